/** QR codes, drawn by the page itself, so that no service learns the link. */
import { encodeQR } from 'qr';

/** The light border that a camera needs, in squares. */
const BORDER = 4;

/** The code of a text as the path of its dark squares of side 1, and its size. */
export function codeOf(text: string): { size: number; path: string } {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: BORDER });
  const path = rows.flatMap((row, y) =>
    row.flatMap((dark, x) => {
      if (!dark || row[x - 1]) return [];
      const end = row.indexOf(false, x);
      const run = (end < 0 ? row.length : end) - x;
      return [`M${x} ${y}h${run}v1h${-run}z`];
    }),
  );
  return { size: rows.length, path: path.join('') };
}
