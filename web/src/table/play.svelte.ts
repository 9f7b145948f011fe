/** One player's side of a running game: what is asked, what is chosen, and what is sent. */
import { untrack } from 'svelte';
import { Refusal } from '../api';
import type { GameFace } from '../games/contract';
import type { GameInfo, Option, Problem, Propose, Told } from '../protocol';
import { memory, type Pace } from '../memory';
import { toasts } from '../ui/messages/toasts.svelte';
import type { Words } from '../words';
import type { Listener, Live, Request } from './connection/live.svelte';
import { windowName } from './orders/orders';
import { Replay } from './replay/replay.svelte';
import { takeover, type Takeover } from './chronicle/people';
import { Picking } from './question/picking.svelte';
import type { Beside } from './question/sentence';
import { Flights } from './display/flights.svelte';
import { sound } from './display/sounds';
import { Presentation, type Shown } from './display/presentation.svelte';
import type { TableWords } from './tablewords.svelte';

/** A button beside the question. */
export interface Offered {
  key: string;
  label: string;
  strong: boolean;
  /** Whether something else must be done first. */
  held: boolean;
  take: () => void;
}

/** The speed of animations at each pace of the bots. */
const SPEEDS: Record<Pace, number> = { calm: 1, quick: 2, 'at-once': Infinity };

/** How long (ms) an answer may be pending before the page says so. */
const SLOW = 3000;

export class Play implements Listener {
  readonly picking: Picking;
  /** Used in the past, where nothing can be chosen. */
  readonly nothing: Picking;
  readonly flights = new Flights();
  readonly presentation: Presentation;
  readonly replay: Replay;
  /** Whether the bot's advice is pending. */
  thinking = $state(false);
  /** The speed of the bots. */
  pace = $state(memory.pace);
  /** Whether everything is shown at once until the viewer is asked again. */
  private skipping = $state(false);
  /** Whether the viewer is asked whether to propose an undo to the others. */
  doubting = $state(false);
  /** Whether the viewer is setting up a rematch. */
  founding = $state(false);
  /** The choice at the time of 'always pass'; any change of the choice cancels it. */
  private resting = $state.raw<Picking['chosen'] | null>(null);
  /**
   * Words sent right after an answer with this verb; while they are empty the answer is held back.
   */
  pledge = $state.raw<{ verb: string; text: string } | null>(null);
  /** Whether an answer has been pending for long. */
  slow = $state(false);
  /** The question that began the viewer's turn: several answers in a row are one turn. */
  began = $state.raw<string | null>(null);
  /** Whether the viewer was waited for in the state shown last. */
  private awaited = false;
  /** Whether the result is hidden from a viewer who watches the game from its beginning. */
  private veiled = $state(false);
  /** The pending answer, and the position from which it counts. */
  private sent = $state.raw<{ decision: string; option: Option; until: number } | null>(null);
  /** The last accepted answer. */
  private taken = $state.raw<{ decision: string; option: Option } | null>(null);

  constructor(
    readonly live: Live,
    readonly game: GameInfo,
    readonly face: GameFace,
    readonly tableWords: TableWords,
  ) {
    this.veiled = live.opening !== null && this.over;
    this.picking = new Picking(game.verbs);
    this.nothing = new Picking(game.verbs);
    this.presentation = new Presentation(
      face,
      this.flights,
      this.present(),
      sound,
      (shown) => this.asked(shown),
      () => this.isHurried(),
      (end) => this.tellMissed(end),
    );
    this.presentation.speed = SPEEDS[this.pace];
    this.replay = new Replay({
      first: () => live.welcome?.started ?? 0,
      last: () => live.view?.number ?? 0,
      look: (number, eyes) => live.look(number, eyes),
      fly: (lines, before, speed) => this.presentation.fly(lines, before, speed),
      chronicle: () => live.chronicle,
      refused: (problem) => this.told(problem),
      shown: (number) => this.unveil(number),
    });
    this.asked(this.presentation.shown);
    if (live.opening !== null) this.replay.show(live.opening);
    live.listener = this;
  }

  /** An update has come, with these new lines: see `Listener`. */
  updated(fresh: Told[] | null): void {
    this.presentation.next(this.present(), fresh);
  }

  refused(problem: Problem): void {
    toasts.warn(this.words.error(problem));
  }

  /**
   * Do not hold the table on a hidden page, or while the viewer's clock runs: the next question is
   * there already.
   */
  private isHurried(): boolean {
    const live = this.live.welcome?.settings.clock.type === 'live';
    return live || document.visibilityState === 'hidden';
  }

