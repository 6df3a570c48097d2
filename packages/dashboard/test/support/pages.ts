/** Pages and their tested states, from the files of `test/pages/`. */
import { globSync } from 'node:fs';
import type { LookedAt, Parameters } from './looked-at.ts';

const folder = new URL('../pages/', import.meta.url);

interface PagesFile {
  readonly lookedAt: readonly LookedAt[];
  /** Omitted if no page address has a parameter. */
  readonly parameters?: Parameters;
  /** Names of pages with values that are hidden from users without permission for personal data. */
  readonly showPersons?: readonly string[];
}

export const pagesFiles: readonly PagesFile[] = await Promise.all(
  globSync('*.ts', { cwd: folder })
    .toSorted()
    .map(async (path) => (await import(new URL(path, folder).href)) as PagesFile),
);

export const lookedAt: readonly LookedAt[] = pagesFiles.flatMap((file) => file.lookedAt);
