/** A service with an object of every kind, and the addresses of their pages. */
import assert from 'node:assert/strict';
import type { TestService } from '../../../server/test/support/service.ts';
import type { PageEntry } from '../../src/shell/page.ts';
import { pages } from './page-folders.ts';
import { pagesFiles } from './pages.ts';

export interface FilledPage extends PageEntry {
  /** Path below `/dashboard` with data to show. */
  readonly address: string;
}

/** Returns every page of the table, each with data to show. */
export async function everyPageFilled(service: TestService): Promise<readonly FilledPage[]> {
  const filled = new Map<string, string | undefined>();
  for (const { parameters } of pagesFiles) {
    for (const [page, parameter] of Object.entries((await parameters?.(service)) ?? {})) filled.set(page, parameter);
  }
  return pages.map((page) => {
    const path = page.path.replace(
      /\$\w+(\/.*)?$/,
      () => filled.get(page.name) ?? assert.fail(`nothing was made for ${page.name}`),
    );
    return { ...page, address: `/sandbox/${path}` };
  });
}
