/** The dashboard in a real browser before the real service. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { after, before } from 'node:test';
import type { AxeResults } from 'axe-core';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { eventually } from '../../../server/test/support/eventually.ts';
import { type PersonOptions, signedIn } from '../../../server/test/support/people.ts';
import { startService, type TestService } from '../../../server/test/support/service.ts';
import { pageLimitMs, sharedBrowser } from '../../../server/test/support/shared-browser.ts';

const axeSource = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export const desk = { width: 1280, height: 800 };
export const phone = { width: 390, height: 844 };

export interface Dashboard {
  readonly service: TestService;
  readonly browser: Browser;
  /** A page of a browser of its own, in which nobody is signed in unless somebody is named. */
  open(path: string, options?: OpenOptions): Promise<Page>;
}

export interface OpenOptions extends BrowserContextOptions {
  readonly as?: PersonOptions;
}

/** What a page said that it must not say: reports of its policy, and faults nobody caught. */
const complaints: string[] = [];

function listen(page: Page): void {
  page.on('console', (message) => {
    if (/Content Security Policy|Trusted Type/i.test(message.text())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
}

/** Hooks of the file that asks for it; `prepare` runs once the service listens, since hooks do not wait for each other. */
export function runDashboard(
  prepare: (service: TestService) => Promise<void> = async () => undefined,
  settings: Readonly<Record<string, string>> = {},
): Dashboard {
  let service: TestService | undefined;
  let browser: Browser | undefined;
  const started = <Part>(part: Part | undefined): Part => {
    assert.ok(part !== undefined, 'the dashboard did not start');
    return part;
  };
  before(async () => {
    service = await startService({ host: 'localhost', settings });
    await prepare(service);
    browser = await sharedBrowser();
  });
  after(async () => {
    // Files of a process come one after the other, so all that is open is this one's.
    for (const context of browser?.contexts() ?? []) await context.close();
    await service?.close();
    assert.deepEqual(complaints.splice(0), [], 'what pages reported');
  });
  return {
    get service() {
      return started(service);
    },
    get browser() {
      return started(browser);
    },
    async open(path, { as, ...options } = {}) {
      const context = await started(browser).newContext({ viewport: desk, locale: 'en-US', ...options });
      if (as !== undefined) await signIn(started(service), context, as);
      context.setDefaultTimeout(pageLimitMs);
      const page = await context.newPage();
      listen(page);
      await page.goto(`${started(service).baseUrl}/dashboard${path}`);
      return page;
    },
  };
}

/** Gives the browser the session of somebody with the role. */
export async function signIn(service: TestService, context: BrowserContext, as: PersonOptions): Promise<void> {
  const { token, csrfToken } = await signedIn(service, as);
  const url = service.baseUrl;
  await context.addCookies([
    { name: 'session', value: token, url, httpOnly: true },
    { name: 'csrf', value: csrfToken, url },
  ]);
}

/** Leaves for the page at `end` by two keys, which are a pair within a second: a busy machine may not manage it at once. */
export const goByKeys = (page: Page, keys: readonly [string, string], end: string): Promise<void> =>
  eventually(`${keys.join(' ')} leads to ${end}`, async () => {
    for (const key of keys) await page.keyboard.press(key);
    return new URL(page.url()).pathname === `/dashboard${end}`;
  });

/** Rules whose answer depends on colours; the others answer the same in the dark, where the page is the same. */
export const rulesOfColour: readonly string[] = ['color-contrast', 'link-in-text-block'];

/**
 * What axe finds, with all its rules on unless some are named. Evaluated and not added as a tag: the policy of the page
 * refuses foreign scripts, and must.
 */
export async function violations(page: Page, rules?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(axeSource);
  const only = rules === undefined ? '' : `{ runOnly: ${JSON.stringify(rules)} }`;
  const { violations: found } = (await page.evaluate(`axe.run(${only})`)) as AxeResults;
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** Pixels by which the page is wider than its window. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
