/** One build for the browser: an index, hashed assets, a chunk a page and one a language. */
import { defineConfig, type Plugin } from 'vite';

/** React Aria carries its own few words in some thirty languages; those that we do not speak weigh nothing. */
const spoken = /\/(en|es|fr|de)-[A-Z]{2}\.mjs$/;
const wordsOfLibrary =
  /node_modules\/(react-aria|react-stately|react-aria-components|@react-aria|@react-stately)\/.*\/[a-z]{2}-[A-Z]{2}\.mjs$/;

const onlySpokenLanguages: Plugin = {
  name: 'only-spoken-languages',
  enforce: 'pre',
  load: (id) => (wordsOfLibrary.test(id) && !spoken.test(id) ? 'export default {};' : null),
};

const ofTables = /src\/kit\/table\/|@tanstack\/(react-virtual|virtual-core)\//;

export default defineConfig({
  root: import.meta.dirname,
  base: '/dashboard/',
  logLevel: 'warn',
  plugins: [onlySpokenLanguages],
  oxc: { jsx: { runtime: 'automatic', importSource: 'react' } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: 'manifest.json',
    target: 'es2023',
    // The policy of the pages knows no data: addresses and no script in the document.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 900,
    rolldownOptions: {
      // What many pages share is one file: a page begins with some twenty requests, not with a hundred. Fewer than ten pages
      // would make the first load heavier than `test/size.test.ts` allows. The first page has no table, so tables and the
      // scrolling of their rows are a file of their own. It comes last: a group also takes what its files import.
      output: {
        codeSplitting: {
          groups: [
            { name: 'shared', test: (id: string) => !ofTables.test(id), minShareCount: 10 },
            { name: 'table', test: ofTables, minShareCount: 2 },
          ],
        },
      },
      // How long a build takes is no news of it.
      checks: { bundlerTimings: false },
      // Libraries say `use client` for servers that render; there is none here.
      onwarn: (warning, warn) => (warning.code === 'MODULE_LEVEL_DIRECTIVE' ? undefined : warn(warning)),
    },
  },
});
