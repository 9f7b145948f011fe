/** What travels between the page and the server. Made by tools/wire_types.py from
 * src/tableronde/server/protocol/ and from what the games declare: change those, then run it. */

export const PROTOCOL = 2;
export const MOST_BYTES = 4096;

/** The games by their ids: where any may be meant, a type that is generic in it is left so. */
export type GameId = keyof Games;

type Names<Kinds> = { [Kind in keyof Kinds]: keyof Kinds[Kind] }[keyof Kinds];
type Flat<Parts> = { [Name in keyof Parts]: Parts[Name] };

/** One of several kinds of arguments. Until it is known which, what others have is undefined. */
type One<Kinds, Kind extends keyof Kinds> = Flat<
  Kinds[Kind] & { [Name in Exclude<Names<Kinds>, keyof Kinds[Kind]>]?: undefined }
>;

/** An option as its verb (`do`) and the fields of that verb. */
export type Choice<G extends GameId = GameId> = G extends GameId
  ? ChoiceOf<Games[G]['verbs']>
  : never;
type ChoiceOf<Verbs> = {
  [Verb in keyof Verbs]: Flat<{ do: Verb } & One<Verbs, Verb>>;
}[keyof Verbs];

/** A question with its arguments. */
type Asked<Prompts> = {
  [Prompt in keyof Prompts]: { prompt: Prompt; arguments: One<Prompts, Prompt> };
}[keyof Prompts];

/** An event with its arguments. */
type Happened<Events> = {
  [Event in keyof Events]: { event: Event; arguments: One<Events, Event> };
}[keyof Events];

/**
 * A seat that must decide, and why. Part of every view.
 */
export type Waiting<G extends GameId = GameId> = G extends GameId
  ? Omit<WaitingFields, 'prompt' | 'arguments'> & Asked<Games[G]['prompts']>
  : never;
/**
 * What a viewer sees of the game. Each game declares the type of `table` (AvalonView, …), and
 * its prompts with their arguments (AvalonPrompts, …).
 */
export type View<G extends GameId = GameId> = G extends GameId
  ? Omit<ViewFields, 'game' | 'table' | 'waiting'> & {
      game: G;
      table: Games[G]['view'];
      waiting: Waiting<G>[];
    }
  : never;
/**
 * A legal choice: its verb as `do`, with the fields of that verb (AvalonVerbs, …). The
 * sentence `choice-<verb>` takes the fields of the choice and of `details` (AvalonDetails, …) as
 * arguments. `details` are facts about the components that the choice names.
 */
export type Option<G extends GameId = GameId> = G extends GameId
  ? { choice: Choice<G>; details: Games[G]['details'] }
  : never;
/**
 * A question to this viewer, with its legal options.
 */
export type Decision<G extends GameId = GameId> = G extends GameId
  ? Omit<DecisionFields, 'prompt' | 'arguments' | 'options'> & { options: Option<G>[] } & Asked<
        Games[G]['prompts']
      >
  : never;
/**
 * A line of the chronicle: an event as this viewer may know it. Each game declares its events
 * with their arguments (AvalonEvents, …); those of every table are in TableEvents.
 */
export type Told<G extends GameId = GameId> = G extends GameId
  ? Omit<ToldFields, 'event' | 'arguments'> & Happened<Games[G]['events'] & TableEvents>
  : never;
export type ClientMessage =
  | Hello
  | SetPace
  | Answer
  | Undo
  | Propose
  | Vote
  | Order
  | PassTurn
  | Wait
  | Remark
  | Say
  | Leave
  | Resign
  | Return
  | Fill
  | Look
  | Hint
  | Sayable
  | Ping;
export type ServerMessage =
  Welcome | Update | Done | Refused | Sight | FullChronicle | Advice | Remarks | Chat | Pong;

/**
 * The settings of a table.
 */
export interface Settings {
  game: string;
  options: { [k: string]: string };
  seats: string[];
  clock: NoClock | LiveClock | DaysClock;
  private: boolean;
  spectators: boolean;
  hints: boolean | null;
}
/**
 * No time limit.
 */
export interface NoClock {
  type: 'none';
}
/**
 * Seconds for the whole game, and an increment per turn.
 */
export interface LiveClock {
  type: 'live';
  seconds: number;
  increment: number;
}
/**
 * Days for each answer.
 */
export interface DaysClock {
  type: 'days';
  days: number;
}
/**
 * The first message: the table, and the key of a seat (empty for a spectator).
 */
export interface Hello {
  type: 'hello';
  protocol: number;
  table: string;
  key?: string;
  pace?: 'at-once' | 'calm' | 'quick';
}
/**
 * Set how fast bots play. The slowest pace that anyone at the table wants applies.
 */
export interface SetPace {
  type: 'pace';
  pace: 'at-once' | 'calm' | 'quick';
}
/**
 * Answer an open decision with one of its options. `position` is that of the last update that
 * the client has received.
 */
export interface Answer {
  type: 'answer';
  token: string;
  position: number;
  decision: string;
  choice: Choice;
}
/**
 * Undo answers until `to` are left (None: the seat's last one). If that needs consent, it
 * becomes a proposal to the others, or is refused if `propose` is false.
 */
export interface Undo {
  type: 'undo';
  token: string;
  to?: number | null;
  propose?: boolean;
}
/**
 * Propose to the others to pause, to resume, or to replace a missing person by a bot.
 */
export interface Propose {
  type: 'propose';
  token: string;
  what: 'pause' | 'replace' | 'resume';
  seat?: number | null;
}
export interface Vote {
  type: 'vote';
  token: string;
  proposal: number;
  yes: boolean;
}
/**
 * Set the automatic answer for a kind of window, named by its prompt: always ask, ask only if
 * able to act, or always pass.
 */
export interface Order {
  type: 'order';
  token: string;
  window: string;
  order: 'ask' | 'if-able' | 'pass';
}
/**
 * Pass in all windows until the seat's next turn, or stop passing.
 */
export interface PassTurn {
  type: 'pass-turn';
  token: string;
  passing: boolean;
}
/**
 * Raise or lower the hand (the button "Wait!"). While it is up, nothing is answered
 * automatically for the seat.
 */
export interface Wait {
  type: 'wait';
  token: string;
  raised: boolean;
}
/**
 * Make a remark to the game, which answers no question. Only some games have remarks.
 */
export interface Remark {
  type: 'remark';
  token: string;
  choice: Choice;
}
/**
 * Write a line of chat: a seat to the seats, a spectator to the spectators. If `confidential`,
 * only to the seats of a private talk or an offer, in games that have them.
 */
export interface Say {
  type: 'say';
  token: string;
  text: string;
  confidential?: boolean;
}
/**
 * Leave the seat. Before the game it becomes free; later a bot takes over.
 */
export interface Leave {
  type: 'leave';
  token: string;
}
/**
 * End the game: with two seats, or alone with bots.
 */
export interface Resign {
  type: 'resign';
  token: string;
}
/**
 * Take the seat back from the bot that plays it.
 */
export interface Return {
  type: 'return';
  token: string;
}
/**
 * Let bots take all free seats, so that the game begins. Only for the host.
 */
export interface Fill {
  type: 'fill';
  token: string;
  bot: string;
}
/**
 * Ask for the table as it was after `number` answers. `eyes` is `mine` or, when the game is
 * over, a seat, `all` (everything open) or `public` (a spectator's view).
 */
export interface Look {
  type: 'look';
  token: string;
  number: number;
  eyes?: number | ('all' | 'mine' | 'public');
}
/**
 * Ask what a bot would choose.
 */
export interface Hint {
  type: 'hint';
  token: string;
}
/**
 * Ask which remarks the seat may make now.
 */
export interface Sayable {
  type: 'sayable';
  token: string;
}
/**
 * Check the connection. The server answers `pong`.
 */
