import { after, before } from 'node:test';
import type { Browser } from 'playwright-core';
import type { FlowPage } from '../../src/page.ts';
import { chromiumPath, launchBrowser } from './browser.ts';
import { type FlowServer, startFlowServer } from './flow-server.ts';

/** Server and browser of a test file, from before its first test until after its last. */
export interface FlowBrowser {
  /** Reason to skip tests; false if Chromium is available. */
  readonly skip: string | false;
  readonly server: FlowServer;
  readonly browser: Browser;
}

/** Starts a server that shows `first`, and a browser, for all tests of the calling file. */
export function useFlowBrowser(first: FlowPage): FlowBrowser {
  const skip = chromiumPath === null ? 'no Chromium; set CHROMIUM_PATH' : false;
  let server: FlowServer | undefined;
  let browser: Browser | undefined;
  before(async () => {
    server = await startFlowServer(first);
    if (skip === false) browser = await launchBrowser();
  });
  after(async () => {
    await browser?.close();
    await server?.close();
  });
  const started = <Part>(part: Part | undefined): Part => {
    if (part === undefined) throw new Error('the tests have not begun');
    return part;
  };
  return {
    skip,
    get server() {
      return started(server);
    },
    get browser() {
      return started(browser);
    },
  };
}
