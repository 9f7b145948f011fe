import { expect, it, vi } from 'vitest';
import { showHint } from '../../../src/table/question/hint';

it('scrolls to the advised card of the hand', () => {
  const board = document.createElement('div');
  board.innerHTML = `
    <div class="map"><button aria-pressed="false">Here</button></div>
    <div class="hand"><button aria-pressed="false">One</button><button aria-pressed="true">Two</button></div>`;
  const [, one, two] = board.querySelectorAll('button');
  const seen = vi.fn();
  for (const each of [one, two]) {
    if (each) each.scrollIntoView = () => seen(each.textContent);
  }
  showHint(board);
  expect(seen.mock.calls).toEqual([['Two']]);
});
