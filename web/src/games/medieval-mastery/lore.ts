/** What is told about a card or an artefact: its name, what it does, and how it stands. */
import type { MasteryView } from '../../protocol';
import type { Words } from '../../words';
import { restoredAfter } from './artefacts';

export interface Lore {
  title: string;
  text: string;
  /** How it stands now. */
  more?: string;
}

export function cardLore(words: Words, card: string): Lore {
  return {
    title: words.component('card', card),
    text: words.component('card', card, 'text'),
  };
}

export function artefactLore(
  words: Words,
  view: MasteryView,
  seat: number,
  artefact: { name: string; destroyed: number | null },
): Lore {
  const { name, destroyed } = artefact;
  const told = {
    title: words.component('artefact', name),
    text: words.component('artefact', name, 'text'),
  };
  if (destroyed === null) return told;
  const until = restoredAfter(view, seat, destroyed);
  return { ...told, more: words.say('board-destroyed', { seat, until }) };
}
