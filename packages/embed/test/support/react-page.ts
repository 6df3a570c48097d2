/** React pages, bundled in development mode, in which StrictMode mounts twice. */
import { fileURLToPath } from 'node:url';
import { build, type Rollup } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));

const pageOf = (path: string, element: string): string => `
import { createElement, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import * as example from ${JSON.stringify(path)};
const root = createRoot(document.getElementById('here'));
root.render(createElement(StrictMode, null, ${element}));
globalThis.unmount = () => root.unmount();`;

/**
 * Bundles a page that shows `element`, an expression over the module `example`, in the element with the id `here`.
 * `change` replaces the text of that module; `text` is its source where `path` has no file.
 */
export async function bundleReactPage(
  path: string,
  element: string,
  change: (text: string) => string,
  text?: string,
): Promise<string> {
  const { NODE_ENV: before } = process.env;
  const built = await build({
    configFile: false,
    root,
    logLevel: 'error',
    mode: 'development',
    define: { 'process.env.NODE_ENV': '"development"' },
    oxc: { jsx: { runtime: 'automatic', importSource: 'react' } },
    resolve: { alias: { '@countersign/embed/react': `${root}src/react.ts` } },
    plugins: [
      {
        name: 'page',
        resolveId: (id) => (id.endsWith('virtual:page') ? '\0page' : id === path ? path : null),
        load: (id) => (id === '\0page' ? pageOf(path, element) : id === path ? (text ?? null) : null),
        transform: (code, id) => (id.startsWith(`${root}examples/`) || id === path ? change(code) : null),
      },
    ],
    build: { write: false, minify: false, lib: { entry: 'virtual:page', formats: ['es'], fileName: 'page' } },
  });
  // The build sets it for the whole process.
  if (before === undefined) delete process.env['NODE_ENV'];
  else process.env['NODE_ENV'] = before;
  const [first] = Array.isArray(built) ? built : [built as Rollup.RollupOutput];
  return first?.output[0].code ?? '';
}
