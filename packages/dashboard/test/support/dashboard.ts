/** The dashboard in a real browser, connected to a real service. */
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
  /** Opens a page in a separate browser context, signed in only if `as` is given. */
  open(path: string, options?: OpenOptions): Promise<Page>;
}

export interface OpenOptions extends BrowserContextOptions {
  readonly as?: PersonOptions;
}

/** Errors that a page reported: policy violations and uncaught exceptions. */
const complaints: string[] = [];

function listen(page: Page): void {
  page.on('console', (message) => {
    if (/Content Security Policy|Trusted Type/i.test(message.text())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
}

/** Registers the file's hooks; `prepare` runs once the service listens, since hooks do not wait for each other. */
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
    // The files of a process run one after the other, so all open contexts belong to this file.
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

/** Signs a new person with the given role in to the browser context. */
export async function signIn(service: TestService, context: BrowserContext, as: PersonOptions): Promise<void> {
  const { token, csrfToken } = await signedIn(service, as);
  const url = service.baseUrl;
  await context.addCookies([
    { name: 'session', value: token, url, httpOnly: true },
    { name: 'csrf', value: csrfToken, url },
  ]);
}

/** Navigates by a two-key shortcut, retried because both keys must come within a second and the machine may be busy. */
export const goByKeys = (page: Page, keys: readonly [string, string], end: string): Promise<void> =>
  eventually(`${keys.join(' ')} leads to ${end}`, async () => {
    for (const key of keys) await page.keyboard.press(key);
    return new URL(page.url()).pathname === `/dashboard${end}`;
  });

/** Rules that depend on colours; the others give the same result in the dark theme, which has the same markup. */
export const rulesOfColour: readonly string[] = ['color-contrast', 'link-in-text-block'];

/**
 * Returns the violations that axe finds, with all rules unless some are named. The script is evaluated, not added as
 * a tag, because the policy of the page refuses foreign scripts, as it must.
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