export interface Ping {
  type: 'ping';
}
export interface Result {
  winners: number[];
  reason: string;
  scores: { [k: string]: number }[];
}
/**
 * A seat as everyone sees it.
 */
export interface SeatInfo {
  kind: 'bot' | 'free' | 'person';
  name: string;
  bot: string | null;
  away: boolean;
  present: boolean;
  left: number | null;
  running: boolean;
  begins_in: number;
}
/**
 * The open proposal of one person to the others.
 */
export interface Proposal {
  id: number;
  what: 'pause' | 'replace' | 'undo';
  by: number;
  to: number | null;
  seat: number | null;
  yes: number[];
  voters: number[];
}
export interface ChatLine {
  at: number;
  seat: number | null;
  name: string;
  text: string;
  spectator: boolean;
  to: number[];
  number: number;
}
/**
 * A private talk that is going on. Its seats and its time are public.
 */
export interface TalkInfo {
  seats: number[];
  left: number | null;
  running: boolean;
  words: number | null;
}
/**
 * The table around the game, as this viewer sees it.
 */
export interface TableInfo {
  status: 'over' | 'paused' | 'playing' | 'waiting';
  seats: SeatInfo[];
  host: number | null;
  proposal: Proposal | null;
  talk: TalkInfo | null;
  undo: 'ask' | 'free' | 'no';
  resign: boolean;
  orders: { [k: string]: 'ask' | 'if-able' | 'pass' };
  passing: boolean;
  settled: boolean;
  raised: boolean;
  rematch: string | null;
  watchers: number;
  seed: string | null;
}
/**
 * The answer to `hello`; an `update` follows.
 */
export interface Welcome {
  type: 'welcome';
  protocol: number;
  table: string;
  you: number | null;
  settings: Settings;
  seal: string;
  started: number;
  branched: boolean;
  chat: ChatLine[];
}
/**
 * The complete current state for this viewer. `chronicle` replaces the lines from index
 * `chronicle_from` on.
 */
export interface Update {
  type: 'update';
  position: number;
  view: View | null;
  decision: Decision | null;
  unprompted: Decision | null;
  chronicle_from: number;
  chronicle: Told[];
  info: TableInfo;
}
/**
 * The message with this token was carried out, and is on disk.
 */
export interface Done {
  type: 'done';
  token: string;
  position: number;
}
/**
 * A message was not carried out. `error` is the key of a sentence: `error-<key>`.
 */
export interface Refused {
  type: 'refused';
  token: string | null;
  error: string;
  details: { [k: string]: unknown };
  fatal: boolean;
}
/**
 * The answer to `look`.
 */
export interface Sight {
  type: 'sight';
  token: string;
  number: number;
  last: number;
  view: View;
  chronicle: number;
}
/**
 * The whole chronicle of a finished game from another point of view. A `sight` follows.
 */
export interface FullChronicle {
  type: 'full-chronicle';
  token: string;
  chronicle: Told[];
}
/**
 * The answer to `hint`: what a bot would choose.
 */
export interface Advice {
  type: 'advice';
  token: string;
  decision: string;
  choice: Choice;
}
/**
 * The answer to `sayable`.
 */
export interface Remarks {
  type: 'remarks';
  token: string;
  remarks: Option[];
}
export interface Chat {
  type: 'chat';
  line: ChatLine;
}
export interface Pong {
  type: 'pong';
  now: number;
}
/**
 * A field of a verb: its name, and the kind of component that it refers to.
 */
export interface FieldInfo {
  name: string;
  thing: string;
}
export interface OptionInfo {
  name: string;
  values: string[];
}
export interface GameInfo {
  id: string;
  least: number;
  most: number;
  options: OptionInfo[];
  verbs: { [k: string]: FieldInfo[] };
  declining: string[];
  nouns: { [k: string]: string };
  windows: string[];
  quiet: string[];
  bots: string[];
  reconstructed: string[][];
}
/**
 * The body of POST /api/tables.
 */
export interface NewTable {
  settings: Settings;
  name?: string;
}
export interface Created {
  table: string;
  key: string | null;
  invite: string | null;
}
/**
 * The body of POST /api/tables/{table}/seats.
 */
export interface SitDown {
  name: string;
  invite?: string;
  key?: string;
}
/**
 * The body of POST /api/tables/{table}/invitation.
 */
export interface InvitationCheck {
  invite: string;
}
/**
 * Whether an invitation is valid, and whether a seat is free.
 */
export interface Invitation {
  valid: boolean;
  free: boolean;
}
export interface Seated {
  seat: number;
  key: string;
}
/**
 * A table in a list.
 */
export interface Listed {
  table: string;
  settings: Settings;
  seats: SeatInfo[];
  status: 'over' | 'paused' | 'playing' | 'waiting';
  updated: number;
  your_turn: boolean;
  you: number | null;
  winners: number[] | null;
}
/**
 * The body of POST /api/mine: the tables that the browser remembers, with their keys.
 */
export interface RememberedTables {
  tables: { [k: string]: string };
}
/**
 * The body of POST /api/tables/{table}/rematch. Without `settings` they stay the same.
 */
export interface RematchRequest {
  key: string;
  settings?: Settings | null;
}
/**
 * The body of POST /api/tables/{table}/branch. `number` is the position in answers.
 */
export interface PlayOn {
  number: number;
  settings: Settings;
  name?: string;
}
/**
 * The body of every refusal: `error-<key>` in the catalogues, and its arguments.
 */
export interface Problem {
  error: string;
  details: { [k: string]: unknown };
}
export interface TableEvents {
  'bot-takes-over': BotTakesOver;
  forced: BySeat;
  'person-returns': BySeat;
  resigned: BySeat;
  'table-paused': BySeat;
  'table-resumed': BySeat;
  undone: BySeat;
}
export interface BotTakesOver {
  seat: number;
  why: 'clock' | 'left' | 'vote';
}
export interface BySeat {
  seat: number;
}
export interface AvalonView {
  avalon_used: boolean;
  conquests: number;
  crowns: number[];
  discard: string[];
  draw: number;
  draw_cards?: string[];
  hands: AvalonHandView[];
  idle: number;
  idle_empty: number;
  limits: AvalonLimitsView;
  played: boolean;
  row: AvalonRegionView[];
  tiles: AvalonTilesView;
  turn: number;
}
export interface AvalonHandView {
  cards: string[] | null;
  known: string[];
  size: number;
}
/**
 * Numbers of the rules.
 */
export interface AvalonLimitsView {
  conquests: number;
  crowns: number;
}
export interface AvalonRegionView {
  owner: number | null;
  piles: string[][];
  region: string | null;
}
export interface AvalonTilesView {
  face_up: { [k: string]: number };
  pending: (string | null)[];
  used: { [k: string]: number };
  worth: { [k: string]: number }[];
}
/**
 * What the table shows about the things that a choice names.
 */
export interface AvalonDetails {
  name?: string;
  target?: string;
  top?: string;
}
/**
 * Every verb with its fields.
 */
export interface AvalonVerbs {
  reinforce: { card: string; region: number };
  bewitch: { card: string; region: number };
  attack: { card: string; region: number };
  end: {};
  counter: { card: string };
  resist: { card: string };
  pass: {};
  'use-avalon': {};
  'keep-avalon': {};
  'give-card': { card: string };
  'give-top': { region: number };
  'take-tile': { tile: string };
  discard: { card: string };
}
/**
 * Every prompt with its arguments.
 */
export interface AvalonPrompts {
  play: {};
  counter: { region: number; card: string; target: string };
  resist: { region: number; card: string };
  avalon: { count: number };
  pay: { count: number };
  tile: {};
  discard: { count: number };
}
/**
 * Every event with its arguments.
 */
