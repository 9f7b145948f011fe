import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { memory } from '../../../src/memory';
import { keyAction, KEYS, plays, arrowStep } from '../../../src/table/keyboard/keys';

function press(key: string, more: KeyboardEventInit = {}, on: Element = document.body) {
  let seen: KeyboardEvent | undefined;
  const listener = (event: KeyboardEvent) => (seen = event);
  document.addEventListener('keydown', listener);
  on.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...more }));
  document.removeEventListener('keydown', listener);
  return seen as KeyboardEvent;
}

beforeEach(() => localStorage.clear());
afterEach(() => document.body.replaceChildren());

describe('a key', () => {
  it.each([
    ['[', 'back'],
    [',', 'back'],
    [']', 'on'],
    ['.', 'on'],
    ['{', 'leap-back'],
    ['}', 'leap-on'],
    ['L', 'choices'],
    ['Escape', 'let-go'],
    ['?', 'keys'],
    ['r', 'rules'],
  ])('%s', (key, does) => {
    expect(keyAction(press(key))).toBe(does);
  });

  it.each([
    ['on Windows', { ctrlKey: true, altKey: true }],
    ['on a Mac', { altKey: true }],
  ])('may be typed with AltGr %s', (_, held) => {
    expect(keyAction(press('[', held))).toBe('back');
    expect(keyAction(press(']', held))).toBe('on');
    expect(keyAction(press('l', held))).toBeNull();
  });

  it('is left to the browser with Ctrl, and while typing', () => {
    expect(keyAction(press('[', { ctrlKey: true }))).toBeNull();
    expect(keyAction(press('[', { metaKey: true }))).toBeNull();
    const field = document.body.appendChild(document.createElement('input'));
    expect(keyAction(press('u', {}, field))).toBeNull();
  });

  it('does nothing when single letters are off, unless it is not one', () => {
    memory.letters = false;
    expect(keyAction(press('u'))).toBeNull();
    expect(keyAction(press('?'))).toBeNull();
    expect(keyAction(press('Escape'))).toBe('let-go');
    expect(arrowStep(press('ArrowLeft'))).toBe(-1);
    memory.letters = true;
    expect(keyAction(press('u'))).toBe('undo');
  });
});

it('is in the list of shortcuts', () => {
  const listed = KEYS.flatMap(({ keys, does }) => keys.map((key) => [key, does]));
  expect(listed).toContainEqual(['?', 'keys']);
  expect(listed).toContainEqual(['R', 'rules']);
});

describe('the arrows', () => {
  it('move through a replay', () => {
    expect(arrowStep(press('ArrowLeft'))).toBe(-1);
    expect(arrowStep(press('ArrowRight'))).toBe(1);
    expect(arrowStep(press('ArrowUp'))).toBeNull();
    expect(arrowStep(press('ArrowLeft', { shiftKey: true }))).toBe(-1);
  });

  it('are left to elements that use them', () => {
    const slider = document.body.appendChild(document.createElement('input'));
    slider.type = 'range';
    expect(arrowStep(press('ArrowLeft', {}, slider))).toBeNull();
    expect(arrowStep(press('ArrowLeft', { altKey: true }))).toBeNull();
  });
});

describe('the space bar', () => {
  it('starts and stops a replay, unless it presses something', () => {
    expect(plays(press(' '))).toBe(true);
    document.body.innerHTML = '<button>On</button><input type="range"><textarea></textarea>';
    const at = (name: string) => document.querySelector(name) ?? document.body;
    expect(plays(press(' ', {}, at('button')))).toBe(false);
    expect(plays(press(' ', {}, at('textarea')))).toBe(false);
    expect(plays(press(' ', {}, at('input')))).toBe(true);
    expect(plays(press(' ', { shiftKey: true }))).toBe(false);
  });
});
