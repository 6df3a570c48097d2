/** The built renderer, as the server loads it. */
import type { RenderPage } from '../../src/page.ts';

/** Folder of the two builds. */
export const distDirectory = new URL('../../dist/', import.meta.url);

async function loadRender(): Promise<RenderPage> {
  try {
    // A variable, since the file is there only after the build.
    const file = new URL('server/render.js', distDirectory).href;
    return ((await import(file)) as { render: RenderPage }).render;
  } catch (cause) {
    throw new Error('the flow is not built: npm run build -w packages/flow', { cause });
  }
}

/** Renders a page with the built bundle. */
export const render: RenderPage = await loadRender();
