/** Tests which keys close a drawer. */
import { afterEach, describe, expect, it } from 'vitest';
import { closes } from '../../../src/ui/board/escape';

afterEach(() => document.body.replaceChildren());

const press = (key: string) => new KeyboardEvent('keydown', { key, cancelable: true });

describe('a drawer', () => {
  it('closes on Escape, which then does nothing else', () => {
    const escape = press('Escape');
    expect(closes(escape)).toBe(true);
    expect(escape.defaultPrevented).toBe(true);
    expect(closes(escape)).toBe(false);
    expect(closes(press('a'))).toBe(false);
  });

  it('stays open below a dialog', () => {
    document.body.append(Object.assign(document.createElement('dialog'), { open: true }));
    expect(closes(press('Escape'))).toBe(false);
  });
});
