/**
 * SQL that PostgreSQL's distributed relatives lack, looked for in the migrations: a table that needs it could not be moved
 * to Citus, YugabyteDB or CockroachDB.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Violation } from './rule.ts';

const banned: readonly (readonly [RegExp, string])[] = [
  [/\bpg_(try_)?advisory_/i, 'advisory locks: use a row as the lock'],
  [/\b(listen|notify)\s+\w+\s*;|\bpg_notify\b/i, 'LISTEN and NOTIFY: poll, and treat notices as hints'],
  [/\bcreate\s+(or\s+replace\s+)?(constraint\s+)?trigger\b/i, 'triggers: write the rule in the operation'],
  [/\bexclude\s+using\b/i, 'exclusion constraints'],
  [/\bdeferrable\b/i, 'deferrable constraints'],
  [/\busing\s+gist\b/i, 'GiST indexes'],
  [/\binherits\s*\(/i, 'table inheritance'],
];

/** Blanks comments, keeping the lines. */
function withoutComments(sql: string): string {
  return sql.replace(/--[^\n]*/g, '').replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '));
}

export function findUnportableSql(root: string): Violation[] {
  return globSync('packages/server/migrations/*.sql', { cwd: root }).flatMap((path) =>
    withoutComments(readFileSync(join(root, path), 'utf8'))
      .split('\n')
      .flatMap((text, index) =>
        banned
          .filter(([pattern]) => pattern.test(text))
          .map(([, what]) => ({ rule: 'portable-sql', path, line: index + 1, message: `uses ${what}` })),
      ),
  );
}
