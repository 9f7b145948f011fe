/** The terms of a table, for those who join: the clock, who may watch, hints. */
import type { Settings } from './protocol';
import type { Words } from './words';

type Term = [key: string, given?: Record<string, number>];

function clock({ clock: agreed }: Settings): Term {
  if (agreed.type === 'live') {
    const minutes = Math.round(agreed.seconds / 6) / 10;
    return ['page-terms-live', { minutes, increment: agreed.increment }];
  }
  return agreed.type === 'days' ? ['page-terms-days', { days: agreed.days }] : ['page-terms-none'];
}

/** All terms, in sentences. */
export function terms(settings: Settings, words: Words): string[] {
  const all: Term[] = [
    clock(settings),
    [settings.spectators ? 'page-terms-watched' : 'page-terms-unwatched'],
    [settings.hints ? 'page-terms-hints' : 'page-terms-no-hints'],
    [settings.private ? 'page-terms-private' : 'page-terms-listed'],
  ];
  return all.map(([key, given]) => words.say(key, given));
}

/** The terms to know before taking a seat, in a few words. */
export function briefly(settings: Settings, words: Words): string[] {
  const told: Term[] = [
    clock(settings),
    ...(settings.spectators ? [] : [['page-terms-unwatched'] as Term]),
    ...(settings.hints ? [['page-terms-hints'] as Term] : []),
  ];
  return told.map(([key, given]) => words.say(key, given, 'short'));
}
