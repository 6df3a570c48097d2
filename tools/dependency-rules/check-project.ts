/** Check of every source file of the checkout against every rule. */
import { globSync } from 'node:fs';
import { contentRules } from './content-rules.ts';
import { findCycles } from './cycles.ts';
import { layerRules } from './layer-rules.ts';
import { findUnportableSql } from './portable-sql.ts';
import type { Violation } from './rule.ts';
import { sliceRules } from './slice-rules.ts';
import { readSourceFile } from './source-file.ts';
import { findForeignTables } from './table-owners.ts';

export const rules = [...layerRules, ...sliceRules, ...contentRules];

const sources = ['packages/*/{src,test}/**/*.{ts,tsx,mjs}', 'tools/**/*.{ts,mjs}'];
const apart = /(^|\/)(node_modules|dist|generated)\//;

/** Returns all violations, by path and line. */
export function checkProject(root: string): Violation[] {
  const files = globSync(sources, { cwd: root, exclude: (path) => path.endsWith('node_modules') })
    .filter((path) => !apart.test(path))
    .map((path) => readSourceFile(root, path));
  const found = files.flatMap((file) =>
    rules
      .filter((rule) => rule.applies(file.path))
      .flatMap((rule) =>
        rule
          .breaches(file)
          .map(({ line, what }) => ({ rule: rule.name, path: file.path, line, message: `${what}, but ${rule.why}` })),
      ),
  );
  return [...found, ...findCycles(files), ...findUnportableSql(root), ...findForeignTables(files)].sort(
    (a, b) => a.path.localeCompare(b.path) || a.line - b.line,
  );
}

export function formatViolation({ path, line, message, rule }: Violation): string {
  return `${path}:${line} ${message} [${rule}]`;
}
