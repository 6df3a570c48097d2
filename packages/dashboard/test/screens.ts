/**
 * `npm run screens -- [word …]`: screenshots of every page and state of the accessibility matrix, in both themes and
 * three widths, written to the folder `screens`. Words restrict the run to pages whose name contains one of them.
 */
import { mkdir } from 'node:fs/promises';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { addManyPeople } from '../../server/test/support/many-people.ts';
import { desk, phone, runDashboard } from './support/dashboard.ts';
import type { LookedAt } from './support/looked-at.ts';
import { filler, inTurn, openLookedAt } from './support/matrix.ts';
import { lookedAt } from './support/pages.ts';

const folder = new URL('../../../screens/', import.meta.url);
type Size = typeof desk;
const sizes = { desk, tablet: { width: 768, height: 1024 }, phone };
const words = process.argv.slice(2);
const chosen = inTurn(lookedAt).filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
if (chosen.length === 0) {
  process.stderr.write(`No page has ${words.map((word) => `"${word}"`).join(' or ')} in its name.\n`);
  // Without a test the service would start and never be stopped.
  process.exit(2);
}
const dashboard = runDashboard();

/** Maximal height in pixels of a screenshot: longer pages, such as lists, are cut. */
const tallest = 4000;

/** Resizes the window to the page's height, so that frames and long lists that depend on it are drawn in full. */
async function draw(page: Page, name: string, size: Size): Promise<void> {
  const height = Number(await page.evaluate('document.documentElement.scrollHeight'));
  await page.setViewportSize({ width: size.width, height: Math.min(Math.max(size.height, height), tallest) });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const path = new URL(`${name.replaceAll(/[^a-z0-9]+/gi, '-')}-${colorScheme}.png`, folder);
    await page.screenshot({ path: path.pathname });
  }
  await page.setViewportSize(size);
}

async function drawStates(looked: LookedAt, width: keyof typeof sizes): Promise<void> {
  const size = sizes[width];
  const page = await openLookedAt(dashboard, looked, size);
  await draw(page, `${looked.name} ${width}`, size);
  for (const [state, reach] of Object.entries(looked.states ?? {})) {
    await page.reload();
    await looked.ready(page);
    await reach(page);
    await draw(page, `${looked.name} ${state} ${width}`, size);
  }
  await page.context().close();
}

await mkdir(folder, { recursive: true });
const want = filler(dashboard);
let isPeopled = false;
for (const looked of chosen) {
  for (const width of ['desk', 'tablet', 'phone'] as const) {
    test(`${looked.name}, ${width}`, async () => {
      await want(looked.data);
      if (looked.data === 'some' && !isPeopled) await addManyPeople(dashboard.service);
      isPeopled ||= looked.data === 'some';
      await drawStates(looked, width);
    });
  }
}
