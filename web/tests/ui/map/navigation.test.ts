import { beforeEach, describe, expect, it } from 'vitest';
import { MapNavigation } from '../../../src/ui/map/navigation.svelte';

const PLACES = [
  { x: 0, y: 0 },
  { x: 2, y: 0 },
];

beforeEach(() => {
  document.body.innerHTML = '<div><button id="p0"></button><button id="p1"></button></div>';
});

function navigation(): MapNavigation {
  const made = new MapNavigation(
    () => PLACES,
    (at) => `#p${at}`,
  );
  made.field = document.querySelector('div') ?? undefined;
  return made;
}

const press = (key: string) => new KeyboardEvent('keydown', { key, cancelable: true });

describe('moving over a map', () => {
  it('follows the arrow keys with the focus', () => {
    const walk = navigation();
    const event = press('ArrowRight');
    walk.pressed(event, 0);
    expect(walk.at).toBe(1);
    expect(document.activeElement?.id).toBe('p1');
    expect(event.defaultPrevented).toBe(true);
  });

  it('stays where nothing is on that side, and leaves other keys alone', () => {
    const walk = navigation();
    for (const key of ['ArrowLeft', 'Tab']) {
      const event = press(key);
      walk.pressed(event, 0);
      expect(event.defaultPrevented).toBe(false);
    }
    expect(walk.at).toBeNull();
  });
});
