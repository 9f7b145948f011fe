import { afterEach, describe, expect, it, vi } from 'vitest';
import { Dragging, type Place } from '../../../src/ui/dragging/dragging.svelte';
import { carry, drag, letGo } from '../../drag';

/** A card that the outer and the inner target may accept, beside an empty area. */
function scene({ can = true, takes = ['outer', 'inner'] } = {}) {
  document.body.innerHTML = `
    <button id="card"></button>
    <div id="outer" data-drop="outer"><div id="inner" data-drop="inner"><i id="deep"></i></div></div>
  `;
  const drop = vi.fn<(piece: string, place: string | null) => void>();
  const lift = vi.fn<(piece: string) => void>();
  const dragging = new Dragging<string>({
    can: () => can,
    lift,
    takes: (_, { name }) => takes.includes(name),
    drop: (piece, place: Place | null) => drop(piece, place?.name ?? null),
  });
  const at = (id: string) => {
    const found = document.getElementById(id);
    if (!found) throw new Error(id);
    return found;
  };
  dragging.of('noble')(at('card'));
  return { dragging, drop, lift, at };
}

afterEach(() => vi.useRealTimers());

describe('dragging', () => {
  it('drops on the innermost target that accepts the piece', () => {
    const both = scene();
    drag(both.at('card'), both.at('deep'));
    expect(both.lift).toHaveBeenCalledExactlyOnceWith('noble');
    expect(both.drop).toHaveBeenCalledExactlyOnceWith('noble', 'inner');
    const one = scene({ takes: ['outer'] });
    drag(one.at('card'), one.at('deep'));
    expect(one.drop).toHaveBeenCalledExactlyOnceWith('noble', 'outer');
  });

  it('shows the piece and the target', () => {
    const { dragging, at } = scene();
    carry(at('card'), at('outer'));
    expect(dragging.held).toMatchObject({ piece: 'noble', x: 100, y: 100 });
    expect(dragging.over?.name).toBe('outer');
    letGo();
    expect(dragging.held).toBeNull();
    expect(dragging.over).toBeNull();
  });

  it('drops elsewhere where nothing accepts it, or the pointer is lost', () => {
    const nowhere = scene({ takes: [] });
    drag(nowhere.at('card'), nowhere.at('inner'));
    expect(nowhere.drop).toHaveBeenCalledExactlyOnceWith('noble', null);
    const lost = scene();
    carry(lost.at('card'), lost.at('inner'));
    letGo('pointercancel');
    expect(lost.drop).toHaveBeenCalledExactlyOnceWith('noble', null);
  });

  it('is cancelled by Escape', () => {
    const { at, drop } = scene();
    carry(at('card'), at('inner'));
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    expect(drop).toHaveBeenCalledExactlyOnceWith('noble', null);
    letGo();
    expect(drop).toHaveBeenCalledOnce();
  });

  it('does not begin with what cannot be dragged', () => {
    const { at, lift, dragging } = scene({ can: false });
    carry(at('card'), at('inner'));
    expect(lift).not.toHaveBeenCalled();
    expect(dragging.held).toBeNull();
  });

  it('ignores the click that ends a drag, and no other', () => {
    vi.useFakeTimers();
    const { at } = scene();
    const clicked = vi.fn();
    at('card').addEventListener('click', clicked);
    drag(at('card'), at('inner'));
    at('card').click();
    expect(clicked).not.toHaveBeenCalled();
    drag(at('card'), at('inner'));
    vi.runAllTimers();
    at('card').click();
    expect(clicked).toHaveBeenCalledOnce();
  });

  it('leaves a click alone', () => {
    const { at, drop, lift } = scene();
    const clicked = vi.fn();
    at('card').addEventListener('click', clicked);
    at('card').dispatchEvent(new PointerEvent('pointerdown', { isPrimary: true, pointerId: 1 }));
    letGo();
    at('card').click();
    expect(clicked).toHaveBeenCalledOnce();
    expect(lift).not.toHaveBeenCalled();
    expect(drop).not.toHaveBeenCalled();
  });
});
