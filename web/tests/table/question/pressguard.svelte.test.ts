import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  GRACE,
  guardsPresses,
  PressGuard,
  type Press,
} from '../../../src/table/question/pressguard.svelte';

function press(changes: Partial<Press> = {}): Press {
  const plain = { lasting: false, sure: false, double: false, touch: true };
  return { at: 1000, x: 180, y: 600, name: 'Done', ...plain, ...changes };
}

/** The player has answered 'done', and another question has come 100 ms later. */
function answered(changes: Partial<Press> = {}): PressGuard {
  const guard = new PressGuard('1.0');
  expect(guard.takes(press(changes))).toBe(true);
  guard.asks(null, 1010);
  guard.asks('2.0', 1100);
  return guard;
}

describe('a press right after another question came', () => {
  it('does not count for the same place', () => {
    expect(answered().takes(press({ at: 1200, name: 'Fight' }))).toBe(false);
    const mouse = { touch: false };
    expect(answered(mouse).takes(press({ ...mouse, at: 1200, name: 'Fight', double: true }))).toBe(
      false,
    );
  });

  it('counts elsewhere or a little later', () => {
    expect(answered().takes(press({ at: 1200, name: 'Fight', x: 100 }))).toBe(true);
    expect(answered().takes(press({ at: 1200, name: 'Fight', y: 500 }))).toBe(true);
    expect(answered().takes(press({ at: 1000 + GRACE, name: 'Fight' }))).toBe(true);
  });

  it('counts with a new click of a mouse, and for the same answer', () => {
    expect(answered().takes(press({ at: 1200, name: 'Fight', touch: false }))).toBe(true);
    expect(answered().takes(press({ at: 1200 }))).toBe(true);
  });

  it('never counts for a lasting answer, at any place', () => {
    const lasting = { lasting: true, name: 'Always pass', x: 20, touch: false };
    expect(answered().takes(press({ ...lasting, at: 1100 + GRACE - 1 }))).toBe(false);
    expect(answered().takes(press({ ...lasting, at: 1100 + GRACE }))).toBe(true);
    expect(new PressGuard('1.0').takes(press(lasting))).toBe(true);
  });
});

it('does not confirm by the second half of a double click', () => {
  const guard = new PressGuard('1.0');
  guard.asks('1.0!', 1100);
  const mouse = { sure: true, touch: false };
  expect(guard.takes(press({ ...mouse, at: 1200, double: true }))).toBe(false);
  expect(guard.takes(press({ sure: true, at: 1200 }))).toBe(false);
  expect(guard.takes(press({ ...mouse, at: 1200 }))).toBe(true);
  expect(guard.takes(press({ sure: true, at: 1100 + GRACE }))).toBe(true);
});

it('is never delayed within one question', () => {
  const guard = new PressGuard('1.0');
  expect(guard.takes(press({ name: 'Revolt' }))).toBe(true);
  guard.asks('1.0', 1050);
  expect(guard.takes(press({ at: 1100, name: 'Yes', double: true }))).toBe(true);
});

describe('the guarded element', () => {
  let question = $state<string | null>('1.0');
  let pressed: string[] = [];
  let stop = () => {};

  beforeEach(() => {
    document.body.innerHTML = `
      <p><button id="done">Done</button><button id="ever" data-lasting>Always</button></p>`;
    pressed = [];
    const slip = document.querySelector('p') as HTMLElement;
    slip.addEventListener('click', ({ target }) => pressed.push((target as Element).id));
    stop = $effect.root(() => {
      $effect(() => guardsPresses(() => question)(slip) ?? undefined);
    });
    flushSync();
  });
  afterEach(() => stop());

  function click(id: string, detail: number): void {
    const event = new MouseEvent('click', { bubbles: true, detail });
    document.getElementById(id)?.dispatchEvent(event);
  }

  it('accepts keys, but no press that came with the question', () => {
    question = '2.0';
    flushSync();
    click('ever', 1);
    expect(pressed).toEqual([]);
    click('ever', 0);
    click('done', 1);
    expect(pressed).toEqual(['ever', 'done']);
  });
});
