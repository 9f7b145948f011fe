import { readdirSync } from 'node:fs';
import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

const GAMES = readdirSync(new URL('src/games', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** Refuses imports from these folders, in files of a folder. */
function forbids(files, regex, message) {
  return {
    files,
    rules: { 'no-restricted-imports': ['error', { patterns: [{ regex, message }] }] },
  };
}

export default ts.config(
  { ignores: ['node_modules/', 'src/protocol.ts'] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  ...svelte.configs.prettier,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    // TypeScript itself knows which names exist.
    files: ['**/*.ts', '**/*.svelte', '**/*.svelte.ts'],
    rules: { 'no-undef': 'off' },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    rules: {
      // Our router takes plain links.
      'svelte/no-navigation-without-resolve': 'off',
      // {' '} is how a space at the end of a line is kept.
      'svelte/no-useless-mustaches': 'off',
      // A set that is made and used up in one function needs no reactivity.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  {
    rules: {
      '@typescript-eslint/no-unused-vars': [
        'error',
        { varsIgnorePattern: '^_', argsIgnorePattern: '^_' },
      ],
    },
  },
  {
    // A flight carries any component of its game, with whatever props that one has.
    files: ['src/games/contract.ts'],
    rules: { '@typescript-eslint/no-explicit-any': 'off' },
  },
  forbids(
    ['src/ui/**'],
    '^(\\.\\./)+(table|games|pages|covers)/',
    'ui/ knows no game and no table.',
  ),
  forbids(
    ['src/games/**'],
    `^(\\.\\./)+(${GAMES.join('|')}|pages|table/(?!question/))`,
    'A game knows ui/, contract.ts and table/question/: no other game.',
  ),
);
