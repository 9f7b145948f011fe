/** JSON Schema on the way in, TypeScript on the way out: the half of tools/wire_types.py that needs
 * Node. */
import { text } from 'node:stream/consumers';
import { compile } from 'json-schema-to-typescript';
import { format, resolveConfig } from 'prettier';

const schema = JSON.parse(await text(process.stdin));
const types = await compile(schema, '', {
  additionalProperties: false,
  bannerComment: '',
  format: false,
  unknownAny: true,
  unreachableDefinitions: true,
});
// The compiler adds to every type where in the schema it was found; nobody needs to know.
const ORIGIN = /( \*\s*\n)? \* This interface was referenced by[^\n]*\n \* via the[^\n]*\n/g;
const EMPTY_COMMENT = /\/\*\*\n \*\/\n/g;
const plain = types.replace(ORIGIN, '').replace(EMPTY_COMMENT, '');

const file = new URL('../src/protocol.ts', import.meta.url).pathname;
process.stdout.write(await format(plain, { ...(await resolveConfig(file)), filepath: file }));
