/** The built renderer, as the server loads it. */
import type { RenderPage } from '../../src/page.ts';
import type { RenderReceipt } from '../../src/receipt/receipt.ts';

/** Folder of the two builds. */
export const distDirectory = new URL('../../dist/', import.meta.url);

interface Renderer {
  readonly render: RenderPage;
  readonly renderReceipt: RenderReceipt;
}

async function loadRenderer(): Promise<Renderer> {
  try {
    // A variable, because the file exists only after the build.
    const file = new URL('server/render.js', distDirectory).href;
    return (await import(file)) as Renderer;
  } catch (cause) {
    throw new Error('the flow is not built: npm run build -w packages/flow', { cause });
  }
}

/** Renders a page or a receipt with the built bundle. */
export const { render, renderReceipt } = await loadRenderer();
