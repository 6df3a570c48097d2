/** A service that holds something of each kind, and where the pages of it are. */
import assert from 'node:assert/strict';
import type { TestService } from '../../../server/test/support/service.ts';
import type { PageEntry } from '../../src/shell/page.ts';
import { pages } from './page-folders.ts';
import { pagesFiles } from './pages.ts';

export interface FilledPage extends PageEntry {
  /** Below `/dashboard`, with something behind it. */
  readonly address: string;
}

/** Every page of the table, each over something that it shows. */
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
