/**
 * Fonts by character, so that names of any script are printed and embedded in the document. The fonts come from
 * packages, split into files by Unicode range; only files whose characters occur are read.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

export type Weight = 'regular' | 'bold';

export interface FontFile {
  /** Unique name under which a document registers the file. */
  readonly name: string;
  readonly path: string;
  /** True for right-to-left scripts, whose texts are shaped as a whole. */
  readonly wholeText: boolean;
  /** True for hairline strokes, which are drawn with an outline. */
  readonly thin: boolean;
}

export interface TextRun {
  readonly font: FontFile;
  readonly text: string;
}

interface Family {
  readonly package: string;
  readonly thin: boolean;
  /** First and last characters of its scripts. */
  readonly scripts: readonly (readonly [first: number, last: number])[];
  /** Returns the file of a range, by the package's naming. */
  fileOf(range: string, weight: Weight): string;
}

interface Range {
  readonly first: number;
  readonly last: number;
  readonly family: Family;
  readonly range: string;
}

const numberOf: Readonly<Record<Weight, number>> = { regular: 400, bold: 700 };

const fixed = (name: string): Family => ({
  package: `@fontsource/${name}`,
  thin: false,
  scripts: [[0, 0x10ffff]],
  fileOf: (range, weight) => `files/${name}-${range}-${numberOf[weight]}-normal.woff2`,
});

/** Returns a family with one file for all weights; a document embeds the lightest of them. */
const variable = (name: string, scripts: Family['scripts']): Family => ({
  package: `@fontsource-variable/${name}`,
  thin: true,
  scripts,
  fileOf: (range) => `files/${name}-${range.replace(/[[\]]/g, '')}-wght-normal.woff2`,
});

const hangul = [
  [0x1100, 0x11ff],
  [0x3130, 0x318f],
  [0xa960, 0xd7ff],
] as const;

/** Font families by priority; a character is written in the first family that has it. */
const families: readonly Family[] = [
  fixed('noto-sans'),
  fixed('noto-sans-thai'),
  variable('noto-sans-kr', hangul),
  variable('noto-sans-sc', [[0x2e80, 0x3ffff]]),
];

const require = createRequire(import.meta.url);
const folderOf = (name: string): string => dirname(require.resolve(`${name}/package.json`));

function readRanges(family: Family): Range[] {
  const path = join(folderOf(family.package), 'unicode.json');
  const byFile = JSON.parse(readFileSync(path, 'utf8')) as Readonly<Record<string, string>>;
  const all = Object.entries(byFile).flatMap(([range, text]) =>
    text.split(',').map((part) => {
      const [first = '', last = first] = part.trim().replace(/^U\+/i, '').split('-');
      const number = (digits: string, wildcard: string) => Number.parseInt(digits.replaceAll('?', wildcard), 16);
      return { first: number(first, '0'), last: number(last, 'F'), family, range };
    }),
  );
  return all.filter(({ first, last }) => family.scripts.some(([from, to]) => from <= first && last <= to));
}

let ranges: readonly Range[] | null = null;

/**
 * Returns the font for characters that no family has: Arabic, Hebrew, Armenian, Georgian and many signs. It prints a
 * box for all others.
 */
function lastResort(weight: Weight): FontFile {
  const file = weight === 'bold' ? 'DejaVuSans-Bold' : 'DejaVuSans';
  const path = join(folderOf('dejavu-fonts-ttf'), 'ttf', `${file}.ttf`);
  return { name: file, path, wholeText: true, thin: false };
}

function findFont(codePoint: number, weight: Weight): FontFile {
  ranges ??= families.flatMap(readRanges);
  const found = ranges.find(({ first, last }) => first <= codePoint && codePoint <= last);
  if (found === undefined) return lastResort(weight);
  const { family, range } = found;
  const file = family.fileOf(range, weight);
  const path = join(folderOf(family.package), file);
  return { name: `${family.package}/${file}`, path, wholeText: false, thin: family.thin };
}

const remembered = new Map<string, FontFile>();
const rememberedAtMost = 5000;

function fontOf(character: string, weight: Weight): FontFile {
  const key = `${character}${weight}`;
  const known = remembered.get(key);
  if (known !== undefined) return known;
  const font = findFont(character.codePointAt(0) ?? 0, weight);
  if (remembered.size < rememberedAtMost) remembered.set(key, font);
  return font;
}

/** Matches marks and joiners, which belong to the letter before them. */
const attached = /^[\p{Mark}\u200c\u200d]$/u;

/** Splits the text into pieces of one font each, in reading order; control characters become spaces. */
export function splitRuns(text: string, weight: Weight): TextRun[] {
  const runs: { font: FontFile; text: string }[] = [];
  for (const character of text.normalize('NFC').replace(/\p{Control}/gu, ' ')) {
    const last = runs.at(-1);
    const font = fontOf(character, weight);
    const joins = attached.test(character) || (character === ' ' && last?.font.wholeText === true);
    // A space between two fonts is a run of its own.
    const afterGap = last?.text === ' ' && character !== ' ';
    if (last !== undefined && !afterGap && (last.font.name === font.name || joins)) last.text += character;
    else runs.push({ font, text: character });
  }
  return runs;
}

/** Returns every font that the texts may need, in both weights. */
export function fontsOf(texts: readonly string[]): FontFile[] {
  const characters = [...new Set(texts.join('').normalize('NFC'))].join('');
  const runs = (['regular', 'bold'] as const).flatMap((weight) => splitRuns(characters, weight));
  return [...new Map(runs.map(({ font }) => [font.name, font])).values()];
}