export interface AvalonEvents {
  began: { seat: number };
  turn: { seat: number };
  reinforced: { seat: number; card: string; region: number };
  bewitched: { seat: number; card: string; region: number; target: string };
  countered: { seat: number; card: string; region: number };
  'changed-sides': { seat: number; card: string; region: number };
  attacked: { seat: number; card: string; region: number };
  resisted: { seat: number; card: string; region: number };
  conquered: { seat: number; region: number; name: string };
  'conquered-mist': { seat: number; region: number; name: string };
  'equal-loss': { seat: number; cards: string[]; region: number; count: number };
  'used-avalon': { seat: number; count: number };
  owes: { seat: number; count: number };
  'gave-card': { seat: number; card: string };
  'gave-top': { seat: number; card: string; region: number };
  'gave-all': { seat: number; cards: string[]; count: number };
  'took-tile': { seat: number; tile: string };
  'dark-tile-pays': { seat: number; tile: string };
  'tiles-turned-up': {};
  drew: { seat: number; cards: string[]; count: number };
  'drew-unseen': { seat: number; count: number };
  reshuffled: { count: number };
  discarded: { seat: number; card: string };
  'ended-crowns': { seats: number[] };
  'ended-stalemate': { seats: number[] };
  'ended-idleness': { seats: number[] };
}
export interface GuildsView {
  discard: string[];
  draw: number;
  draw_cards?: string[];
  first: number;
  limits: GuildsLimitsView;
  next_guild: number;
  played: string | null;
  round: number;
  round_reason: string;
  round_winners: number[];
  rounds: number;
  seats: GuildsSeatView[];
  side: string;
  turn: number;
}
/**
 * Numbers of the rules.
 */
export interface GuildsLimitsView {
  copies: { [k: string]: number };
  guilds: number;
}
export interface GuildsSeatView {
  cards: string[] | null;
  guilds: GuildsGuildView[];
  hand: number;
  wins: number;
}
export interface GuildsGuildView {
  cards: string[];
  number: number;
  type: string;
}
/**
 * What the table shows about the things that a choice names.
 */
export interface GuildsDetails {
  cards?: string[];
  kind?: string;
  owner?: number;
  size?: number;
  which?: number;
}
/**
 * Every verb with its fields.
 */
export interface GuildsVerbs {
  play: { card: string };
  lay: { card: string; cards: number; jesters: number };
  use: { guild: number };
  reinforce: { guild: number; card: string; cards: number; jesters: number };
  name: { seat: number; card: string };
  assassinate: { guild: number; card: string };
  steal: { guild: number; card: string };
  'draw-instead': {};
  keep: { card: string; under: string; top: string };
  choose: { seat: number };
  swap: { card: string; also: string };
  give: { card: string };
  take: { card: string };
  copy: { guild: number };
}
/**
 * Every prompt with its arguments.
 */
export interface GuildsPrompts {
  action: {};
  assassin: {};
  prowler: {};
  knight: {};
  'merchant-target': {};
  'merchant-give': { other: number };
  beggar: {};
  'noble-give': { other: number };
  'priest-target': {};
  'priest-take': { other: number };
  'priest-give': { other: number };
  magician: {};
  witch: {};
}
/**
 * Every event with its arguments.
 */
export interface GuildsEvents {
  'round-began': { seat: number; round: number; card: string };
  turn: { seat: number };
  'empty-handed': { seat: number };
  'nothing-to-use': { seat: number };
  played: { seat: number; card: string };
  'discarded-played': { seat: number; card: string };
  laid: { seat: number; card: string; count: number; jesters: number; guild: number };
  used: { seat: number; card: string; guild: number; which: number };
  reinforced: {
    seat: number;
    card: string;
    count: number;
    jesters: number;
    guild: number;
    which: number;
  };
  drew: { seat: number; cards: string[]; count: number };
  'drew-unseen': { seat: number; count: number };
  'out-of-cards': { seat: number; count: number };
  'end-card-turned': {};
  refilled: { count: number };
  'artisan-took': { seat: number; card: string };
  'nothing-to-take': { seat: number };
  'no-guild-to-hit': { seat: number };
  assassinated: {
    seat: number;
    card: string;
    other: number;
    guild: number;
    kind: string;
    which: number;
  };
  stole: { seat: number; card: string; other: number; guild: number; kind: string; which: number };
  dissolved: { seat: number; cards: string[]; guild: number; kind: string; which: number };
  'knight-took': { seat: number; other: number; card: string };
  'knight-missed': { seat: number; other: number; card: string };
  merchant: { seat: number; other: number };
  swapped: { seat: number; other: number; given: string[]; received: string[] };
  'swapped-unseen': { seat: number; other: number };
  'beggar-richest': { seat: number };
  begged: { seat: number; other: number; card: string };
  'begged-unseen': { seat: number; other: number };
  gave: { seat: number; other: number; card: string };
  'gave-unseen': { seat: number; other: number };
  'saw-hand': { seat: number; other: number; cards: string[] };
  'saw-hand-unseen': { seat: number; other: number };
  'priest-took': { seat: number; other: number; card: string };
  'priest-took-unseen': { seat: number; other: number };
  'priest-gave': { seat: number; other: number; card: string };
  'priest-gave-unseen': { seat: number; other: number };
  'magician-discarded': { seat: number; card: string };
  'witch-revealed': { seat: number; card: string };
  'witch-copied': { seat: number; other: number; guild: number; card: string; which: number };
  'round-score': { seat: number; guilds: number; members: number; hand: number };
  'round-third-guild': { seats: number[]; round: number };
  'round-end-card': { seats: number[]; round: number };
  ended: { seats: number[] };
}
export interface MasteryView {
  battle: MasteryBattleView | null;
  crown_used: boolean;
  cycles: number;
  first: number | null;
  limits: MasteryLimitsView;
  map: MasteryTileView[];
  modes: MasteryModesView;
  piles?: string[][];
  seats: MasteryPlayerView[];
  target: number;
  turn: number;
  turn_number: number;
}
export interface MasteryBattleView {
  conflict: (string | null)[];
  counted: number[];
  difference: number;
  ground: number[];
  knights: number[];
  rolled: number[];
  sceptre: number[];
  scores: number[];
  sides: number[];
  step: number;
  support: string[][];
  tile: number;
  winner: number | null;
}
/**
 * Numbers of the rules.
 */
export interface MasteryLimitsView {
  faces: number;
  garrison: number;
}
export interface MasteryTileView {
  capacity: number | null;
  kind: string;
  knights: number;
  land: string | null;
  owner: number | null;
  points: number;
  q: number;
  r: number;
  supply: number[] | null;
}
export interface MasteryModesView {
  chaos: boolean;
  cutthroat: boolean;
  siege: boolean;
  skirmish: boolean;
  team: number;
}
export interface MasteryPlayerView {
  artefacts: MasteryArtefactView[];
  cards: string[] | null;
  castle: string | null;
  discard: MasteryDiscardView[];
  draw: number;
  hand: number;
  known: (string | null)[];
  points: number;
  reserve: number;
  team: number;
}
export interface MasteryArtefactView {
  destroyed: number | null;
  name: string;
}
export interface MasteryDiscardView {
  card: string;
  turn: number;
}
/**
 * What the table shows about the things that a choice names.
 */
export interface MasteryDetails {
  land?: string;
  owner?: number;
  to_land?: string;
}
/**
 * Every verb with its fields.
 */
export interface MasteryVerbs {
  'choose-castle': { castle: string };
  'call-to-arms': {};
  'tactical-advance': {};
  fracture: { artefact: string };
  pass: {};
  crown: {};
  redeploy: {};
  move: { tile: number; to: number; count: number };
  done: {};
  advance: { tile: number; count: number };
  halt: {};
  'end-turn': {};
  match: {};
  refrain: {};
  commit: { card: string };
  support: { ones: number; twos: number };
  decline: {};
  discard: { card: string };
  keep: {};
  destroy: { artefact: string };
  look: { seat: number };
  leave: {};
  'throw-away': {};
  recover: { card: string };
  lay: { card: string };
}
/**
 * Every prompt with its arguments.
 */
