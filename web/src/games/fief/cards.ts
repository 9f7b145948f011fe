/** How a card is drawn: back, colour and sign. */
import { isSign, type Sign } from './icons';
import { isLord } from './lords';

export type Back = 'character' | 'event' | 'calamity';

const CHARACTERS: readonly string[] = ['cardinal', 'arc'];
const CALAMITIES: readonly string[] = ['bad-weather', 'famine', 'plague'];
const BACKS: readonly string[] = ['character', 'event', 'calamity'];
/** The colours of the box: brown, grey, black. */
const COLOURS: Readonly<Record<Back, string>> = {
  character: '#71431d',
  event: '#62686e',
  calamity: '#1f1a17',
};

/** Whether this is the back of an unknown card. */
export function isBack(name: string): name is Back {
  return BACKS.includes(name);
}

export function backOf(name: string): Back {
  if (isBack(name)) return name;
  if (isLord(name) || CHARACTERS.includes(name)) return 'character';
  return CALAMITIES.includes(name) ? 'calamity' : 'event';
}

export function colourOf(name: string): string {
  return COLOURS[backOf(name)];
}

/** The sign on a card's face; lords have a portrait instead. */
export function signOf(name: string): Sign | null {
  return !isLord(name) && isSign(name) ? name : null;
}
