import { decodeQR } from 'qr/decode.js';
import { expect, it } from 'vitest';
import { codeOf } from '../../src/ui/qrcode';

/** The picture that a camera sees: each square of the path with a side of some pixels. */
function drawn({ size, path }: ReturnType<typeof codeOf>, side = 4) {
  const width = size * side;
  const data = new Uint8Array(width * width * 4).fill(255);
  for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let down = 0; down < side; down++) {
      const start = (Number(y) * side + down) * width + Number(x) * side;
      for (let at = start; at < start + Number(run) * side; at++) data.set([0, 0, 0], at * 4);
    }
  }
  return { width, height: width, data };
}

it.each([
  'http://localhost:8000/table/d7gpodDr27Pq',
  'https://example.org/table/d7gpodDr27Pq#invite=iH3g0YzvTtq8yQ0j-_aBcDeFgHiJkLmN',
])('a camera reads the link %s', (link) => {
  expect(decodeQR(drawn(codeOf(link)))).toBe(link);
});