  /** A result that was not held is shown in one line, even later. */
  private tellMissed(end: Told): void {
    const tell = () => toasts.info(this.words.event(end));
    if (document.visibilityState === 'visible') tell();
    else document.addEventListener('visibilitychange', tell, { once: true });
  }

  /** The number of a player's arms at this table. */
  arms(seat: number): number {
    return this.live.view === null ? seat : (this.face.arms?.(this.live.view, seat) ?? seat);
  }

  get words(): Words {
    return this.tableWords.words;
  }

  get you(): number | null {
    return this.live.welcome?.you ?? null;
  }

  get over(): boolean {
    return this.live.info?.status === 'over';
  }

  /** The seat at the bottom; null if all cards are open. */
  get eyes(): number | null {
    const { replay } = this;
    if (!replay.on || replay.eyes === 'mine' || replay.eyes === 'public') return this.you;
    return typeof replay.eyes === 'number' ? replay.eyes : null;
  }

  /** Whether a bot plays for the viewer. */
  get away(): boolean {
    return this.you !== null && (this.live.info?.seats[this.you]?.away ?? false);
  }

  /** Why a bot plays, or once played, for the viewer. */
  get takeover(): Takeover | null {
    return this.you === null ? null : takeover(this.live.chronicle, this.you);
  }

  /**
   * Whether the viewer can take the seat back from the bot: with a live clock only after the first
   * time-out.
   */
  get mayReturn(): boolean {
    const live = this.live.welcome?.settings.clock.type === 'live';
    return !live || (this.takeover?.late ?? 0) < 2;
  }

  /** The answer that was sent and is not yet visible on the board. */
  get sending(): Option | null {
    return this.picking.decision === null ? (this.sent?.option ?? null) : null;
  }

  /** The viewer's answer to a question that others have yet to answer, unless it is a pass. */
  get answered(): Option | null {
    const { taken } = this;
    if (taken === null || this.picking.decision !== null) return null;
    if (this.game.declining.includes(String(taken.option.choice.do))) return null;
    const asked = questionOf(taken.decision);
    const stands = this.presentation.shown.view.waiting.some(({ id }) => questionOf(id) === asked);
    return stands ? taken.option : null;
  }

  /** The viewer's answer in a window whose outcome is not visible yet. */
  get held(): Option | null {
    const own = this.presentation.shown.view.waiting.find(({ seat }) => seat === this.you);
    const { taken } = this;
    return taken !== null && taken.decision === own?.id ? taken.option : null;
  }

  /** The chronicle up to what the board shows. */
  get chronicle(): readonly Told[] {
    const { replay, presentation, live } = this;
    if (replay.on) return this.veiled ? replay.chronicle.slice(0, replay.told) : replay.chronicle;
    return live.chronicle.slice(0, presentation.shown.told);
  }

  private present(): Shown {
    const { view, decision, position, chronicle } = this.live;
    if (view === null) throw new Error('a game is shown when it has begun');
    const shown = this.veiled ? { ...view, result: null } : view;
    return { view: shown, decision, position, told: chronicle.length };
  }

  /** Reveal the result at the end of the replay, or when the viewer leaves it. */
  private unveil(number: number | null): void {
    if (!this.veiled || (number !== null && number < (this.live.view?.number ?? 0))) return;
    this.veiled = false;
    this.presentation.next(this.present(), null);
  }

  /** Ask the question of what is shown, unless it is already answered. */
  private asked({ view, decision, position }: Shown): void {
    if (decision !== null && !this.awaited) this.began = decision.id;
    if (this.skipping && (decision !== null || view.result !== null)) this.keepPace(false);
    this.awaited = decision !== null || view.waiting.some(({ seat }) => seat === this.you);
    const answered = decision?.id === this.sent?.decision && position < (this.sent?.until ?? 0);
    if (!answered) this.sent = null;
    this.picking.ask(answered ? null : decision);
  }

  // The pace of bots ------------------------------------------------------------------------------

  setPace(pace: Pace): void {
    memory.pace = this.pace = pace;
    this.keepPace(false);
  }

  /** Whether the viewer waits for bots that could answer faster. */
  get skippable(): boolean {
    const { replay, picking, presentation, live } = this;
    if (replay.on || picking.decision !== null || this.skipping || this.pace === 'at-once')
      return false;
    if (live.info?.status !== 'playing') return false;
    return presentation.shown.view.waiting.some(({ seat }) => live.info?.seats[seat]?.bot != null);
  }

  /** Show the bots' answers at once, until the viewer is asked. */
  skip(): void {
    if (!this.skippable) return;
    this.keepPace(true);
    this.presentation.goOn();
  }

