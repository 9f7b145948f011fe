/** What travels between the page and the server. Made by tools/wire_types.py from
 * src/tableronde/server/protocol/ and the games' views: change those, then run it. */

export const PROTOCOL = 1;
export const MOST_BYTES = 4096;

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
  Welcome | Update | Done | Refused | Sight | Lore | Advice | Remarks | Chat | Pong;

/**
 * The settings of a table.
 */
export interface Settings {
  game: string;
  options: {
    [k: string]: string;
  };
  seats: string[];
  clock: NoClock | LiveClock | DaysClock;
  private: boolean;
  spectators: boolean;
  hints: boolean | null;
}
/**
 * No limit.
 */
export interface NoClock {
  type: 'none';
}
/**
 * So many seconds for the whole game, and an increment with each turn.
 */
export interface LiveClock {
  type: 'live';
  seconds: number;
  increment: number;
}
/**
 * So many days for each answer.
 */
export interface DaysClock {
  type: 'days';
  days: number;
}
/**
 * The first message: which table, and by which key (none: as a spectator).
 */
export interface Hello {
  type: 'hello';
  protocol: number;
  table: string;
  key?: string;
  pace?: 'at-once' | 'calm' | 'quick';
}
/**
 * How fast bots shall play; of several wishes at a table the slowest holds.
 */
export interface SetPace {
  type: 'pace';
  pace: 'at-once' | 'calm' | 'quick';
}
/**
 * One option of an open decision. `position` is that of the last update the client has seen.
 */
export interface Answer {
  type: 'answer';
  token: string;
  position: number;
  decision: string;
  choice: {
    [k: string]: unknown;
  };
}
/**
 * Take back answers until `to` stand (None: the last one). Where that is not free, it becomes
 * a proposal to the others, unless `propose` is false: then it is refused.
 */
export interface Undo {
  type: 'undo';
  token: string;
  to?: number | null;
  propose?: boolean;
}
/**
 * Ask the others: to pause or go on, or to let a bot play for a missing person.
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
 * An automatic answer for a kind of window (by its prompt): always ask me, ask me only if I can
 * act, or always pass.
 */
export interface Order {
  type: 'order';
  token: string;
  window: string;
  order: 'ask' | 'if-able' | 'pass';
}
/**
 * Pass for me in all windows until my next turn, or no longer.
 */
export interface PassTurn {
  type: 'pass-turn';
  token: string;
  passing: boolean;
}
/**
 * 'Wait!': while the hand is raised no automatic answer passes for me.
 */
export interface Wait {
  type: 'wait';
  token: string;
  raised: boolean;
}
/**
 * Something said to the game without being asked, where it knows such remarks.
 */
export interface Remark {
  type: 'remark';
  token: string;
  choice: {
    [k: string]: unknown;
  };
}
/**
 * A line of chat: from a seat to the seats, from a spectator to the spectators; in confidence
 * to those in a private talk or over an offer, where a game knows such.
 */
export interface Say {
  type: 'say';
  token: string;
  text: string;
  confidential?: boolean;
}
/**
 * Give the seat up: free for somebody else before the game begins, a bot's afterwards.
 */
export interface Leave {
  type: 'leave';
  token: string;
}
/**
 * End the game for good: where two play, or nobody but bots beside this person.
 */
export interface Resign {
  type: 'resign';
  token: string;
}
/**
 * Take one's seat back from the bot that plays for it.
 */
export interface Return {
  type: 'return';
  token: string;
}
/**
 * Let bots take the seats that are still free, so that the game begins (the host only).
 */
export interface Fill {
  type: 'fill';
  token: string;
  bot: string;
}
/**
 * The table as it was after `number` answers: from one's own seat, or once the game is over
 * from any (`eyes`: a seat, `all` for everything open, `public` for a spectator's view).
 */
export interface Look {
  type: 'look';
  token: string;
  number: number;
  eyes?: number | ('all' | 'mine' | 'public');
}
/**
 * What would the bot do?
 */
export interface Hint {
  type: 'hint';
  token: string;
}
/**
 * What could I say to the game now, without being asked? (See `remark`.)
 */
export interface Sayable {
  type: 'sayable';
  token: string;
}
/**
 * Still there? The server answers `pong`.
 */
export interface Ping {
  type: 'ping';
}
/**
 * Who is asked, and why: a part of every view.
 */
export interface Waiting {
  id: string;
  seat: number;
  prompt: string;
  arguments: {
    [k: string]: unknown;
  };
  clauses: string[];
}
export interface Result {
  winners: number[];
  reason: string;
  scores: {
    [k: string]: number;
  }[];
}
/**
 * What a viewer sees of the game; `table` is described for each game (AvalonView, …).
 */
