/** Generator of docs/state-machines.md from the transition tables of the slices. */
import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { GeneratedFiles } from './generated-files.ts';
import { code, generatedNotice, page, table } from './markdown.ts';

interface Transition {
  readonly from: readonly string[];
  readonly to: string;
  readonly sets: string | null;
  readonly event: string | null;
}

type Transitions = Readonly<Record<string, Transition>>;

function isTransition(value: unknown): value is Transition {
  return typeof value === 'object' && value !== null && 'from' in value && Array.isArray(value.from) && 'to' in value;
}

function isTransitionTable(value: unknown): value is Transitions {
  if (typeof value !== 'object' || value === null) return false;
  const entries = Object.values(value);
  return entries.length > 0 && entries.every(isTransition);
}

const statusesOf = (transitions: Transitions): readonly string[] => [
  ...new Set(Object.values(transitions).flatMap(({ from, to }) => [...from, to])),
];

/** The arrow from nowhere leads to a status that no transition leads to; where there is none, it is left out. */
function diagram(transitions: Transitions): string {
  const statuses = statusesOf(transitions);
  const arrows = Object.entries(transitions).flatMap(([action, { from, to }]) =>
    from.map((status) => `  ${status} --> ${to}: ${action}`),
  );
  const left = new Set(Object.values(transitions).flatMap(({ from }) => from));
  const reached = new Set(Object.values(transitions).map(({ to }) => to));
  const begins = statuses.filter((status) => !reached.has(status)).map((status) => `  [*] --> ${status}`);
  const ends = statuses.filter((status) => !left.has(status)).map((status) => `  ${status} --> [*]`);
  return ['```mermaid', 'stateDiagram-v2', ...begins, ...arrows, ...ends, '```'].join('\n');
}

function section(slice: string, transitions: Transitions): string {
  const rows = Object.entries(transitions).map(([action, { from, to, sets, event }]) => {
    return [code(action), from.map(code).join(', '), code(to), sets ? code(sets) : '', event ? code(event) : ''];
  });
  return [
    `## ${slice.charAt(0).toUpperCase()}${slice.slice(1).replaceAll('-', ' ')}`,
    diagram(transitions),
    table(['Action', 'From', 'To', 'Sets', 'Event'], rows),
  ].join('\n\n');
}

export async function generateStateMachines(root: string): Promise<GeneratedFiles> {
  const paths = globSync('packages/server/src/resources/*/*/states.ts', { cwd: root }).sort();
  const sections: string[] = [];
  for (const path of paths) {
    const exported: Record<string, unknown> = await import(pathToFileURL(join(root, path)).href);
    const transitions = Object.values(exported).find(isTransitionTable);
    if (transitions) sections.push(section(basename(dirname(path)), transitions));
  }
  const text = page(
    generatedNotice('packages/server/src/resources/*/*/states.ts'),
    '# State machines',
    'Each table is the only way its records change status; an action from any other status is refused with 409.',
    ...sections,
  );
  return new Map([['docs/state-machines.md', text]]);
}
