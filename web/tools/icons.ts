/**
 * `import crown from '~icon/crown'`: an icon of game-icons.net as the `d` of its path, on a square
 * of 512. Only imported icons get into the bundle, and an unknown id fails the build.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const PREFIX = '~icon/';
const PATH = /^<path fill="currentColor" d="([^"]+)"\/>$/;

export function icons(): Plugin {
  const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
  let collection: Record<string, { body: string }> | undefined;
  return {
    name: 'icons',
    enforce: 'pre',
    resolveId(source) {
      return source.startsWith(PREFIX) ? `\0${source}` : undefined;
    },
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const name = id.slice(PREFIX.length + 1);
      collection ??= JSON.parse(readFileSync(file, 'utf8')).icons as typeof collection;
      const path = PATH.exec(collection?.[name]?.body ?? '')?.[1];
      if (path === undefined) this.error(`game-icons has no icon called ${name}`);
      return `export default ${JSON.stringify(path)};`;
    },
  };
}