export interface View {
  game: string;
  seats: number;
  seat: number | null;
  number: number;
  waiting: Waiting[];
  frames: unknown[][];
  result: Result | null;
  table: unknown;
}
/**
 * One legal choice. The arguments of its sentence `choice-<verb>` are those of the choice and
 * of `details`, which is what the table shows about the things that it names.
 */
export interface Option {
  choice: {
    [k: string]: unknown;
  };
  details: {
    [k: string]: unknown;
  };
}
/**
 * A question put to this viewer.
 */
export interface Decision {
  id: string;
  seat: number;
  prompt: string;
  arguments: {
    [k: string]: unknown;
  };
  options: Option[];
  may_decline: boolean;
  clauses: string[];
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
 * An open question about the table itself.
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
  gallery: boolean;
  to: number[];
  number: number;
}
/**
 * A private talk that goes on: that, between whom and how long is no secret.
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
  orders: {
    [k: string]: 'ask' | 'if-able' | 'pass';
  };
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
 * A line of the chronicle: what happened, as this viewer was told it.
 */
export interface Told {
  number: number;
  event: string;
  arguments: {
    [k: string]: unknown;
  };
}
/**
 * Everything as it is now. `chronicle` replaces the lines from index `chronicle_from` on.
 */
export interface Update {
  type: 'update';
  position: number;
  view: View | null;
  decision: Decision | null;
  unbidden: Decision | null;
  chronicle_from: number;
  chronicle: Told[];
  info: TableInfo;
}
/**
 * What was asked under this token is carried out and safely kept.
 */
export interface Done {
  type: 'done';
  token: string;
  position: number;
}
/**
 * What was asked is not carried out. `error` is a key of the catalogue: `error-<key>`.
 */
export interface Refused {
  type: 'refused';
  token: string | null;
  error: string;
  details: {
    [k: string]: unknown;
  };
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
 * The whole chronicle from another point of view, once the game is over; a sight follows.
 */
export interface Lore {
  type: 'lore';
  token: string;
  chronicle: Told[];
}
/**
 * The answer to `hint`: what the bot would choose.
 */
export interface Advice {
  type: 'advice';
  token: string;
  decision: string;
  choice: {
    [k: string]: unknown;
  };
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
 * A field of a verb: its name, and the kind of thing on the table that it points to.
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
  verbs: {
    [k: string]: FieldInfo[];
  };
  declining: string[];
  nouns: {
    [k: string]: string;
  };
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
export interface Knock {
  invite: string;
}
/**
 * Whether one may sit down by an invitation, and whether a seat is free.
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
export interface Mine {
  tables: {
    [k: string]: string;
  };
}
/**
 * The body of POST /api/tables/{table}/rematch: the same people, perhaps other settings.
 */
export interface Again {
  key: string;
  settings?: Settings | null;
}
/**
 * The body of POST /api/tables/{table}/branch: play on from a position of a finished game.
 */
export interface PlayOn {
  number: number;
  settings: Settings;
  name?: string;
}
/**
 * The body of every refusal: a key of the catalogue and its arguments.
 */
export interface Problem {
  error: string;
  details: {
    [k: string]: unknown;
  };
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
export interface AvalonRegionView {
  owner: number | null;
  piles: string[][];
  region: string | null;
}
export interface AvalonTilesView {
  face_up: {
    [k: string]: number;
  };
  pending: (string | null)[];
  used: {
    [k: string]: number;
  };
}
export interface GuildsView {
  discard: string[];
  draw: number;
  draw_cards?: string[];
  first: number;
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
export interface MasteryView {
  battle: MasteryBattleView | null;
  crown_used: boolean;
  cycles: number;
  first: number | null;
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
export interface MasteryTileView {
  capacity: number | null;
  kind: string;
  knights: number;
  land: string | null;
  owner: number | null;
  points: number;
  q: number;
  r: number;
  supplied: boolean;
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
export interface ZizkaView {
  actions: number;
  castles: ZizkaCastleDeckView[];
  end: number;
  favours: string[];
  final_peeks: string[];
  first: number | null;
  heap: number;
  luck: number | null;
  modes: ZizkaModesView;
  offers: ZizkaOfferView[];
  peeks: (string | null)[];
  piles?: {
    [k: string]: string[];
  };
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
  rows: {
    [k: string]: number;
  }[];
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
  icons: {
    [k: string]: number;
  };
  luck: number;
  printed: {
    [k: string]: number;
  };
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
  need: {
    [k: string]: number;
  };
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
export interface FiefView {
  acted: number;
  active: number | null;
  arc: string | null;
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
  lords: FiefLordView[];
  modes: FiefModesView;
  permits: FiefPermitView[];
  phase: string;
  piles: FiefPilesView;
  pope: string | null;
  prince: string | null;
  queen: string | null;
  recruits: FiefRecruitsView | null;
  refused: unknown[][];
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
  terms: {
    [k: string]: unknown;
  }[];
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
  act: {
    [k: string]: unknown;
  };
  attacker: number | null;
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
