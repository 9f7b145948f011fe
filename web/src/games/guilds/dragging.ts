/**
 * What can be dragged on this board, where to, and what it means: a card of the hand to where it is
 * played, laid, added or given; an opponent's card to the own hand; a type to the player for whom
 * it is named.
 */
import type { GuildsGuildView } from '../../protocol';
import type { Meaning } from '../../ui/dragging/dragging.svelte';
import type { HandCard } from './hand.svelte';
import { offerOf, exact, laying, reachable } from './offer';
import type { Scene } from './scene.svelte';
import type { Option } from './view';

export type Piece =
  | { from: 'hand'; card: HandCard }
  | { from: 'guild'; guild: GuildsGuildView; card: string }
  | { from: 'shown'; card: string }
  | { from: 'types'; card: string }
  | { from: 'draw' };

/** Values of `data-drop`. */
export const PLAYED = 'played';
export const DISCARD = 'discard';
export const HAND = 'hand';
export const GUILDS = 'guilds';
export const guildPlace = (number: number) => `guild:${number}`;
export const seatPlace = (seat: number) => `seat:${seat}`;

const DRAW_INSTEAD = 'draw-instead';

export function meaning(scene: Scene): Meaning<Piece> {
  /** The card lifted by the drag itself; dropped elsewhere, it is put back. */
  let raised: HandCard | null = null;

  return {
    can(piece) {
      if (piece.from === 'hand') return scene.hand.canOffer(piece.card);
      return places(scene, piece).length > 0;
    },
    lift(piece) {
      scene.tooltip.hide();
      raised = null;
      if (piece.from === 'hand' && !scene.hand.lifted.has(piece.card.key)) {
        raised = piece.card;
        scene.hand.toggle(piece.card);
      }
    },
    takes: (piece, { name }) => places(scene, piece).includes(name),
    drop(piece, place) {
      if (place !== null) put(scene, piece, place.name);
      else if (raised !== null && scene.hand.lifted.has(raised.key)) scene.hand.toggle(raised);
    },
  };
}

/** The drop targets of a piece. */
export function places(scene: Scene, piece: Piece): string[] {
  const options = scene.picking.decision?.options ?? [];
  const has = (verb: string) => options.some(({ choice }) => choice.do === verb);
  switch (piece.from) {
    case 'hand':
      return Object.keys(offered(scene));
    case 'guild':
      if (!scene.canMember(piece.guild, piece.card)) return [];
      return [...(has('assassinate') ? [DISCARD] : []), ...(has('steal') ? [HAND] : [])];
    case 'shown':
      return scene.picking.can('card', piece.card) && has('take') ? [HAND] : [];
    case 'types':
      return named(scene, piece.card).map(({ seat }) => seatPlace(seat));
    case 'draw':
      return has(DRAW_INSTEAD) ? [HAND] : [];
  }
}

function put(scene: Scene, piece: Piece, place: string): void {
  const { picking, hand } = scene;
  switch (piece.from) {
    case 'hand': {
      const option = offered(scene)[place];
      // A guild that could be larger is shown first; a swap awaits its second card.
      if (option && isWhole(scene, option)) hand.settle(option);
      else if (option?.choice.do === 'lay') hand.raise(option);
      break;
    }
    case 'guild':
      if (!scene.hasMember(piece.guild, piece.card)) scene.pickMember(piece.guild, piece.card);
      break;
    case 'shown':
      picking.pick('card', piece.card);
      break;
    case 'types': {
      const option = named(scene, piece.card).find(({ seat }) => seatPlace(seat) === place)?.option;
      if (option) picking.pickOption(option);
      break;
    }
    case 'draw':
      picking.pickVerb(DRAW_INSTEAD);
  }
}

/** The players for whom a type can be named. */
function named(scene: Scene, card: string): { seat: number; option: Option }[] {
  return (scene.picking.decision?.options ?? [])
    .filter(({ choice }) => choice.do === 'name' && choice.card === card)
    .map((option) => ({ seat: Number(option.choice.seat), option }));
}

/** Where the lifted cards can be dropped, and which option each place means. */
function offered(scene: Scene): Record<string, Option> {
  const { hand, picking } = scene;
  const options = picking.decision?.options ?? [];
  const found: Record<string, Option> = {};
  const add = (place: string, option: Option | null | undefined) => {
    if (option) found[place] = option;
  };
  const does = (verb: string) => (option: Option) => option.choice.do === verb;
  const cards = { ...hand.offer, guild: null };
  const bare = exact(options, cards);
  add(PLAYED, bare.find(does('play')));
  add(GUILDS, bare.find(does('lay')) ?? laying(options, cards));
  for (const { number } of scene.table.seats[scene.me]?.guilds ?? []) {
    const joined = exact(options, { ...cards, guild: number });
    add(guildPlace(number), joined.find(does('reinforce')));
  }
  const other = picking.decision?.arguments.other;
  if (typeof other === 'number') {
    const given = bare.find(({ choice }) => choice.do === 'give' || choice.do === 'swap');
    add(seatPlace(other), given ?? reachable(options, cards).find(does('swap')));
  }
  return found;
}

/** Whether the lifted cards are all cards that an option takes. */
function isWhole(scene: Scene, option: Option): boolean {
  const { guild } = offerOf(option);
  return exact([option], { ...scene.hand.offer, guild }).length > 0;
}
