/** Pages and the states they are looked at in, from the files of `test/pages/`. */
import { globSync } from 'node:fs';
import type { LookedAt, Parameters } from './looked-at.ts';

const folder = new URL('../pages/', import.meta.url);

interface PagesFile {
  readonly lookedAt: readonly LookedAt[];
  /** Left out where no address of the pages holds one. */
  readonly parameters?: Parameters;
  /** Names of pages over values that are kept from who may not see persons. */
  readonly showPersons?: readonly string[];
}

export const pagesFiles: readonly PagesFile[] = await Promise.all(
  globSync('*.ts', { cwd: folder })
    .toSorted()
    .map(async (path) => (await import(new URL(path, folder).href)) as PagesFile),
);

export const lookedAt: readonly LookedAt[] = pagesFiles.flatMap((file) => file.lookedAt);
