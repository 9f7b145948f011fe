import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { icons } from './tools/icons.ts';

/** Where `tableronde serve` listens, for `npm run dev`. */
const SERVER = process.env.TABLERONDE_ADDRESS ?? 'http://localhost:8000';

export default defineConfig({
  plugins: [icons(), svelte()],
  build: {
    outDir: '../src/tableronde/server/static',
    emptyOutDir: true,
    // The server's content policy allows files only, nothing inline.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: ['..'] }, // the catalogues stand beside the Python code
    proxy: {
      '/api': { target: SERVER, changeOrigin: false },
      '/live': { target: SERVER, ws: true },
    },
  },
  test: {
    environment: 'happy-dom',
    // One page for each file, made in half the time that a thread of its own takes.
    pool: 'vmThreads',
    // What hangs, not what is slow.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    include: ['tests/**/*.test.ts', 'src/**/*.test.ts'],
  },
  // Svelte's browser half, also under vitest.
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
});
