import { flushSync, tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepsFocus } from '../../../src/table/keyboard/focus.svelte';
import { modals } from '../../../src/ui/dialog/modals.svelte';
import { turn } from '../../waiting';

let stop = () => {};
let root: HTMLElement;

function at(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(id);
  return found;
}

async function settled(): Promise<void> {
  await tick();
  for (let turns = 0; turns < 3; turns++) await turn(); // observers run, then effects
}

function table(asked: () => boolean): void {
  document.body.innerHTML = `
    <div id="root">
      <section><button id="region" data-can></button></section>
      <div role="group">
        <button id="one" data-can></button>
        <button id="two" data-can></button>
        <button id="dull"></button>
      </div>
      <div id="sentence" tabindex="-1" data-rest><button id="end"></button></div>
    </div>
    <button id="elsewhere"></button>
  `;
  root = at('root');
  stop = $effect.root(() => {
    $effect(() => {
      const ended = keepsFocus(asked)(root);
      return () => ended?.();
    });
  });
  flushSync();
}

beforeEach(() => (document.body.innerHTML = ''));
afterEach(() => stop());

describe('the focus', () => {
  it('moves to the next element of the same group', async () => {
    table(() => true);
    at('two').focus();
    at('two').remove();
    await settled();
    expect(document.activeElement?.id).toBe('one');
  });

  it('moves to another element of the board when the group is gone', async () => {
    table(() => true);
    at('one').focus();
    at('one').parentElement?.remove();
    await settled();
    expect(document.activeElement?.id).toBe('region');
  });

  it('rests on the sentence without a question, and moves on with the next', async () => {
    let asked = $state(false);
    table(() => asked);
    at('one').focus();
    at('one').remove();
    await settled();
    expect(document.activeElement?.id).toBe('sentence');
    asked = true;
    flushSync();
    await settled();
    expect(document.activeElement?.id).toBe('two');
  });

  it('stays where the user has put it', async () => {
    let asked = $state(false);
    table(() => asked);
    at('elsewhere').focus();
    at('one').remove();
    asked = true;
    flushSync();
    await settled();
    expect(document.activeElement?.id).toBe('elsewhere');
  });

  it('is not taken back after a click elsewhere', async () => {
    table(() => true);
    at('one').focus();
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    at('one').blur();
    at('two').remove();
    await settled();
    expect(document.activeElement).toBe(document.body);
  });

  it('has a target when a dialog closes that was opened by a key', async () => {
    table(() => true);
    await settled();
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'l', bubbles: true }));
    modals.opened('list');
    flushSync();
    modals.closed('list');
    flushSync();
    await settled();
    expect(document.activeElement?.id).toBe('region');
  });
});