  private keepPace(skipping: boolean): void {
    this.skipping = skipping;
    const pace = skipping ? 'at-once' : this.pace;
    this.presentation.speed = SPEEDS[pace];
    this.live.wish(pace);
  }

  // Choosing --------------------------------------------------------------------------------------

  /** The option to send without confirmation. */
  readonly ready: Option | null = $derived.by(() => {
    const { single, any, advised, chosen, insisted, named, deliberate } = this.picking;
    if (single === null || !any || advised) return null;
    if (insisted) return single;
    const implied = Object.keys(single.choice).some((name) => name !== 'do' && !(name in chosen));
    // A button that names the action confirms it, and so does the second click of an option that
    // takes several.
    const careful = named || deliberate ? this.doubtOf(single) !== null : this.wantsCare(single);
    return careful || (implied && this.face.confirmImplied) ? null : single;
  });

  /** The buttons beside the question: what cannot be clicked on the board, or must be confirmed. */
  readonly offered: Offered[] = $derived.by(() => {
    const { single, any, leftVerbs } = this.picking;
    if (this.forGood) return [];
    if (single !== null) {
      // The same answer has the same name, whether or not there are others.
      const verb = String(single.choice.do);
      const label = this.isPlain(verb) ? this.named(verb) : this.words.choice(single);
      const take = () => void this.send(single);
      return [{ key: 'it', label, strong: true, held: this.isHeld(verb), take }];
    }
    const differ = leftVerbs.length > 1;
    const boardVerbs = this.face.boardVerbs ?? [];
    const wanted = leftVerbs.filter(
      (verb) => !boardVerbs.includes(verb) && (this.isPlain(verb) || (any && differ)),
    );
    // Whatever ends or declines is last, near the thumb. It is the primary button, unless it needs
    // confirmation or there is only one way to go on, outside of windows that most players pass.
    const declines = (verb: string) => this.game.declining.includes(verb);
    const careful = (verb: string) =>
      this.picking.left.some((option) => option.choice.do === verb && this.wantsCare(option));
    const onward = wanted.filter((verb) => !declines(verb));
    const [only, ...others] = onward;
    const goes = others.length === 0 && this.window === null && only && !careful(only);
    const primaryVerbs =
      onward.find((verb) => this.face.primaryVerbs?.includes(verb)) ?? (goes ? only : undefined);
    const strong = (verb: string) =>
      primaryVerbs === undefined ? declines(verb) && !careful(verb) : verb === primaryVerbs;
    wanted.sort((one, other) => Number(declines(one)) - Number(declines(other)));
    return wanted.map((verb) => ({
      key: verb,
      label: this.named(verb),
      strong: strong(verb),
      held: this.isHeld(verb),
      take: () => this.picking.nameVerb(verb),
    }));
  });

  /** The name of a verb, for this question or in general. */
  private named(verb: string): string {
    const own = `verb-${this.picking.decision?.prompt}-${verb}`;
    return this.words.say(this.words.knows(own) ? own : `verb-${verb}`);
  }

  /** Whether a verb has no fields and nothing on the board represents it. */
  private isPlain(verb: string): boolean {
    return (this.game.verbs[verb] ?? []).length === 0;
  }

  private wantsCare(option: Option): boolean {
    const verb = String(option.choice.do);
    const { decision } = this.picking;
    if (decision === null) return false;
    return (
      [verb, `${decision.prompt}:${verb}`].some((each) => this.face.confirm.includes(each)) ||
      this.doubtOf(option) !== null
    );
  }

  private doubtOf(option: Option): string | null {
    const { decision } = this.picking;
    if (decision === null) return null;
    return this.face.doubts?.(decision, option, this.presentation.shown.view, this.words) ?? null;
  }

  /** What is shown with the question in the current state. */
  get beside(): Beside {
    const { decision, single, leftVerbs } = this.picking;
    if (decision === null) return {};
    const held = leftVerbs.find((verb) => this.isHeld(verb));
    return {
      doubt: single === null ? null : this.doubtOf(single),
      first: held === undefined ? null : this.words.say(`board-held-${held}`),
      note: this.face.notes?.(decision, this.presentation.shown.view, this.words),
      lasting: this.forGood
        ? this.words.say('at-order-sure', { window: windowName(decision.prompt, this.words) })
        : null,
    };
  }

  /** Whether an answer with this verb still needs words. */
  private isHeld(verb: string): boolean {
    return this.pledge?.verb === verb && this.pledge.text === '';
  }

  /** Choose an option from the list of all choices. */
  take(option: Option): void {
    if (this.wantsCare(option)) this.picking.pickOption(option);
    else void this.send(option);
  }

