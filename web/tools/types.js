/**
 * Reads JSON Schema and writes TypeScript and the formatted schema: the half of tools/wire_types.py
 * that needs Node.
 */
import { text } from 'node:stream/consumers';
import { compile } from 'json-schema-to-typescript';
import { format, resolveConfig } from 'prettier';

/** `generic`: the types, by name, that are written differently from their definitions. */
const { schema, definitions: $defs, generic, head } = JSON.parse(await text(process.stdin));
for (const [name, { description }] of Object.entries($defs).filter(([name]) => name in generic)) {
  $defs[`${name}Fields`] = { ...$defs[name], title: `${name}Fields`, description: '' };
  $defs[name] = { title: name, description, tsType: 'unknown' };
}
const types = await compile({ $defs }, '', {
  additionalProperties: false,
  bannerComment: '',
  format: false,
  unknownAny: true,
  unreachableDefinitions: true,
});
// Comments that the compiler adds to every type about its place in the schema.
const ORIGIN = /( \*\s*\n)? \* This interface was referenced by[^\n]*\n \* via the[^\n]*\n/g;
const EMPTY_COMMENT = /\/\*\*\n \*\/\n/g;
// Put objects that fit on one line on one line.
let plain = types
  .replace(ORIGIN, '')
  .replace(EMPTY_COMMENT, '')
  .replace(/: \{\n\s*/g, ': { ');
for (const [name, type] of Object.entries(generic)) {
  plain = plain
    .replace(`export interface ${name}Fields`, `interface ${name}Fields`)
    .replace(
      `export type ${name} = unknown`,
      `export type ${name}<G extends GameId = GameId> = ${type.replace('Fields', `${name}Fields`)}`,
    );
}

const file = new URL('../src/protocol.ts', import.meta.url).pathname;
const options = { ...(await resolveConfig(file)), filepath: file };
process.stdout.write(
  JSON.stringify({
    types: await format(head + plain, options),
    schema: await format(JSON.stringify(schema), { ...options, filepath: 'schema.json' }),
  }),
);
