/** Table of a conformance run. */
import { referenceVersions } from './reference.ts';
import type { CellResult } from './run-cells.ts';

export interface Section {
  readonly name: string;
  readonly results: readonly { readonly row: string; readonly label: string; readonly problem: string | null }[];
}

const countOf = (section: Section): readonly [number, number] => [
  section.results.filter(({ problem }) => problem === null).length,
  section.results.length,
];

export function sectionsOf(results: readonly CellResult[]): Section[] {
  return [...Map.groupBy(results, ({ cell }) => cell.family)].map(([name, members]) => ({
    name,
    results: members.map(({ cell, problem }) => ({
      row: `${cell.method} ${cell.path}`,
      label: `${cell.status} ${cell.version}`,
      problem,
    })),
  }));
}

/**
 * Returns one line per operation, with its failures below; the same failure in several versions or statuses is listed
 * once.
 */
export function tableOf(section: Section): string {
  const [passed, all] = countOf(section);
  const lines = [`${section.name}: ${passed} of ${all}`];
  for (const [row, members] of Map.groupBy(section.results, (each) => each.row)) {
    const failed = members.filter(({ problem }) => problem !== null);
    lines.push(`  ${row.padEnd(64)} ${members.length - failed.length} of ${members.length}`);
    for (const [problem, alike] of Map.groupBy(failed, (each) => each.problem)) {
      lines.push(`      ${labelOf(alike)}: ${problem}`);
    }
  }
  return lines.join('\n');
}

/** Returns `200 404 (2023-01-05 2025-12-08)`: the statuses, and the versions unless they are all. */
function labelOf(alike: Section['results']): string {
  const pairs = alike.map(({ label }) => label.split(' '));
  const statuses = [...new Set(pairs.map(([status]) => status))];
  const versions = [...new Set(pairs.map(([, version]) => version))];
  return versions.length === referenceVersions.length
    ? statuses.join(' ')
    : `${statuses.join(' ')} (${versions.join(' ')})`;
}

export function totalOf(sections: readonly Section[]): { readonly passed: number; readonly all: number } {
  const counts = sections.map(countOf);
  return {
    passed: counts.reduce((sum, [passed]) => sum + passed, 0),
    all: counts.reduce((sum, [, all]) => sum + all, 0),
  };
}