  /** Send the one option that is left. Game.svelte runs this as an effect: at each click. */
  sendWhenReady(): void {
    const option = this.ready;
    if (option !== null && !this.replay.on) untrack(() => void this.send(option));
  }

  async send(option: Option): Promise<void> {
    const { decision } = this.picking;
    if (decision === null) return;
    const verb = String(option.choice.do);
    if (this.isHeld(verb)) {
      this.picking.clear();
      toasts.info(this.words.say(`board-held-${verb}`));
      return;
    }
    const { position } = this.presentation.shown;
    const timer = setTimeout(() => (this.slow = true), SLOW);
    this.sent = { decision: decision.id, option, until: Infinity };
    this.picking.ask(null);
    try {
      const { choice } = option;
      const word = this.wordOf(verb);
      const done = await this.live.ask({ type: 'answer', position, decision: decision.id, choice });
      if (this.sent?.decision === decision.id) {
        this.sent = { ...this.sent, until: done.position };
      }
      this.taken = { decision: decision.id, option };
      if (word !== '') await this.ask({ type: 'say', text: word, confidential: true });
    } catch (problem) {
      this.sent = null;
      this.told(problem);
      this.picking.ask(this.presentation.shown.decision);
    } finally {
      clearTimeout(timer);
      this.slow = false;
    }
  }

  /** Send the words of an answer, once it is accepted: before that, nobody may read them. */
  private wordOf(verb: string): string {
    return this.pledge?.verb === verb ? this.pledge.text : '';
  }

  /** Do something without being asked, such as withdrawing an offer. */
  unprompted(option: Option): void {
    const { unprompted, position } = this.live;
    if (unprompted === null) return;
    void this.ask({ type: 'answer', position, decision: unprompted.id, choice: option.choice });
  }

  // The rest of the table -------------------------------------------------------------------------

  /** Send a request to the table; a refusal is shown in one sentence. */
  async ask(request: Exclude<Request, { type: 'look' }>): Promise<boolean> {
    try {
      await this.live.ask(request);
      return true;
    } catch (problem) {
      this.told(problem);
      return false;
    }
  }

  /** Whether a window can open at this table. */
  opens(window: string): boolean {
    const { view } = this.live;
    return view === null || (this.face.opens?.(window, view) ?? true);
  }

  /** Whether any automatic answers are possible. */
  get orders(): boolean {
    const { status } = this.live.info ?? {};
    const any = this.game.windows.length > 0 || this.face.settings !== undefined;
    return any && this.you !== null && (status === 'playing' || status === 'paused');
  }

  /** The current window, if an automatic answer could pass it. */
  get window(): string | null {
    const { prompt } = this.picking.decision ?? {};
    return prompt !== undefined && this.game.windows.includes(prompt) ? prompt : null;
  }

  /** Whether to ask for confirmation of always passing in this window. */
  get forGood(): boolean {
    return this.window !== null && this.resting === this.picking.chosen;
  }

  /**
   * Pass in the current window now and from now on. Since this gives up a lot, the viewer must
   * confirm it, with the name of the window.
   */
  alwaysPass(): void {
    const { window, picking } = this;
    if (window === null) return;
    if (this.forGood) {
      void this.ask({ type: 'order', window, order: 'pass' });
    } else {
      picking.clear();
      this.resting = picking.chosen;
    }
  }

  /** Pass in all windows until the viewer's next turn, or no longer. */
  passTurn(passing: boolean): void {
    void this.ask({ type: 'pass-turn', passing });
  }

  /** Undo the last answer. If the others must agree, they are asked only if `sure`. */
  undo(sure = false): void {
    const { undo, proposal } = this.live.info ?? { undo: 'no', proposal: null };
    if (undo === 'no' || proposal?.what === 'undo') return;
    this.doubting = undo === 'ask' && !sure;
    if (!this.doubting) void this.ask({ type: 'undo', to: null, propose: undo === 'ask' });
  }

  propose(what: Propose['what'], seat: number | null = null): void {
    void this.ask({ type: 'propose', what, seat });
  }

  /** Clear the choice; while there is advice, only that. */
  letGo(): void {
    if (this.picking.advised) this.picking.ignore();
    else this.picking.clear();
  }

  /** Mark on the board what the bot would choose, without sending it. */
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
    // With several seats asked at once, somebody else may act in the meantime: that is not an
    // error.
    if (problem.problem.error === 'no-such-decision') toasts.info(this.words.say('at-too-late'));
    else toasts.warn(this.words.error(problem.problem));
  }
}

/** The part of a decision's id that all seats asked together share. */
const questionOf = (id: string) => id.slice(0, id.indexOf('.'));
