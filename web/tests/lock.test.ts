/** Checks that the lock file has versions and hashes but no registry, and covers every platform. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface Lock {
  packages: Record<string, { optionalDependencies?: Record<string, string> }>;
}

const text = readFileSync('package-lock.json', 'utf8');
const { packages } = JSON.parse(text) as Lock;

it('contains no address of a registry', () => {
  expect(text).not.toContain('"resolved"');
});

it('contains what each platform needs', () => {
  const wanted = Object.values(packages).flatMap((each) =>
    Object.keys(each.optionalDependencies ?? {}),
  );
  const held = Object.keys(packages).map((path) => path.split('node_modules/').at(-1));
  expect(wanted.filter((name) => !held.includes(name))).toEqual([]);
});
