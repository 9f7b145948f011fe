/** Read by vite, svelte-check, prettier and eslint alike. */
export default {
  compilerOptions: { runes: true },
};