export interface MasteryPrompts {
  'choose-castle': {};
  turn: { cycles: number };
  'turn-after': {};
  redeploy: {};
  advance: {};
  'fracture-crown': { other: number; artefact: string };
  'fracture-sceptre': { artefacts: string[] };
  'fracture-orb': { artefacts: string[] };
  corrupt: {};
  'choose-pile': {};
  looked: { other: number };
  recover: {};
  arrange: { depth: number; count: number };
  match: { artefact: string; count: number };
  commit: { other: number };
  support: { other: number; own: number; rival: number };
  'support-team': { other: number; own: number; rival: number };
  'discard-territory': { tile: number; land: string };
  'discard-artefact': { artefact: string };
}
/**
 * Every event with its arguments.
 */
export interface MasteryEvents {
  'castle-chosen': { seat: number; castle: string };
  'map-laid': {};
  'artefacts-dealt': { seat: number; artefacts: string[] };
  'knights-stand': { seat: number; homelands: number };
  'first-player': { seat: number };
  drew: { seat: number; cards: string[]; count: number };
  'drew-unseen': { seat: number; count: number };
  reshuffled: { seat: number; count: number };
  authority: { seat: number; count: number };
  turn: { seat: number };
  'knights-came': { seat: number; count: number };
  'no-dice-left': { seat: number; count: number };
  'call-to-arms': { seat: number };
  'tactical-advance': { seat: number };
  fractured: { seat: number; other: number; artefact: string };
  'crown-declared': { seat: number; artefact: string };
  'crown-in-vain': { seat: number };
  corrupted: { seat: number; other: number; artefact: string };
  looked: { seat: number; other: number; card: string };
  'looked-unseen': { seat: number; other: number };
  left: { seat: number; other: number };
  'threw-away': { seat: number; other: number; card: string };
  recovered: { seat: number; card: string };
  'looked-ahead': { seat: number; cards: string[] };
  'looked-ahead-unseen': { seat: number; count: number };
  arranged: { seat: number; count: number };
  discarded: { seat: number; card: string };
  'discarded-at-random': { seat: number; card: string };
  moved: { seat: number; count: number; tile: number; land: string; to: number; to_land: string };
  advanced: { seat: number; count: number; tile: number; land: string };
  conquered: { seat: number; tile: number; land: string };
  'territory-gives': { seat: number; tile: number; land: string };
  'knight-drowned': { seat: number; tile: number; land: string };
  'cut-off': { seat: number; count: number; tile: number; land: string };
  'battle-began': { seat: number; other: number; tile: number; land: string };
  scores: { seat: number; other: number; attack: number; defence: number };
  'ground-bonus': { seat: number; count: number; tile: number; land: string };
  'arena-rolled': { seat: number; other: number; attack: number; defence: number };
  'arena-lost': { seat: number };
  'arena-ended': { tile: number; land: string };
  'sceptre-bonus': { seat: number; artefact: string; count: number };
  'sceptre-discard': { seat: number; other: number; artefact: string };
  matched: { seat: number; count: number; artefact: string };
  'no-conflict-card': { seat: number };
  committed: { seat: number; card: string };
  'ambush-rolled': { seat: number; roll: number };
  'no-support': { tile: number; land: string };
  supported: { seat: number; cards: string[] };
  declined: { seat: number };
  outcome: { seat: number; other: number; attack: number; defence: number; count: number };
  'outcome-tie': { seat: number; other: number; attack: number; defence: number; count: number };
  'chaos-rolled': { seat: number; rolls: number[]; dice: number; count: number };
  'chaos-reversed': { seat: number; other: number };
  'chaos-ended': { tile: number; land: string };
  'orb-works': { seat: number; artefact: string };
  'orb-killed': { seat: number; count: number };
  retreated: { seat: number; lost: number; count: number };
  held: { seat: number; tile: number; land: string };
  restored: { seat: number; artefact: string };
  won: { seats: number[] };
  'won-by-castle': { seats: number[]; other: number };
}
export interface ZizkaView {
  actions: number;
  castles: ZizkaCastleDeckView[];
  end: number;
  favours: string[];
  final_peeks: string[];
  first: number | null;
  heap: number;
  limits: ZizkaLimitsView;
  luck: number | null;
  modes: ZizkaModesView;
  offers: ZizkaOfferView[];
  peeks: (string | null)[];
  piles?: { [k: string]: string[] };
  roll: ZizkaRollView | null;
  seats: ZizkaPlayerView[];
  siege: ZizkaSiegeView | null;
  spaces: ZizkaSpaceView[];
  torak: ZizkaTorakView | null;
  tourney: ZizkaTourneyView | null;
  turn: number;
  turn_number: number;
  used: string[];
  warrants: string[];
}
export interface ZizkaCastleDeckView {
  count: number;
  difficulty: string;
  known: (ZizkaCastleView | null)[];
}
export interface ZizkaCastleView {
  name: string;
  public: boolean;
  rows: { [k: string]: number }[];
}
/**
 * Numbers of the rules.
 */
export interface ZizkaLimitsView {
  dice: number;
  points: number;
  ranks: number[];
  warrants: number;
}
export interface ZizkaModesView {
  expert: boolean;
  level: string | null;
  side: string;
}
export interface ZizkaOfferView {
  deck: number;
  discarded: string[];
  level: number;
  tables: (ZizkaMemberView | null)[];
  top: ZizkaMemberView | null;
}
export interface ZizkaMemberView {
  abilities: ZizkaAbilityView;
  conditional: string | null;
  cost: number;
  level: number;
  name: string;
  rejects: string | null;
}
export interface ZizkaAbilityView {
  die: number;
  move: number;
  peek: number;
  reroll: number;
  shield: number;
  speech: number;
  sword: number;
  wild: number;
}
export interface ZizkaRollView {
  dice: ZizkaDieView[];
  icons: { [k: string]: number };
  luck: number;
  printed: { [k: string]: number };
  purpose: string;
  rerolls: number;
  rival: number | null;
  rows: ZizkaRollRowView[];
  seat: number;
  spent: number;
  total: number | null;
}
export interface ZizkaDieView {
  die: string;
  face: string;
  locked: boolean;
}
export interface ZizkaRollRowView {
  filled: boolean;
  lacking: number | null;
  row: number;
}
export interface ZizkaPlayerView {
  abilities: ZizkaAbilityView;
  castles: string[];
  coins: number;
  commander: string | null;
  entourage: ZizkaMemberView[];
  favours: string[];
  luck: number;
  lying: boolean;
  morale: number;
  points: number;
  range: number;
  space: string | null;
  totals: ZizkaAbilityView;
  warrant: number | null;
}
export interface ZizkaSiegeView {
  difficulty: string;
  row: number;
  seat: number;
}
export interface ZizkaSpaceView {
  face: ZizkaTokenView | null;
  face_up: boolean;
  kind: string;
  links: string[];
  name: string;
  public: boolean;
  token: string | null;
  x: number;
  y: number;
}
export interface ZizkaTokenView {
  common: ZizkaRewardView | null;
  goal: number;
  kind: string;
  name: string;
  personal: ZizkaRewardView | null;
  rows: ZizkaRowView[];
}
export interface ZizkaRewardView {
  coins: number;
  favour: string | null;
  luck: number;
  member: number;
  vice: number;
  virtue: number;
  vp: number;
  warrant: boolean;
}
export interface ZizkaRowView {
  discard: boolean;
  need: { [k: string]: number };
  pay: number;
  reward: ZizkaRewardView;
}
export interface ZizkaTorakView {
  attacked: number;
  deck: number;
  dice: number;
  discarded: string[];
  luck: number;
  lying: boolean;
  points: number;
  space: string;
}
export interface ZizkaTourneyView {
  aside: string[];
  faces: string[];
  free: number;
  host: number;
  pot: number;
  rider: number | null;
  riders: number[];
  score: number;
  scores: number[];
  torak: number | null;
}
/**
 * What the table shows about the things that a choice names.
 */
