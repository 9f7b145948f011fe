/**
 * Checks the seal of a table: it is published before the game, so that the seed published at the
 * end can be checked against it (docs/records.md).
 */

export type Verdict = 'true' | 'false' | 'unknown';

/**
 * Whether the seed matches the seal; unknown where the browser cannot tell (a page without TLS).
 */
export async function checkSeal(seed: string, seal: string): Promise<Verdict> {
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined;
  if (subtle === undefined) return 'unknown';
  const bytes = new TextEncoder().encode(`tableronde seal/${seed}`);
  const digest = new Uint8Array(await subtle.digest('SHA-256', bytes));
  const text = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return text === seal ? 'true' : 'false';
}
