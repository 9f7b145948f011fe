import { mount, unmount } from 'svelte';
import { expect, it } from 'vitest';
import { layout } from './layout';
import Region from './Region.svelte';

it.each([360, 1110])('shows the power of a castle on a page %i wide', (wide) => {
  const none = () => undefined;
  const props = {
    ...{ place: 3, near: 0, name: '', light: null, chosen: null, threats: [], announced: null },
    ...{ announcer: null, last: null, spent: false, over: null, tabbable: true },
    ...{ onpick: none, onlook: none, onfocus: none, onkeydown: none },
    view: { region: 'plain-castle', owner: 0, piles: [[], []] },
    layout: layout(wide, 700, 50),
  };
  const board = mount(Region, { target: document.body, props: props as never });
  expect(document.querySelector('.power')?.getAttribute('data-figure')).toBe('+1');
  void unmount(board);
});