export interface ZizkaDetails {
  count?: number;
  dice?: string[];
  face?: string;
  place?: string;
  sight?: string;
  which?: string;
}
/**
 * Every verb with its fields.
 */
export interface ZizkaVerbs {
  command: { commander: string };
  start: { space: string };
  move: { space: string };
  event: {};
  conquer: {};
  hire: { member: string };
  'hire-instead': { member: string; dismissed: string };
  'send-away': { member: string };
  done: {};
  attack: { seat: number };
  'attack-torak': {};
  peek: { space: string };
  'peek-castle': { difficulty: string };
  'end-turn': {};
  reroll: { die: number };
  'pay-reroll': { die: number };
  'take-coin': { die: number };
  stop: {};
  fill: { row: number; luck: number };
  'fill-giving': { row: number; luck: number; member: string };
  'give-up': {};
  take: { member: string };
  'take-instead': { member: string; dismissed: string };
  decline: {};
  storm: {};
  virtue: {};
  vice: {};
  enter: {};
  'stay-out': {};
  joust: { die: number; dice: string };
  'free-reroll': { die: number };
  spend: { luck: number };
  'keep-luck': {};
  lose: { member: string };
  lift: { warrant: string };
}
/**
 * Every prompt with its arguments.
 */
export interface ZizkaPrompts {
  'choose-commander': {};
  'choose-start': {};
  act: { count: number };
  peek: {};
  reroll: { count: number; purpose: string };
  'reroll-expert': { count: number; purpose: string };
  defend: { count: number; own: number; rival: number };
  'defend-expert': { count: number; own: number; rival: number };
  'take-coin': {};
  'fill-first': { token: string; kind: string };
  'fill-more': { token: string; kind: string };
  'pay-first': { token: string; kind: string };
  recruit: { level: number };
  hire: { count: number };
  storm: { card: string; row: number; count: number };
  breach: { card: string; row: number; count: number };
  'choose-step': {};
  enter: { other: number; token: string };
  'ride-host': { score: number; goal: number };
  ride: { score: number };
  'ride-free': { score: number };
  'luck-attack': { own: number };
  'luck-defence': { own: number; rival: number };
  'lose-member': {};
  'lift-writ': {};
}
/**
 * Every event with its arguments.
 */
export interface ZizkaEvents {
  'laid-out': { count: number };
  commander: { seat: number; commander: string };
  'first-player': { seat: number };
  stands: { seat: number; space: string };
  'torak-stands': { space: string };
  turn: { seat: number };
  moved: { seat: number; space: string };
  peeked: { seat: number; space: string; token: string };
  'peeked-unseen': { seat: number; space: string };
  'peeked-castle': { seat: number; difficulty: string; card: string };
  'peeked-castle-unseen': { seat: number; difficulty: string };
  'turned-up': { seat: number; token: string; space: string };
  rolled: { seat: number; purpose: string; thrown: string[]; faces: string[] };
  'without-dice': { seat: number; purpose: string };
  rerolled: {
    seat: number;
    which: string;
    place: number;
    before: string;
    face: string;
    paid: number;
  };
  'luck-spent': { seat: number; count: number };
  filled: { seat: number; token: string; row: number };
  paid: { seat: number; count: number };
  given: { seat: number; member: string };
  completed: { seat: number; token: string; kind: string };
  failed: { seat: number; token: string; kind: string };
  coins: { seat: number; count: number };
  points: { seat: number; count: number };
  'last-round': { seat: number; count: number };
  'torak-reaches-the-end': { count: number };
  luck: { seat: number; count: number };
  'no-luck-left': { seat: number };
  step: { seat: number; trait: string };
  'off-the-track': { seat: number; trait: string; count: number };
  left: { seat: number; member: string; trait: string };
  favour: { seat: number; sovereign: string };
  'favour-barred': { seat: number; sovereign: string };
  'favour-kept': { seat: number; sovereign: string; count: number };
  'favour-taken': { seat: number; other: number; sovereign: string; count: number };
  'favour-returned': { seat: number; sovereign: string; count: number };
  warrant: { seat: number; count: number; bounty: number };
  'bounty-grew': { seat: number; count: number; bounty: number };
  writ: { seat: number; warrant: string };
  'writ-lifted': { seat: number; warrant: string };
  'nobody-willing': { seat: number; level: number };
  recruited: { seat: number; member: string };
  declined: { seat: number; level: number };
  hired: { seat: number; member: string; count: number };
  dismissed: { seat: number; member: string };
  'sent-away': { seat: number; member: string };
  offered: { member: string };
  uncovered: { member: string; level: number };
  'deck-renewed': { level: number; count: number };
  'token-laid': { kind: string; space: string };
  'tokens-shuffled': { count: number };
  besieged: { seat: number; card: string; difficulty: string };
  breached: { seat: number; card: string; row: number };
  repelled: { seat: number; card: string };
  conquered: { seat: number; card: string; difficulty: string };
  tournament: { seat: number; token: string };
  entered: { seat: number; count: number };
  'stayed-out': { seat: number };
  jousts: { seat: number; faces: string[] };
  'jousts-again': { seat: number; aside: string; faces: string[]; dice: string };
  'jousts-free': { seat: number; faces: string[]; dice: string };
  scored: { seat: number; score: number };
  'goal-reached': { seat: number; score: number; goal: number };
  'goal-missed': { seat: number; score: number; goal: number };
  'won-tournament': { seat: number; score: number };
  'torak-rides': { card: string; score: number };
  'torak-won-tournament': { score: number };
  attacked: { seat: number; other: number };
  'attack-total': { seat: number; count: number };
  'defence-total': { seat: number; count: number };
  captured: { seat: number; other: number; count: number };
  escaped: { seat: number; other: number };
  'torak-shuffled': { count: number };
  'torak-points': { count: number };
  'torak-stands-up': {};
  'torak-card': { card: string };
  'torak-moved': { space: string };
  'members-sent-away': { count: number };
  'token-swapped': { token: string; space: string };
  'torak-rolled': { faces: string[]; luck: number; count: number };
  'torak-attacks': { seat: number };
  'held-out': { seat: number };
  beaten: { seat: number; card: string; loss: string };
  'lost-coins': { seat: number; count: number };
  'attacked-torak': { seat: number };
  'beat-torak': { seat: number };
  'torak-held-out': {};
  'coins-count': { seat: number; coins: number; count: number };
  won: { seats: number[]; count: number };
  'beat-torak-in-the-end': { seat: number; count: number; other_count: number };
  'drew-with-torak': { seat: number; count: number; other_count: number };
  'torak-won': { seat: number; count: number; other_count: number };
}
export interface FiefView {
  acted: number;
  active: number | null;
  arc: string | null;
  ballots: string[];
  battle: FiefBattleView | null;
  bishoprics: FiefBishopricView[];
  cardinals: (string | null)[];
  consummated: boolean;
  deal: FiefDealView | null;
  election: FiefElectionView | null;
  excommunicated: string | null;
  excommunication_used: boolean;
  fiefs: FiefTitleView[];
  first: number | null;
  fought: number[][];
  group: FiefGroupView | null;
  king: string | null;
  limits: FiefLimitsView;
  lords: FiefLordView[];
  market: FiefMarketView;
  modes: FiefModesView;
  pairs_win: boolean;
  permits: FiefPermitView[];
  phase: string;
  piles: FiefPilesView;
  pope: string | null;
  prince: string | null;
  queen: string | null;
  recruits: FiefRecruitsView | null;
  refused: (string | number)[][];
  relics: FiefRelicView[];
  seats: FiefPlayerView[];
  settings: FiefSettingsView | null;
  talk: FiefTalkView | null;
  taxes: FiefTaxView[];
  turn: number;
  villages: FiefVillageView[];
}
export interface FiefBattleView {
  attack: FiefSideView;
  attacker: number;
  defence: FiefSideView;
  defender: number;
  dull: number;
  gates: boolean;
  hits: number[];
  holder: number | null;
  inside: boolean;
  lords: string[];
  over: boolean;
  penalty: number;
  ride: boolean;
  rounds: number;
  shown: boolean;
  sides: string[];
  tunnel: boolean;
  village: string;
  won: boolean;
}
export interface FiefSideView {
  dice: number | null;
  knights: number | null;
  leader: number;
  lords: string[];
  points: number | null;
  seats: number[];
  sergeants: number | null;
}
export interface FiefBishopricView {
  bishop: string | null;
  chief: string;
  collector: number | null;
  color: string;
  mill: number;
  number: number;
  seat: number | null;
  sky: string[];
  villages: string[];
}
export interface FiefDealView {
  drafting: boolean;
  embassy: number | null;
  naming: number | null;
  partner: number;
  private: boolean;
  proposer: number;
  rounds: number;
  terms: FiefTermView[];
}
/**
 * A term of a deal, as a choice.
 */
