/** Waiting for a page to finish loading. */
import type { Page } from 'playwright-core';
import { kitTexts } from '../../src/texts/en/kit.ts';

const loading = { name: kitTexts.loading };

/** Resolves when every part of the page is loaded or refused. */
export async function settled(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  for (let quiet = 0; quiet < 3; quiet = (await page.getByRole('status', loading).count()) === 0 ? quiet + 1 : 0) {
    await page.waitForTimeout(50);
  }
}
