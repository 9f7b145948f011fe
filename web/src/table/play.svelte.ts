/** One person's part in a running game: what is asked, what is chosen, and what is sent. */
import { Refusal } from '../api';
import type { GameFace } from '../games/contract';
import type { GameInfo, Option, Propose, Told } from '../protocol';
import { toasts } from '../theme/toasts.svelte';
import type { Words } from '../words';
import type { Live, Request } from './live.svelte';
import { Past } from './past.svelte';
import { Picking } from './picking.svelte';
import { sound } from './sounds';
import { Stage, type Shown } from './stage.svelte';
import type { TableWords } from './tablewords.svelte';

/** A button beside the sentence. */
export interface Offered {
  key: string;
  label: string;
  strong: boolean;
  take: () => void;
}

export class Play {
  readonly picking: Picking;
  /** For the past: nothing can be chosen there. */
  readonly nothing: Picking;
  readonly stage: Stage;
  readonly past: Past;
  /** Whether the bot is being asked for advice. */
  thinking = $state(false);
  /** The answer that is on its way, and the position from which on it stands. */
  private sent = $state.raw<{ decision: string; option: Option; until: number } | null>(null);

  constructor(
    readonly live: Live,
    readonly game: GameInfo,
    readonly face: GameFace,
    readonly speaker: TableWords,
  ) {
    this.picking = new Picking(game.verbs);
    this.nothing = new Picking(game.verbs);
    this.stage = new Stage(face, this.present(), sound, (shown) => this.asked(shown));
    this.past = new Past({
      first: () => live.welcome?.started ?? 0,
      last: () => live.view?.number ?? 0,
      look: (number, eyes) => live.look(number, eyes),
      fly: (lines, before, speed) => this.stage.fly(lines, before, speed),
      chronicle: () => live.chronicle,
      refused: (problem) => this.told(problem),
    });
    this.asked(this.stage.shown);
    live.onupdate = (fresh) => this.stage.next(this.present(), fresh);
    live.onproblem = (problem) => toasts.warn(this.words.error(problem));
  }

  get words(): Words {
    return this.speaker.words;
  }

  get you(): number | null {
    return this.live.welcome?.you ?? null;
  }

  get over(): boolean {
    return this.live.info?.status === 'over';
  }

  /** Whether a bot plays on this reader's seat. */
  get away(): boolean {
    return this.you !== null && (this.live.info?.seats[this.you]?.away ?? false);
  }

  /** What was answered and is not yet seen on the board. */
  get sending(): Option | null {
    return this.picking.decision === null ? (this.sent?.option ?? null) : null;
  }

  /** The chronicle as far as the board has got. */
  get chronicle(): readonly Told[] {
    const { past, stage, live } = this;
    if (past.on) return past.chronicle;
    return live.chronicle.slice(0, stage.shown.told);
  }

  private present(): Shown {
    const { view, decision, position, chronicle } = this.live;
    if (view === null) throw new Error('a game is shown when it has begun');
    return { view, decision, position, told: chronicle.length };
  }

  /** The question that belongs to what is shown; one that is answered already is not put again. */
  private asked({ decision, position }: Shown): void {
    const answered = decision?.id === this.sent?.decision && position < (this.sent?.until ?? 0);
    if (!answered) this.sent = null;
    this.picking.ask(answered ? null : decision);
  }

  // Choosing --------------------------------------------------------------------------------------

  /** Whether what is chosen goes out without another word. */
  readonly ready: Option | null = $derived.by(() => {
    const { single, any, advised } = this.picking;
    if (single === null || !any || advised) return null;
    return this.wantsCare(single) ? null : single;
  });

  /** The buttons beside the sentence: what cannot be clicked on the board, or must be made sure. */
  readonly offered: Offered[] = $derived.by(() => {
    const { single, any, leftVerbs } = this.picking;
    if (single !== null) {
      const label = this.words.choice(single);
      return [{ key: 'it', label, strong: true, take: () => void this.send(single) }];
    }
    const differ = leftVerbs.length > 1;
    const wanted = leftVerbs.filter((verb) => this.isPlain(verb) || (any && differ));
    // What ends or declines stands last, where the thumb is, and is the strong one.
    const declines = (verb: string) => this.game.declining.includes(verb);
    wanted.sort((one, other) => Number(declines(one)) - Number(declines(other)));
    return wanted.map((verb) => ({
      key: verb,
      label: this.words.say(`verb-${verb}`),
      strong: declines(verb),
      take: () => this.picking.pickVerb(verb),
    }));
  });

  /** A verb without fields: nothing on the board stands for it. */
  private isPlain(verb: string): boolean {
    return (this.game.verbs[verb] ?? []).length === 0;
  }

  private wantsCare(option: Option): boolean {
    return this.face.confirm.includes(String(option.choice.do));
  }

  /** Take an option from the list of all choices. */
  take(option: Option): void {
    if (this.wantsCare(option)) this.picking.pickOption(option);
    else void this.send(option);
  }

  async send(option: Option): Promise<void> {
    const { decision } = this.picking;
    if (decision === null) return;
    const { position } = this.stage.shown;
    this.sent = { decision: decision.id, option, until: Infinity };
    this.picking.ask(null);
    try {
      const { choice } = option;
      const done = await this.live.ask({ type: 'answer', position, decision: decision.id, choice });
      if (this.sent?.decision === decision.id) {
        this.sent = { ...this.sent, until: done.position };
      }
    } catch (problem) {
      this.sent = null;
      this.told(problem);
      this.picking.ask(this.stage.shown.decision);
    }
  }

  // The rest of the table -------------------------------------------------------------------------

  /** Ask something of the table; what is refused is told in one sentence. */
  async ask(request: Exclude<Request, { type: 'look' }>): Promise<boolean> {
    try {
      await this.live.ask(request);
      return true;
    } catch (problem) {
      this.told(problem);
      return false;
    }
  }

  undo(): void {
    if ((this.live.info?.undo ?? 'no') !== 'no') void this.ask({ type: 'undo', to: null });
  }

  propose(what: Propose['what'], seat: number | null = null): void {
    void this.ask({ type: 'propose', what, seat });
  }

  /** Mark on the board what the bot would choose; sending it is up to the reader. */
  async hint(): Promise<void> {
    if (this.thinking || this.picking.decision === null) return;
    this.thinking = true;
    try {
      const advice = await this.live.hint();
      if (advice.decision === this.picking.decision?.id) this.picking.advise(advice.choice);
    } catch (problem) {
      this.told(problem);
    } finally {
      this.thinking = false;
    }
  }

  told(problem: unknown): void {
    if (!(problem instanceof Refusal)) throw problem;
    toasts.warn(this.words.error(problem.problem));
  }
}