export interface FiefTermView {
  back?: string;
  bishopric?: number;
  card?: string;
  count?: number;
  do: string;
  fief?: string;
  lord?: string;
  play?: string;
  relic?: string;
  seat?: number;
  spouse?: string;
  victim?: string;
  village?: string;
}
export interface FiefElectionView {
  candidates: string[];
  office: string;
  tokens: FiefTokensView[];
  voices: number[];
  voting: boolean;
}
export interface FiefTokensView {
  candidate: string | null;
  lords: string[];
  seat: number;
}
export interface FiefTitleView {
  buyer: number | null;
  capital: string | null;
  color: string;
  holder: string | null;
  name: string;
  price: number;
  rank: string;
  seat: number | null;
  villages: string[];
}
export interface FiefGroupView {
  barred: string | null;
  captives: string[];
  count: number | null;
  knights: number | null;
  lords: string[];
  riding: boolean;
  seat: number;
  sergeants: number | null;
  village: string;
}
/**
 * Numbers of the rules.
 */
export interface FiefLimitsView {
  hand: number;
  new_troops: number;
  rounds: number;
  track: number;
}
export interface FiefLordView {
  arc: boolean;
  bishopric: number | null;
  came: string | null;
  captor: number | null;
  cardinal: boolean;
  dying: boolean;
  excommunicated: boolean;
  fiefs: string[];
  king: boolean;
  marked: boolean;
  name: string;
  new_bishop: boolean;
  points: number;
  pope: boolean;
  post: string;
  prince: boolean;
  queen: boolean;
  ransom: number;
  regent: boolean;
  relics: string[];
  riding: boolean;
  seat: number;
  spouse: string | null;
  stages: number;
  tested: boolean;
  titles: number;
  village: string | null;
  woman: boolean;
}
/**
 * Prices, titles apart, and what is left in the box.
 */
export interface FiefMarketView {
  cardinal: number;
  castle: number;
  castles_left: number;
  knight: number;
  mill: number;
  mills_left: number;
  sergeant: number;
}
export interface FiefModesView {
  fog: boolean;
  free_diplomacy: boolean;
  gentle: boolean;
  hidden_money: boolean;
  printed_die: boolean;
  refresh: boolean;
  relics: boolean;
}
export interface FiefPermitView {
  giver: number;
  kind: string;
  lords: string[];
  secret: boolean;
  taker: number;
  thing: string;
}
export interface FiefPilesView {
  character_discard: number;
  characters: number;
  event_discard: number;
  events: number;
  top: string | null;
  track: number;
}
/**
 * Troops that were hired in the fog of war and are being placed.
 */
export interface FiefRecruitsView {
  knights: number;
  knights_left: number | null;
  placed: number;
  seat: number;
  sergeants: number;
  sergeants_left: number | null;
}
export interface FiefRelicView {
  holder: string | null;
  keeper: number | null;
  relic: string | null;
  village: string | null;
}
export interface FiefPlayerView {
  ally: number | null;
  embassies: number;
  engines: number;
  goal: number;
  hand: string[];
  hand_spent: boolean;
  income: FiefIncomeView;
  knights: number;
  lords: string[];
  money: number | null;
  points: number;
  raised: boolean;
  sergeants: number;
  taxes: number;
  together: number;
  villages: number;
}
export interface FiefIncomeView {
  mills: number;
  queen: number;
  tallage: number;
  tithe: number;
  total: number;
  villages: number;
}
/**
 * What one has said to the table for later: nobody else sees it.
 */
export interface FiefSettingsView {
  armed: FiefArmedView[];
  attending: boolean;
  policies: string[];
}
export interface FiefArmedView {
  act: FiefActView;
  attacker: number | null;
}
/**
 * What is to be done at once when its moment comes, as a choice.
 */
export interface FiefActView {
  attacker?: number;
  do: string;
  lord?: string;
  seat?: number;
  village?: string;
}
export interface FiefTalkView {
  seats: number[];
  tokens: number;
}
export interface FiefTaxView {
  bishopric: number | null;
  capacity: string;
  fief: string | null;
  hat: number | null;
  seat: number;
  sees: number[];
  valid: boolean;
}
export interface FiefVillageView {
  bishopric: number;
  camps: FiefCampView[];
  chief: boolean;
  control: number | null;
  fief: string;
  fort: string;
  links: string[];
  mills: number;
  name: string;
  new_troops: number;
  relic: boolean;
  sieges: FiefSiegeView[];
  x: number;
  y: number;
}
/**
 * Troops of one player that stand together.
 */
export interface FiefCampView {
  came: string | null;
  count: number;
  knights: number | null;
  post: string;
  riding: boolean;
  seat: number;
  sergeants: number | null;
  stages: number;
  tested: boolean;
}
export interface FiefSiegeView {
  dice: number;
  seat: number;
  turn: number;
}
/**
 * What the table shows about the things that a choice names; of a term, what that names.
 */
export interface FiefDetails {
  back?: string;
  bishopric?: number;
  card?: string;
  count?: number;
  ends?: string;
  fief?: string;
  lord?: string;
  lords?: string[];
  owner?: number;
  play?: string;
  relic?: string;
  seat?: number;
  seats?: number[];
  spouse?: string;
  term?: string;
  top?: string;
  victim?: string;
  village?: string;
}
/**
 * Every verb with its fields.
 */
