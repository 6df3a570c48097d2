/** The Chromium of this process: its start costs as much as a page, so all journeys of a process share it, each in contexts of its own. */
import { type Browser, chromium } from 'playwright-core';
import { signalsOfRunner } from '../../../engines/test/support/signals-of-runner.ts';

const launch = () =>
  chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
    ...signalsOfRunner,
  });

let shared: Browser | null = null;

/** The browser that runs, or another one where a test before made it crash. Throws where there is no Chromium. */
export async function sharedBrowser(): Promise<Browser> {
  if (shared === null || !shared.isConnected()) shared = await launch();
  return shared;
}
