/**
 * `npm run screens -- [word …]`: every page and state of the accessibility matrix as a picture, in both themes and three widths,
 * into the folder `screens`, to be looked at. With words only pages whose name holds one.
 */
import { mkdir } from 'node:fs/promises';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { desk, phone, runDashboard } from './support/dashboard.ts';
import { filler, inTurn, openLookedAt } from './support/matrix.ts';
import { type LookedAt, lookedAt } from './support/pages.ts';

const folder = new URL('../../../screens/', import.meta.url);
const sizes = { desk, tablet: { width: 768, height: 1024 }, phone };
const words = process.argv.slice(2);
const dashboard = runDashboard();

async function draw(page: Page, name: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const path = new URL(`${name.replaceAll(/[^a-z0-9]+/gi, '-')}-${colorScheme}.png`, folder);
    await page.screenshot({ path: path.pathname, fullPage: true });
  }
}

async function drawStates(looked: LookedAt, size: keyof typeof sizes): Promise<void> {
  const page = await openLookedAt(dashboard, looked, sizes[size]);
  await draw(page, `${looked.name} ${size}`);
  for (const [state, reach] of Object.entries(looked.states ?? {})) {
    await page.reload();
    await looked.ready(page);
    await reach(page);
    await draw(page, `${looked.name} ${state} ${size}`);
  }
  await page.context().close();
}

await mkdir(folder, { recursive: true });
const want = filler(dashboard);
for (const looked of inTurn(lookedAt)) {
  if (words.length > 0 && !words.some((word) => looked.name.includes(word))) continue;
  for (const size of ['desk', 'tablet', 'phone'] as const) {
    test(`${looked.name}, ${size}`, async () => {
      await want(looked.data);
      await drawStates(looked, size);
    });
  }
}