export interface FiefVerbs {
  settle: { village: string };
  place: { lord: string; village: string };
  'ask-host': { lord: string; village: string };
  'play-lord': { lord: string; village: string };
  'name-prince': { lord: string };
  pass: {};
  done: {};
  decline: {};
  refuse: {};
  grant: {};
  accept: {};
  propose: { lord: string; spouse: string };
  present: { lord: string };
  vote: { candidate: string; null: string };
  discard: { card: string };
  'draw-event': {};
  'draw-character': {};
  stop: {};
  harvest: { bishopric: number };
  weather: { bishopric: number };
  tallage: { fief: string };
  'royal-tallage': { fief: string };
  tithe: { bishopric: number };
  'cardinal-tithe': { bishopric: number; lord: string };
  'papal-tithe': {};
  pray: { bishopric: number };
  'no-offer': {};
  'pay-ransom': { lord: string };
  'buy-sergeant': { village: string };
  'buy-knight': { village: string };
  'hire-sergeant': {};
  'hire-knight': {};
  'post-sergeant': { village: string };
  'post-knight': { village: string };
  'buy-mill': { village: string };
  'buy-castle': { village: string };
  'buy-title': { fief: string; lord: string; village: string };
  'ask-waiver': { fief: string };
  'buy-cardinal': { lord: string };
  'hand-title': { fief: string; lord: string };
  lead: { lord: string };
  join: { lord: string };
  stay: { lord: string };
  bring: { lord: string };
  'first-from': { village: string };
  march: { to: string };
  relieve: { to: string };
  muster: { sergeants: number; knights: number };
  'muster-mixed': {
    sergeants: number;
    knights: number;
    weary_sergeants: number;
    weary_knights: number;
  };
  ride: { knights: number };
  dig: { obstacle: string };
  halt: {};
  allow: {};
  toll: { count: number };
  'pay-toll': {};
  'turn-back': { sergeants: number; knights: number };
  'let-pass': {};
  stand: {};
  fight: { seat: number };
  'ride-on': {};
  attack: { village: string; seat: number };
  'keep-out': {};
  'join-side': { side: string };
  'stay-true': {};
  'leave-battle': {};
  'change-sides': {};
  lose: { sergeants: number; knights: number };
  'lose-of': { seat: number };
  sacrifice: { lord: string };
  'fight-on': {};
  'stop-battle': {};
  surrender: {};
  capture: { lord: string; seat: number };
  spare: { lord: string };
  yield: { seat: number };
  besiege: { village: string };
  pillage: { village: string };
  'take-title': { fief: string; lord: string };
  inherit: { fief: string; lord: string };
  bury: { lord: string };
  revive: { lord: string };
  revolt: { village: string };
  'join-revolt': { count: number };
  strike: { seat: number };
  calm: { lord: string };
  'pay-to-calm': { lord: string };
  tunnel: {};
  escape: { lord: string };
  assassinate: { victim: string; lord: string };
  justice: { lord: string };
  ambush: { lord: string };
  'make-cardinal': { lord: string };
  'make-arc': { lord: string };
  excommunicate: { lord: string };
  absolve: {};
  'ask-annulment': { lord: string };
  cede: { village: string; seat: number };
  release: { lord: string };
  'hand-over': { lord: string; seat: number };
  'lift-siege': { village: string };
  'take-relic': { village: string; lord: string };
  'give-relic': { relic: string; lord: string };
  deal: { seat: number };
  talk: {};
  invite: { seat: number };
  'begin-talk': {};
  'enter-talk': {};
  'stay-out': {};
  prolong: {};
  withdraw: {};
  offer: {};
  'drop-term': { point: number };
  counter: {};
  'give-money': { count: number };
  'want-money': { count: number };
  'give-village': { village: string };
  'want-village': { village: string };
  'give-prisoner': { lord: string };
  'want-prisoner': { lord: string };
  'give-release': { lord: string };
  'want-release': { lord: string };
  'offer-relic': { relic: string; lord: string };
  'want-relic': { relic: string; lord: string };
  'give-passage': { village: string; lord: string };
  'want-passage': { village: string; lord: string };
  'give-waiver': { fief: string };
  'want-waiver': { fief: string };
  'give-consent': { lord: string };
  'want-consent': { lord: string };
  'give-annulment': { lord: string };
  'want-annulment': { lord: string };
  'give-absolution': { lord: string };
  'want-absolution': { lord: string };
  'give-card': { card: string };
  'want-card': { card: string };
  'give-play': {};
  'want-play': {};
  'no-play': {};
  'give-unseen-play': { back: string };
  'want-unseen-play': { back: string };
  'give-back': { back: string };
  'want-back': { back: string };
  marry: { lord: string; spouse: string };
  promise: {};
  'raise-hand': {};
  'lower-hand': {};
  attend: {};
  ignore: {};
  policy: { seat: number; policy: string };
  disarm: { reaction: number };
  'arm-escape': { lord: string };
  'arm-revolt': { village: string };
  'arm-justice': { lord: string };
  'arm-cession': { village: string; seat: number; attacker: number };
}
/**
 * Every prompt with its arguments.
 */
export interface FiefPrompts {
  attack: {};
  'join-battle': { attacker: number; defender: number; village: string };
  'accept-partner': { other: number };
  partner: {};
  losses: { count: number };
  'share-losses': { sergeants: number; knights: number };
  doomed: { count: number };
  leader: {};
  captures: { lord: string };
  charge: { other: number; village: string };
  melee: {};
  successor: { village: string };
  'take-title': { fief: string };
  tooth: {};
  'burial-order': {};
  inheritance: { lord: string };
  'draft-deal': { other: number };
  deal: { other: number };
  'offer-stands': { other: number };
  invitation: { count: number };
  'enter-talk': { other: number };
  talk: { count: number };
  'talk-goes-on': {};
  discard: {};
  draw: {};
  'present-bishop': { office: string };
  vote: { office: string; count: number };
  'present-pope': {};
  'present-king': {};
  casualties: { village: string; count: number };
  decimation: { village: string; count: number };
  'losses-from': { village: string; count: number; troops: number; stages: number; where: string };
  courtship: {};
  marriage: { other: number; lord: string; spouse: string };
  moves: {};
  group: { village: string };
  muster: { village: string; to: string };
  passage: { other: number; village: string; to: string };
  toll: { count: number };
  admission: { other: number; village: string };
  'turned-away': { village: string };
  'ride-on': { village: string };
  pillage: {};
  place: { lord: string };
  host: { other: number; lord: string; village: string };
  'play-cards': {};
  'name-prince': { lord: string };
  buy: {};
  recruits: {};
  waiver: { other: number; fief: string; count: number };
  ransom: {};
  'ransom-offer': {};
  relic: { other: number; lord: string; village: string };
  'take-over': { relic: string };
  'pray-radegund': {};
  'pray-roseline': {};
  'first-victim': { village: string };
  'join-revolt': { village: string };
  calm: { lord: string; village: string };
  'tunnel-for-revolt': { village: string };
  'next-victim': { village: string };
  settle: {};
  siege: {};
  hat: { other: number; lord: string };
  'escape-too': { village: string };
  'window-turn': {};
  'window-vote': {};
  'window-calamities': {};
  'window-income': {};
  'window-battle': {};
  'window-round': {};
  'window-turn-aside': {};
  'window-vote-aside': {};
  'window-calamities-aside': {};
  'window-income-aside': {};
  'window-battle-aside': {};
  'window-round-aside': {};
  'window-pillage-aside': {};
  'window-end-aside': {};
  'window-pillage': {};
  'window-end': {};
  'window-minor': {};
  'window-draws': {};
  'window-elected': {};
  'window-card': {};
  annulment: { other: number; lord: string; spouse: string };
}
/**
 * Every event with its arguments.
 */
