/**
 * What the dashboard's code repeats by hand, each figure with the most that it may be: `npm run check figures`. A figure that falls is
 * written down here, so that it does not rise again.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { isNode, type Node, nodesBelow } from '../dependency-rules/syntax.ts';
import { repeatedBlocks } from './repeated-blocks.ts';

const source = 'packages/dashboard/src';

interface Source {
  readonly path: string;
  readonly text: string;
}

const nodesOf = ({ path, text }: Source): Node[] => [...nodesBelow(parseSync(path, text).program)];

const kebab = /^[a-z0-9]+(-[a-z0-9]+)+$/;

const keyOf = ({ key }: Node): string | null => {
  if (!isNode(key)) return null;
  const name = key.type === 'Literal' ? key.value : key.name;
  return typeof name === 'string' ? name : null;
};

/** Members of types whose names are those of the wire. */
const wireMembers = (sources: readonly Source[]): number =>
  sources.flatMap(nodesOf).filter((node) => node.type === 'TSPropertySignature' && kebab.test(keyOf(node) ?? ''))
    .length;

const invalidations = (sources: readonly Source[]): number =>
  sources
    .filter(({ path }) => path.endsWith('.tsx'))
    .reduce((sum, { text }) => sum + text.split('invalidateQueries(').length - 1, 0);

const inPages = ({ path }: Source): boolean => path.startsWith(`${source}/pages/`);

/** Files outside the folders of pages in which most pages are named, so that a new one is named there too. */
function centralFiles(sources: readonly Source[]): number {
  const names = new Set(sources.filter(inPages).flatMap(({ path }) => camelCased(path.split('/')[4] ?? '')));
  return sources.filter((each) => {
    if (inPages(each)) return false;
    const named = nodesOf(each).flatMap((node) => (node.type === 'Property' ? (keyOf(node) ?? []) : []));
    return new Set(named.filter((name) => names.has(name))).size > names.size / 2;
  }).length;
}

const camelCased = (folder: string): string => folder.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const figures: readonly {
  readonly name: string;
  readonly most: number;
  readonly count: (sources: readonly Source[]) => number;
}[] = [
  { name: 'members of types with names of the wire', most: 8, count: wireMembers },
  { name: 'invalidateQueries in components', most: 0, count: invalidations },
  { name: 'files outside of pages that name most pages', most: 0, count: centralFiles },
  {
    name: 'blocks of eight lines or more that pages repeat',
    most: 5,
    count: (sources) =>
      repeatedBlocks(
        sources.filter(inPages).map(({ text }) => text),
        8,
      ),
  },
];

const root = join(import.meta.dirname, '..', '..');
const sources = globSync(`${source}/**/*.{ts,tsx}`, { cwd: root })
  .filter((path) => !/\.test\.|\/generated\//.test(path))
  .map((path) => ({ path: path.replaceAll('\\', '/'), text: readFileSync(join(root, path), 'utf8') }));
for (const { name, most, count } of figures) {
  const counted = count(sources);
  if (counted > most) process.exitCode = 1;
  const said = counted < most ? `; write ${counted} into ${import.meta.filename.slice(root.length + 1)}` : '';
  process.stdout.write(`${counted > most ? 'ABOVE ' : ''}${name}: ${counted}, at most ${most}${said}\n`);
}
