/**
 * Two builds of one view: the browser's script (hashed names, manifest) and the server's renderer (one file, no packages).
 * The server build reads the manifest of the client build, so the client is always built first.
 */
import { readFileSync } from 'node:fs';
import { defineConfig } from 'vite';

const manifestFile = new URL('./dist/client/.vite/manifest.json', import.meta.url);
const entrySource = 'src/client/main.tsx';

function entryFile(): string {
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Record<string, { file: string }>;
  const entry = manifest[entrySource];
  if (entry === undefined) throw new Error(`the client manifest has no ${entrySource}; run the client build first`);
  return entry.file;
}

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  // Relative, so that the script finds its lazy part wherever the server mounts the files.
  base: './',
  logLevel: 'warn',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  define: isSsrBuild ? { __ENTRY_FILE__: JSON.stringify(entryFile()) } : {},
  ssr: { noExternal: true },
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        emptyOutDir: true,
        minify: false,
        target: 'node24',
        rolldownOptions: { output: { entryFileNames: 'render.js' } },
      }
    : {
        outDir: 'dist/client',
        emptyOutDir: true,
        manifest: true,
        // The page's policy trusts what a trusted script imports; preload tags written by script would be refused.
        modulePreload: false,
        assetsDir: '',
        target: 'es2022',
        rolldownOptions: { input: entrySource },
      },
}));