export interface FiefEvents {
  battle: { seat: number; other: number; village: string };
  'battle-roll': { seat: number; side: string; faces: number[]; count: number };
  'grail-wards': { side: string; count: number };
  'riders-hurt': { side: string; count: number };
  'lance-strikes': { side: string; count: number };
  'battle-over': { village: string; outcome: string };
  forces: { seat: number; sergeants: number; knights: number };
  'no-dice': { seat: number; village: string };
  joins: { seat: number; other: number };
  'offers-help': { seat: number; other: number };
  'help-refused': { seat: number; other: number };
  'leaves-battle': { seat: number };
  'would-stop': { seat: number };
  spared: { seat: number; lord: string };
  'changes-sides': { seat: number };
  'would-surrender': { seat: number };
  'gates-opened': { seat: number };
  calamity: { card: string; roll: number };
  'calamity-strikes': { card: string; bishopric: number };
  'plague-roll': { seat: number; lord: string; roll: number };
  'calamity-spared': { card: string };
  'calamity-averted': { card: string; roll: number };
  'ride-stopped': { seat: number; village: string };
  'stands-firm': { seat: number; other: number };
  controls: { seat: number; village: string };
  ceded: { seat: number; other: number; village: string };
  crowned: { seat: number; lord: string; fief: string };
  'title-vacant': { fief: string };
  'siege-lifted': { seat: number; village: string };
  'left-free': { village: string };
  'title-handed-on': { seat: number; lord: string; fief: string };
  'garrison-exchanged': { seat: number; other: number; village: string };
  'pope-dead': { lord: string };
  inherited: { seat: number; lord: string; fief: string; dead: string };
  dies: { seat: number; lord: string; death: string };
  revived: { seat: number; lord: string };
  'deal-made': { seat: number; other: number };
  promised: { seat: number; other: number };
  'talk-begins': { seat: number; seats: number[]; count: number };
  'talk-ends': { count: number };
  offered: { seat: number; other: number };
  'private-deal': { seat: number; other: number };
  paid: { seat: number; other: number; count: number };
  'deal-refused': { seat: number; other: number };
  'deal-withdrawn': { seat: number; other: number };
  'talk-called': { seat: number; seats: number[] };
  'talk-prolonged': { seat: number };
  embassy: { seat: number; other: number };
  'cards-traded': { seat: number; other: number; characters: number; events: number };
  draws: { seat: number; card: string };
  'draws-unseen': { seat: number; back: string };
  'pile-renewed': { back: string };
  'next-back': { back: string };
  discards: { seat: number; card: string };
  'discards-unseen': { seat: number; back: string };
  'calamity-drawn': { seat: number; count: number };
  'calamity-away': { seat: number };
  election: { office: string };
  'no-candidate': { office: string };
  'tokens-placed': { seat: number; lords: string[] };
  stands: { seat: number; lord: string; office: string };
  'vote-shown': { seat: number; candidate: string; null: string; count: number };
  'nobody-elected': { office: string };
  pope: { seat: number; lord: string };
  won: { seats: number[] };
  marches: { seat: number; lords: string[]; village: string; to: string; count: number };
  income: {
    seat: number;
    count: number;
    villages: number;
    mills: number;
    tallage: number;
    tithe: number;
    queen: number;
  };
  'troops-lost': { seat: number; village: string; sergeants: number; knights: number };
  proposes: { seat: number; lord: string; other: number; spouse: string };
  digs: { seat: number; village: string; obstacle: string };
  rides: { seat: number; village: string; count: number };
  'joins-ride': { seat: number; village: string; count: number };
  'asks-passage': { seat: number; seats: number[]; village: string; to: string };
  'passage-granted': { seat: number; seats: number[] };
  'passage-refused': { seat: number; other: number };
  stops: { seat: number; village: string };
  pillages: { seat: number; village: string; count: number };
  placed: { seat: number; lord: string; village: string };
  'lord-enters': { seat: number; lord: string };
  'harvest-cancels': { seat: number; bishopric: number };
  harvest: { seat: number; bishopric: number };
  'weather-cancels': { seat: number; bishopric: number };
  weather: { seat: number; bishopric: number };
  tallage: { seat: number; fief: string; capacity: string };
  prince: { seat: number; lord: string };
  'prince-no-more': { seat: number; lord: string };
  'papal-tithe': { seat: number };
  tithe: { seat: number; bishopric: number; capacity: string };
  captured: { seat: number; lord: string; other: number };
  released: { seat: number; lord: string };
  'handed-over': { seat: number; other: number; lord: string };
  'title-bought': { seat: number; lord: string; fief: string; village: string; count: number };
  'knight-hired': { seat: number; village: string };
  'sergeant-hired': { seat: number; village: string };
  'knight-shown': { seat: number };
  'sergeant-shown': { seat: number };
  'recruit-placed': { seat: number; village: string };
  'mill-built': { seat: number; village: string };
  'castle-built': { seat: number; village: string };
  'ransom-due': { seat: number; count: number };
  ransomed: { seat: number; other: number; lord: string; count: number };
  'relics-laid-out': { count: number };
  'relic-given': { relic: string; seat: number; lord: string };
  'relic-taken': { seat: number; lord: string; relic: string };
  prayed: { seat: number; relic: string; bishopric: number; roll: number };
  'relic-alone': { relic: string; village: string };
  'famine-ended': { bishopric: number };
  'weather-cleared': { bishopric: number };
  'weather-moved': { bishopric: number; onto: number };
  granted: { seat: number; other: number; request: string };
  refused: { seat: number; other: number; request: string };
  revolt: { seat: number; village: string; motive: string };
  'revolt-rolls': { village: string; faces: number[]; count: number };
  'revolt-fails': { village: string };
  'strikes-first': { seat: number; other: number };
  calms: { seat: number; lord: string; village: string; roll: number; paid: number };
  'mills-destroyed': { village: string; count: number };
  'castle-destroyed': { village: string };
  'revolt-calmed': { village: string };
  'revolt-joined': { seat: number; count: number; village: string };
  tunnel: { seat: number; village: string };
  'first-player': { seat: number };
  'first-lord': { seat: number; lord: string };
  settles: { seat: number; village: string; lord: string };
  besieges: { seat: number; village: string };
  'engine-turned': { seat: number; village: string };
  arc: { seat: number; lord: string; other: number };
  escapes: { seat: number; lord: string; other: number };
  assassination: { seat: number; lord: string; other: number; victim: string };
  justice: { seat: number; lord: string; other: number };
  ambush: { seat: number; lord: string; other: number };
  'hat-bought': { seat: number; count: number };
  'hat-by-card': { seat: number; lord: string };
  bishop: { seat: number; lord: string; bishopric: number };
  cardinal: { seat: number; lord: string };
  excommunicated: { seat: number; lord: string };
  absolved: { seat: number; lord: string };
  king: { seat: number; lord: string };
  queen: { seat: number; lord: string };
  married: { seat: number; lord: string; other: number; spouse: string };
  annulled: { seat: number; lord: string; other: number; spouse: string };
  'queen-no-more': { seat: number; lord: string };
  regent: { seat: number; lord: string };
  phase: { phase: string };
  turn: { count: number; seat: number };
}
/**
 * What each game declares.
 */
export interface Games {
  avalon: {
    view: AvalonView;
    details: AvalonDetails;
    verbs: AvalonVerbs;
    prompts: AvalonPrompts;
    events: AvalonEvents;
  };
  guilds: {
    view: GuildsView;
    details: GuildsDetails;
    verbs: GuildsVerbs;
    prompts: GuildsPrompts;
    events: GuildsEvents;
  };
  'medieval-mastery': {
    view: MasteryView;
    details: MasteryDetails;
    verbs: MasteryVerbs;
    prompts: MasteryPrompts;
    events: MasteryEvents;
  };
  zizka: {
    view: ZizkaView;
    details: ZizkaDetails;
    verbs: ZizkaVerbs;
    prompts: ZizkaPrompts;
    events: ZizkaEvents;
  };
  fief: {
    view: FiefView;
    details: FiefDetails;
    verbs: FiefVerbs;
    prompts: FiefPrompts;
    events: FiefEvents;
  };
}
interface WaitingFields {
  id: string;
  seat: number;
  prompt: string;
  arguments: { [k: string]: unknown };
  clauses: string[];
}
interface ViewFields {
  game: string;
  seats: number;
  seat: number | null;
  number: number;
  waiting: Waiting[];
  frames: unknown[][];
  result: Result | null;
  table: unknown;
}
interface OptionFields {
  choice: { [k: string]: unknown };
  details: { [k: string]: unknown };
}
interface DecisionFields {
  id: string;
  seat: number;
  prompt: string;
  arguments: { [k: string]: unknown };
  options: Option[];
  may_decline: boolean;
  clauses: string[];
}
interface ToldFields {
  number: number;
  event: string;
  arguments: { [k: string]: unknown };
}
