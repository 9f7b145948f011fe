/** What every game's board is given, and what it gives back. A new game is one folder beside this
 * file: a `Board.svelte` with these props, the few facts of `GameFace` (`face.ts`), and the clauses that
 * are rulings (`rulings.ts`). Nothing else of the page changes.
 *
 * Every button of the board that can be chosen now is marked with `data-can` (and glows). By these
 * marks the page keeps the keyboard's place: when what has the focus goes, be it played, answered,
 * put back or closed, the focus moves on to the first marked thing of the same group
 * (`role="group"`) or of the board, and to the sentence while there is nothing to choose. A board
 * moves the focus itself only among things that stay, as the arrow keys do. */
import type { Component, Snippet } from 'svelte';
import type { ChatLine, Decision, GameId, Option, SeatInfo, Told, View } from '../protocol';
import type { Picking } from '../table/question/picking.svelte';
import type { Words } from '../words';

/** What is said in confidence at a table, for games that know such talk. */
export interface Confiding {
  /** What was said so that the reader heard it and not everybody did. */
  lines: readonly ChatLine[];
  /** Say something to those whom the game lets hear it now; false if it was refused. */
  say: (text: string) => Promise<boolean>;
  /** These lines are in sight: they need not be read anywhere else. */
  read: (lines: readonly ChatLine[]) => void;
  /** Words that are said by the answer with this verb, right after it. While they are empty they are
   * still wanted, and the answer is held back (its button leads to the field, which is marked with
   * `data-words`); null: there is nothing to say. */
  pledge: (verb: string, text: string | null) => void;
}

export interface BoardProps<G extends GameId = GameId> {
  view: View<G>;
  /** Whose eyes: that seat sits at the bottom; null is a spectator (seat 0 at the bottom). */
  you: number | null;
  seats: SeatInfo[];
  /** What can be chosen now and what is chosen already: the board lights and offers just that. */
  picking: Picking<G>;
  words: Words;
  /** Whose decision it is and what can be said to it: the page's, shown where the board wants it. */
  sentence?: Snippet;
  /** What has been told so far, for marks such as 'the last card laid'. */
  chronicle?: readonly Told<G>[];
  confiding?: Confiding;
}

/** A thing that moves from one place to another, drawn above the board while it travels. Places are
 * the `data-place` marks of the board (`hand:0`, `pile:3:1`, `discard`, …). */
export interface Flight {
  from: string;
  to: string;
  /** What flies: a component of the game, with its props. */
  piece: Component<any>;
  props: Record<string, unknown>;
}

/** Where things have come to rest before they are cleared away. */
export interface Rest<G extends GameId = GameId> {
  view: View<G>;
  /** After how many lines. */
  lines: number;
}

/** What a game is given to show what one has said to it for later, and can say now. */
export interface SettingsProps<G extends GameId = GameId> {
  view: View<G>;
  you: number;
  words: Words;
  remarks: readonly Option<G>[];
  onremark: (remark: Option<G>) => void;
}

/** A part of the table that is told under a heading of its own. */
export interface Chapter {
  title: string;
  lines: readonly string[];
}

export interface GameFace<G extends GameId = GameId> {
  board: Component<BoardProps<G>>;
  /** The drawing on the box cover, 300 x 400. */
  cover: Component;
  /** How an event moves things, for animation; none: the board only fades to its new look. */
  flights(event: Told<G>, before: View<G>): Flight[];
  /** The table as the first of these lines leave it, where the next of them clears it away for another
   * round: it is held for a look. Null: nothing is cleared away; without this nothing ever is. */
  rest?(lines: readonly Told<G>[], before: View<G>): Rest<G> | null;
  /** Which sound an event makes. */
  sound(
    event: Told<G>,
  ): 'card' | 'shuffle' | 'dice' | 'coin' | 'sword' | 'spell' | 'bell' | 'win' | null;
  /** The whole table in plain sentences for a screen reader, one line each; where they are many, in
   * chapters, which a reader can leap over. */
  describe(view: View<G>, you: number | null, words: Words): (string | Chapter)[];
  /** The number of a seat's arms (ui/heraldry/tinctures.ts), where the game itself gives players their
   * colours; otherwise they are those of the seat. */
  arms?(view: View<G>, seat: number): number;
  /** Whether a window can open at this table, so that an automatic answer for it makes sense; without
   * this every window of the game can. */
  opens?(window: string, view: View<G>): boolean;
  /** Whether something that is counted at the end says anything at this table; without this all does. */
  counts?(score: string, view: View<G>): boolean;
  /** Whether a player has raised a hand so often that 'Wait!' is refused for now. */
  handSpent?(view: View<G>, seat: number): boolean;
  /** Verbs that want a second look before they are sent: those after which nothing can freely be taken
   * back (something hidden is shown, chance decides, or somebody else is asked), and that are not
   * obvious: a single click settles them, no button names the act, and it is not just what was asked;
   * and those that forgo much. As `prompt:verb` where only that question makes them so. Where an option
   * is put together thing by thing, the second thing, or the button with the verb's name beside the
   * sentence, is that second look: only `doubts` ask after it. */
  confirm: string[];
  /** Whether an answer wants a second look when a part of it was not chosen, but followed from the
   * rest: whom a card strikes that has one victim only. */
  spelled?: boolean;
  /** Verbs whose button is the strong one wherever it stands, though others stand there too. */
  favoured?: string[];
  /** Verbs without fields that the board itself offers: no button of the page stands for them. */
  asides?: string[];
  /** What can be said to the game at any moment, where it knows such remarks: shown with
   * the automatic answers. */
  settings?: Component<SettingsProps<G>>;
  /** Why an answer wants a second look as the table stands, as a question; null, if it does not. */
  doubts?(decision: Decision<G>, option: Option<G>, view: View<G>, words: Words): string | null;
  /** What is worth knowing with a question as the table stands; null, if nothing is. */
  notes?(decision: Decision<G>, view: View<G>, words: Words): string | null;
}
