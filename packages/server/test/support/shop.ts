/** A shop on an origin of its own whose page embeds the flow. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, BrowserContext, Frame, Page } from 'playwright-core';

export interface Shop {
  /** Address with the numeric loopback address. */
  readonly url: string;
  close(): Promise<void>;
}

/** Serves the files by path with the media type of each; the page is at `/`. `policy` is the pages' own policy. */
export async function openShop(
  files: Readonly<Record<string, { readonly type: string; readonly text: string }>>,
  policy = "script-src 'self'",
): Promise<Shop> {
  const server = createServer((request, response) => {
    const file = files[new URL(request.url ?? '/', 'http://shop').pathname];
    if (file === undefined) return response.writeHead(404).end();
    response.writeHead(200, { 'content-type': file.type, 'content-security-policy': policy }).end(file.text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => void server.close(() => resolve()).closeAllConnections()),
  };
}

const clientScript = `
globalThis.heard = [];
globalThis.callbacks = {
  eventsAllowlist: 'all',
  onEvent: (name, metadata) => heard.push({ name, metadata }),
  onComplete: (result) => heard.push({ name: 'onComplete', metadata: result }),
  onCancel: (result) => heard.push({ name: 'onCancel', metadata: result }),
  onError: (error) => heard.push({ name: 'onError', error }),
};
globalThis.inDialog = (options) => (globalThis.client = new Countersign.Client({ ...options, ...callbacks }));
globalThis.inline = (options) =>
  (globalThis.remove = Countersign.showInline({ ...options, ...callbacks, parent: document.getElementById('here') }));`;

/** Files of a shop whose page has the client that the service at `baseUrl` serves; its events are in `heard`. */
export const clientFiles = (baseUrl: string) => ({
  '/': {
    type: 'text/html',
    text: `<!doctype html><title>Shop</title><script src="${baseUrl}/embed/global.js"></script>
      <script src="/page.js" defer></script><main id="here"></main>`,
  },
  '/page.js': { type: 'text/javascript', text: clientScript },
});

/** Globals of the page of {@link clientFiles}. */
export interface ClientPage {
  readonly callbacks: object;
  readonly inDialog: (options: object) => void;
  readonly inline: (options: object) => void;
  readonly client: { open(): void; cancel(force: boolean): void; destroy(): void; readonly isOpen: boolean };
  readonly remove: () => void;
}

/** Event that the shop's page received, with its metadata or error. */
export interface Heard {
  readonly name: string;
  readonly metadata?: Readonly<Record<string, unknown>>;
  readonly error?: { readonly status: number; readonly code: string };
}

export const heardBy = (page: Page): Promise<readonly Heard[]> =>
  page.evaluate(() => (globalThis as unknown as { heard: Heard[] }).heard);

/** Resolves with the first event of this name. */
export async function hears(page: Page, name: string): Promise<Heard> {
  await page.waitForFunction(
    (wanted) => (globalThis as unknown as { heard: Heard[] }).heard.some((event) => event.name === wanted),
    name,
  );
  const found = (await heardBy(page)).find((event) => event.name === name);
  if (found === undefined) throw new Error(`${name} was heard and is gone`);
  return found;
}

/** Returns the frame of the flow, once it shows this step and is drawn: an earlier click would be lost. */
export async function flowFrame(page: Page, step: string): Promise<Frame> {
  const element = await page.waitForSelector('iframe', { state: 'attached' });
  const frame = await element.contentFrame();
  if (frame === null) throw new Error('the page has no frame');
  await frame.waitForSelector(`main[data-step="${step}"][data-scripted]`);
  await frame.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
  return frame;
}

const openContexts = new Set<BrowserContext>();

/** Closes the pages that {@link openPage} opened and no test closed: an open one keeps the service from closing. */
export async function closePages(): Promise<void> {
  await Promise.all([...openContexts].map((context) => context.close()));
}

export async function openPage(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext();
  openContexts.add(context);
  context.on('close', () => openContexts.delete(context));
  const page = await context.newPage();
  await page.goto(url);
  return page;
}
