/**
 * The contract between the page and a game's board. A new game is one folder beside this file: a
 * `Board.svelte` with these props, the `GameFace` (`face.ts`), and the clauses that are rulings
 * (`rulings.ts`). Nothing else on the page changes.
 *
 * Every button of the board that can be chosen now has `data-can`, and glows. These marks are used
 * to keep the keyboard focus: when the focused element disappears (played, answered, put back,
 * closed), the focus moves to the first marked element of the same group (`role="group"`) or of the
 * board, or to the question if nothing can be chosen. A board moves the focus itself only among
 * elements that stay, as with the arrow keys.
 */
import type { Component, Snippet } from 'svelte';
import type { ChatLine, Decision, GameId, Option, SeatInfo, Told, View } from '../protocol';
import type { Picking } from '../table/question/picking.svelte';
import type { Words } from '../words';

/** Confidential talk at a table, for games that have it. */
export interface Confiding {
  /** The lines that the viewer could read and not everybody else could. */
  lines: readonly ChatLine[];
  /** Say something to those who may hear it now; false if it was refused. */
  say: (text: string) => Promise<boolean>;
  /** Mark these lines as read: they are visible. */
  read: (lines: readonly ChatLine[]) => void;
  /**
   * Set the words that go with the answer with this verb, sent right after it. While they are
   * empty, the answer is held back and its button focuses the field (marked with `data-words`).
   * null: there is nothing to say.
   */
  pledge: (verb: string, text: string | null) => void;
}

export interface BoardProps<G extends GameId = GameId> {
  view: View<G>;
  /** The viewer's seat, shown at the bottom; null for a spectator, who sees seat 0 there. */
  you: number | null;
  seats: SeatInfo[];
  /** What can be chosen now and what is already chosen. */
  picking: Picking<G>;
  words: Words;
  /** The question and its buttons, made by the page and placed by the board. */
  sentence?: Snippet;
  /** The events so far, for marks such as 'the last card laid'. */
  chronicle?: readonly Told<G>[];
  confiding?: Confiding;
}

/**
 * A piece that moves from one place to another, drawn above the board on its way. Places are the
 * `data-place` marks of the board (`hand:0`, `pile:3:1`, `discard`, …).
 */
export interface Flight {
  from: string;
  to: string;
  /** The component that flies, with its props. */
  piece: Component<any>;
  props: Record<string, unknown>;
}

/** A table to hold for a moment before it is cleared. */
export interface Rest<G extends GameId = GameId> {
  view: View<G>;
  /** The number of lines after which it is shown. */
  lines: number;
}

/** Props of a game's settings: the remarks a player has made, and those possible now. */
export interface SettingsProps<G extends GameId = GameId> {
  view: View<G>;
  you: number;
  words: Words;
  remarks: readonly Option<G>[];
  onremark: (remark: Option<G>) => void;
}

/** A part of the description with a heading of its own. */
export interface Chapter {
  title: string;
  lines: readonly string[];
}

export interface GameFace<G extends GameId = GameId> {
  board: Component<BoardProps<G>>;
  /** The drawing on the box cover, 300 x 400. */
  cover: Component;
  /**
   * How an event moves pieces, for animation; an empty list only fades the board to its new state.
   */
  flights(event: Told<G>, before: View<G>): Flight[];
  /**
   * The table as the first of these lines leave it, if the next of them clears it for another
   * round: the page holds it for a moment. Null: nothing is cleared.
   */
  rest?(lines: readonly Told<G>[], before: View<G>): Rest<G> | null;
  /** The sound of an event. */
  sound(
    event: Told<G>,
  ): 'card' | 'shuffle' | 'dice' | 'coin' | 'sword' | 'spell' | 'bell' | 'win' | null;
  /**
   * The whole table in plain sentences for a screen reader, one line each. Where there are many, in
   * chapters that a reader can skip.
   */
  describe(view: View<G>, you: number | null, words: Words): (string | Chapter)[];
  /**
   * The number of a seat's arms (ui/heraldry/tinctures.ts), if the game assigns the colours; by
   * default the seat's own number.
   */
  arms?(view: View<G>, seat: number): number;
  /**
   * Whether a window can open at this table, so that an automatic answer for it makes sense. By
   * default every window can.
   */
  opens?(window: string, view: View<G>): boolean;
  /** Whether a score is meaningful at this table. By default every score is. */
  counts?(score: string, view: View<G>): boolean;
  /** Whether a player has used 'Wait!' so often that it is refused for now. */
  isWaitBlocked?(view: View<G>, seat: number): boolean;
  /**
   * Verbs that ask for confirmation: those that cannot be freely undone (something hidden is
   * revealed, chance decides, or somebody else is asked) and that are not obvious (one click
   * settles them, no button names the action, and it is not exactly what was asked), and those that
   * give up a lot. Write `prompt:verb` where it depends on the prompt. Where an option takes
   * several clicks, the second click or the button with the verb's name is the confirmation, and
   * only `doubts` ask again.
   */
  confirm: string[];
  /**
   * Whether to confirm an answer of which a part was not chosen but followed, such as the only
   * victim of a card.
   */
  confirmImplied?: boolean;
  /** Verbs whose button is always the primary one, even beside others. */
  primaryVerbs?: string[];
  /** Verbs without fields that the board itself offers; the page shows no button for them. */
  boardVerbs?: string[];
  /**
   * What can be said to the game at any moment, for games with remarks. Shown with the automatic
   * answers.
   */
  settings?: Component<SettingsProps<G>>;
  /** A reason to confirm an answer in the current state, as a question; null if there is none. */
  doubts?(decision: Decision<G>, option: Option<G>, view: View<G>, words: Words): string | null;
  /** A note to show with the question in the current state; null if there is none. */
  notes?(decision: Decision<G>, view: View<G>, words: Words): string | null;
}
