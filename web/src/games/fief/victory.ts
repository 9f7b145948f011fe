/** How near everyone is to victory (FIEF-7.0-02): points and their sources. */
import type { Sign } from './icons';
import { familyOf, fiefOf, type Table } from './view';

export interface Source {
  sign: Sign;
  lord: string;
  /** The fief, if the point comes from its title. */
  fief?: string;
}

/** Every point of a seat: fief titles, the king, the pope. */
export function sourcesOf(table: Table, seat: number): Source[] {
  return familyOf(table, seat).flatMap((lord) => [
    ...(lord.king ? [{ sign: 'king' as const, lord: lord.name }] : []),
    ...(lord.pope ? [{ sign: 'pope' as const, lord: lord.name }] : []),
    ...lord.fiefs.map((fief) => ({
      sign: (fiefOf(table, fief)?.rank ?? 'barony') as Sign,
      lord: lord.name,
      fief,
    })),
  ]);
}

export interface Camp {
  /** One player, or two who can only win together. */
  seats: number[];
  points: number;
  goal: number;
}

/** Who can win with whom, the nearest to victory first. */
export function campsOf(table: Table): Camp[] {
  const camps = table.seats.flatMap(({ ally, goal, together, points }, seat): Camp[] => {
    const paired = isPaired(table, seat);
    if (!paired) return [{ seats: [seat], points, goal }];
    return ally !== null && seat < ally ? [{ seats: [seat, ally], points: together, goal }] : [];
  });
  return camps.sort((one, other) => one.goal - one.points - (other.goal - other.points));
}

function isPaired(table: Table, seat: number): boolean {
  return table.pairs_win && (table.seats[seat]?.ally ?? null) !== null;
}

/** The winners if the turn ended now; a player alone wins before a pair. */
export function winningNow(table: Table): Camp[] {
  const reached = campsOf(table).filter(({ points, goal }) => points >= goal);
  const alone = reached.filter(({ seats }) => seats.length === 1);
  return alone.length > 0 ? alone : reached;
}
