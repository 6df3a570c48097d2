/** Two builds: modules for bundlers and browsers, and one script that defines `Countersign` for pages without modules. */
import { defineConfig } from 'vite';

export default defineConfig(({ mode }) => ({
  root: import.meta.dirname,
  logLevel: 'warn',
  build:
    mode === 'global'
      ? {
          outDir: 'dist',
          emptyOutDir: false,
          target: 'es2022',
          lib: { entry: 'src/index.ts', formats: ['iife' as const], name: 'Countersign', fileName: () => 'global.js' },
        }
      : {
          outDir: 'dist',
          emptyOutDir: true,
          target: 'es2022',
          lib: { entry: { index: 'src/index.ts', react: 'src/react.ts' }, formats: ['es' as const] },
          rolldownOptions: { external: ['react'], output: { chunkFileNames: 'shared.js' } },
        },
}));
