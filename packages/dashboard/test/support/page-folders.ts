/** Pages and their texts, read from the folders because tests have no bundler. */
import { globSync } from 'node:fs';
import { type PageDefinition, pagesOf } from '../../src/shell/page.ts';
import type { Language } from '../../src/texts/languages.ts';
import { type PageTexts, pageTextsOf } from '../../src/texts/page-texts.ts';

const source = new URL('../../src/', import.meta.url);

async function modulesAt<Module>(pattern: string): Promise<Record<string, Module>> {
  const paths = globSync(pattern, { cwd: source });
  return Object.fromEntries(
    await Promise.all(paths.map(async (path) => [path, (await import(new URL(path, source).href)) as Module] as const)),
  );
}

export const pages = pagesOf(await modulesAt<{ readonly page: PageDefinition }>('pages/*/page.ts'));

export async function pageTextsIn(language: Language): Promise<PageTexts> {
  const modules = await modulesAt<{ readonly texts?: object }>(`**/texts/${language}.ts`);
  return pageTextsOf(
    Object.fromEntries(
      Object.entries(modules).flatMap(([path, { texts }]) => (texts === undefined ? [] : [[path, texts]])),
    ),
  );
}
