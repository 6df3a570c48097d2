/**
 * Code of the guides. The blocks of one programming language in one guide, in the order of the page, are one program;
 * each block in HTML or TSX is a page.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const content = fileURLToPath(new URL('../../src/content/docs/', import.meta.url));

/** Language of a block → name of its program's file. */
export const languages = { sh: 'guide.sh', ts: 'guide.ts', python: 'guide.py' } as const;
export type Language = keyof typeof languages;

export interface GuideProgram {
  /** Path of the guide, such as `guides/webhooks`. */
  readonly guide: string;
  readonly language: Language;
  readonly blocks: number;
  readonly text: string;
}

/** Languages of pages, and `js`, whose first line names the path that a page loads it by. */
const pageLanguages = ['html', 'tsx', 'js'] as const;
export type PageLanguage = (typeof pageLanguages)[number];

export interface GuidePage {
  readonly guide: string;
  readonly language: PageLanguage;
  readonly text: string;
}

interface Block {
  readonly language: string;
  readonly text: string;
}

const isLanguage = (name: string): name is Language => Object.hasOwn(languages, name);
const isPageLanguage = (name: string): name is PageLanguage => (pageLanguages as readonly string[]).includes(name);

/** Returns the text with each imported part in place of its element. */
function wholeText(path: string): string {
  let text = readFileSync(path, 'utf8');
  for (const [line, name, from] of text.matchAll(/^import (\w+) from '(\.[^']+\.mdx)';$/gm)) {
    if (name === undefined || from === undefined) continue;
    text = text.replace(line, '').replaceAll(`<${name} />`, () => wholeText(join(dirname(path), from)));
  }
  return text;
}

function blocksOf(text: string): Block[] {
  return [...text.matchAll(/^```([^\n]*)\n([\s\S]*?)^```$/gm)].map(([, language = '', body = '']) => ({
    language: language.trim(),
    text: body,
  }));
}

const nameOf = (path: string): string =>
  relative(content, path)
    .replaceAll('\\', '/')
    .replace(/\.mdx?$/, '');

/** Returns the programs of a page. Throws if a block has a language that nothing runs. */
function programsOf(path: string): GuideProgram[] {
  const guide = nameOf(path);
  const found = new Map<Language, Block[]>();
  for (const block of blocksOf(wholeText(path))) {
    if (isPageLanguage(block.language)) continue;
    if (!isLanguage(block.language)) throw new Error(`${guide}: nothing runs a block in "${block.language}"`);
    found.set(block.language, [...(found.get(block.language) ?? []), block]);
  }
  return [...found].map(([language, blocks]) => ({
    guide,
    language,
    blocks: blocks.length,
    text: blocks.map((block) => block.text).join('\n'),
  }));
}

const guides = (): string[] =>
  readdirSync(content, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.mdx?$/.test(path))
    .sort()
    .map((path) => join(content, path));

export const guidePrograms = (): GuideProgram[] => guides().flatMap(programsOf);

/** Returns the pages of all guides, in their order. */
export function guidePages(): GuidePage[] {
  return guides().flatMap((path) =>
    blocksOf(wholeText(path)).flatMap(({ language, text }) =>
      isPageLanguage(language) ? [{ guide: nameOf(path), language, text }] : [],
    ),
  );
}
