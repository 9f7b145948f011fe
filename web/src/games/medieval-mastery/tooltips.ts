/** The details of a card or an artefact: name, effect, current state. */
import type { MasteryView } from '../../protocol';
import type { Words } from '../../words';
import { hasNoEffect, restoredAfter } from './artefacts';

export interface TooltipText {
  title: string;
  text: string;
  /** Its current state. */
  more?: string;
}

export function cardTooltip(words: Words, card: string): TooltipText {
  return {
    title: words.component('card', card),
    text: words.component('card', card, 'text'),
  };
}

export function artefactTooltip(
  words: Words,
  view: MasteryView,
  seat: number,
  artefact: { name: string; destroyed: number | null },
): TooltipText {
  const { name, destroyed } = artefact;
  const told: TooltipText = {
    title: words.component('artefact', name),
    text: words.component('artefact', name, 'text'),
  };
  if (destroyed === null) {
    const inVain = seat === words.reader && view.turn === seat && hasNoEffect(view, seat, name);
    return inVain ? { ...told, more: words.say('board-in-vain') } : told;
  }
  const until = restoredAfter(view, seat, destroyed);
  return { ...told, more: words.say('board-destroyed', { seat, until }) };
}
