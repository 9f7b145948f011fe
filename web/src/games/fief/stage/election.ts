/** The state of an election: candidates, tokens, and their worth once revealed. */
import type { FiefView } from '../../../protocol';
import { lordOf } from '../view';
import { lastOf, type Scene } from './scene';

export interface Candidate {
  lord: string;
  /** The family; null when the lord is gone. */
  seat: number | null;
  /** The owners of face-down tokens, For or Null. */
  tokens: number[];
  /** The viewer's own tokens among them, which are known. */
  own: ('for' | 'null')[];
  /** Once revealed: the voters, with their numbers of votes. */
  backers: { seat: number; count: number }[];
  /** Once revealed: the owners of Null tokens. */
  nulls: number[];
  total: number;
  elected: boolean;
}

export interface Poll {
  office: string;
  candidates: Candidate[];
  /** The worth of each player's For token. */
  voices: number[];
  /** Whether tokens are being laid. */
  voting: boolean;
  /** Whether they are revealed. */
  shown: boolean;
  /** The seats that have laid both tokens. */
  placed: number[];
  /** Whether it is over. */
  over: boolean;
}

const ENDS = ['bishop', 'pope', 'king', 'nobody-elected', 'no-candidate'];

export function pollOf(scene: Scene, table: FiefView, you: number | null): Poll {
  const { election } = table;
  const called = lastOf(scene, 'election');
  const office = String(called?.arguments.office ?? election?.office ?? 'king');
  const end = lastOf(scene, ...ENDS);
  const running = election !== null && end === null;
  const votes = scene.lines.filter(({ event }) => event === 'vote-shown');
  const stood = scene.lines
    .filter(({ event }) => event === 'stands')
    .map(({ arguments: given }) => ({ lord: String(given.lord), seat: Number(given.seat) }));
  const names = running ? election.candidates : stood.map(({ lord }) => lord);
  const placed = running ? election.tokens : [];
  const winner = end === null ? null : end.arguments.lord;
  const candidates = names.map((lord): Candidate => {
    const backers = votes
      .filter(({ arguments: given }) => given.candidate === lord)
      .map(({ arguments: given }) => ({ seat: Number(given.seat), count: Number(given.count) }));
    return {
      lord,
      seat: lordOf(table, lord)?.seat ?? stood.find((each) => each.lord === lord)?.seat ?? null,
      tokens: placed
        .filter(({ seat }) => seat !== you)
        .flatMap(({ seat, lords }) => lords.filter((each) => each === lord).map(() => seat)),
      own: placed
        .filter(({ seat }) => seat === you)
        .flatMap(({ lords, candidate }) =>
          lords
            .filter((each) => each === lord)
            .map((each, at) => (each === candidate && at === 0 ? 'for' : 'null')),
        ),
      backers,
      nulls: votes
        .filter(({ arguments: given }) => given.null === lord)
        .map(({ arguments: given }) => Number(given.seat)),
      total: backers.reduce((sum, { count }) => sum + count, 0),
      elected: lord === winner,
    };
  });
  return {
    office,
    candidates,
    voices: running ? election.voices : voicesShown(scene, table),
    voting: running && election.voting,
    shown: votes.length > 0,
    placed: placed.map(({ seat }) => seat),
    over: end !== null,
  };
}

function voicesShown({ lines }: Scene, table: FiefView): number[] {
  const voices = table.seats.map(() => 0);
  for (const { event, arguments: given } of lines) {
    if (event === 'vote-shown') voices[Number(given.seat)] = Number(given.count);
  }
  return voices;
}
