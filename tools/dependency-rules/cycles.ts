/** Import cycles: files that can only be understood, loaded and tested together. */
import { isTest, type Violation } from './rule.ts';
import type { SourceFile } from './source-file.ts';

/** Returns one violation for each cycle, at the import that closes it. Imports of types count too. */
export function findCycles(files: readonly SourceFile[]): Violation[] {
  const byPath = new Map(files.filter(({ path }) => !isTest(path)).map((file) => [file.path, file]));
  const finished = new Set<string>();
  const violations: Violation[] = [];
  const visit = (file: SourceFile, trail: readonly string[]): void => {
    const here = [...trail, file.path];
    for (const { target, line } of file.imports) {
      const next = byPath.get(target);
      if (next === undefined || finished.has(target)) continue;
      if (here.includes(target)) {
        const loop = [...here.slice(here.indexOf(target)), target].map((path) => path.replace(/^packages\//, ''));
        violations.push({
          rule: 'no-cycles',
          path: file.path,
          line,
          message: `imports in a circle: ${loop.join(' → ')}`,
        });
      } else {
        visit(next, here);
      }
    }
    finished.add(file.path);
  };
  for (const file of byPath.values()) if (!finished.has(file.path)) visit(file, []);
  return violations;
}
