/**
 * Two builds of the same screens: the browser's script and style sheet (hashed names, manifest) and the server's renderer
 * (one file without packages). The renderer reads the manifest of the first build when it is loaded.
 */
import { defineConfig } from 'vite';

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  // Relative, so that the script finds its language file wherever the server mounts the assets.
  base: './',
  logLevel: 'warn',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  ssr: { noExternal: true },
  worker: { format: 'es' },
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
        // Preload tags written by script would carry no nonce; the renderer writes the one that matters.
        modulePreload: false,
        assetsDir: '',
        target: 'es2022',
        rolldownOptions: { input: 'src/browser.tsx' },
      },
}));
