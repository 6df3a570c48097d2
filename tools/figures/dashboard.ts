/** Figures of repeated code in the dashboard. */
import { parseSync } from 'oxc-parser';
import { isNode, type Node, nodesBelow } from '../dependency-rules/syntax.ts';
import type { Figure, Source } from './figure.ts';
import { repeatedBlocks } from './repeated-blocks.ts';

const source = 'packages/dashboard/src';

const ofDashboard = (sources: readonly Source[]): readonly Source[] =>
  sources.filter(({ path }) => path.startsWith(`${source}/`));

const nodesOf = ({ path, text }: Source): Node[] => [...nodesBelow(parseSync(path, text).program)];

const kebab = /^[a-z0-9]+(-[a-z0-9]+)+$/;

const keyOf = ({ key }: Node): string | null => {
  if (!isNode(key)) return null;
  const name = key.type === 'Literal' ? key.value : key.name;
  return typeof name === 'string' ? name : null;
};

/** Counts the members of types with wire names. */
const wireMembers = (sources: readonly Source[]): number =>
  sources.flatMap(nodesOf).filter((node) => node.type === 'TSPropertySignature' && kebab.test(keyOf(node) ?? ''))
    .length;

const invalidations = (sources: readonly Source[]): number =>
  sources
    .filter(({ path }) => path.endsWith('.tsx'))
    .reduce((sum, { text }) => sum + text.split('invalidateQueries(').length - 1, 0);

const inPages = ({ path }: Source): boolean => path.startsWith(`${source}/pages/`);

/** Counts the files outside of page folders that name most pages, so that a new page must be added there too. */
function centralFiles(sources: readonly Source[]): number {
  const names = new Set(sources.filter(inPages).flatMap(({ path }) => camelCased(path.split('/')[4] ?? '')));
  return sources.filter((each) => {
    if (inPages(each)) return false;
    const named = nodesOf(each).flatMap((node) => (node.type === 'Property' ? (keyOf(node) ?? []) : []));
    return new Set(named.filter((name) => names.has(name))).size > names.size / 2;
  }).length;
}

const camelCased = (folder: string): string => folder.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

export const dashboardFigures: readonly Figure[] = [
  { name: 'members of types with names of the wire', limit: 8, count: (all) => wireMembers(ofDashboard(all)) },
  { name: 'invalidateQueries in components', limit: 0, count: (all) => invalidations(ofDashboard(all)) },
  { name: 'files outside of pages that name most pages', limit: 0, count: (all) => centralFiles(ofDashboard(all)) },
  {
    name: 'blocks of eight lines or more that pages repeat',
    limit: 4,
    count: (all) =>
      repeatedBlocks(
        all.filter(inPages).map(({ text }) => text),
        8,
      ),
  },
];
