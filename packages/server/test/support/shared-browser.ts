/**
 * Chromium of this process: its start costs as much as a page, so all journeys of a process share it, each in its own
 * contexts.
 */
import { existsSync } from 'node:fs';
import { type Browser, chromium, type Page } from 'playwright-core';
import { signalsOfRunner } from '../../../engines/test/support/signals-of-runner.ts';
import { namedStart, secondsAhead } from './adjustable-clock.ts';

/** Headless shell of Chromium: the full browser draws its own controls, which cost a third of a journey's time. */
const shellPath = '/usr/bin/chromium-headless-shell';

async function launch(): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: existsSync(shellPath) ? shellPath : (process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'),
    args: ['--no-sandbox'],
    ...signalsOfRunner,
  });
  return namedStart === undefined ? browser : atTimeOfClock(browser);
}

/**
 * Returns the browser, whose pages get the time of the newest clock. Their timers stay real: a clock that fakes them
 * stops cameras.
 */
function atTimeOfClock(browser: Browser): Browser {
  const open = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await open(options);
    await context.addInitScript(`globalThis.dateOfMachine = Date;
    globalThis.Date = class extends Date {
      constructor(...parts) { parts.length === 0 ? super(Date.now()) : super(...parts); }
      static now() { return super.now() + ${secondsAhead() * 1000}; }
    }`);
    return context;
  };
  return browser;
}

/**
 * Gives the page a clock that the test advances and that also runs; it starts at the time of the newest clock. The page
 * gets the machine's `Date` back first, since the clock would take the difference between the two for time that passed.
 */
export async function installClock(page: Page): Promise<void> {
  await page.context().addInitScript('globalThis.Date = globalThis.dateOfMachine ?? Date;');
  await page.clock.install({ time: Date.now() + secondsAhead() * 1000 });
}

/** Timeout of pages in milliseconds; far above the slowest with three other browsers on one processor. */
export const pageLimitMs = 120_000;

let shared: Browser | null = null;

/** Returns the running browser, or a new one after a crash. Throws if there is no Chromium. */
export async function sharedBrowser(): Promise<Browser> {
  if (shared === null || !shared.isConnected()) shared = await launch();
  return shared;
}
