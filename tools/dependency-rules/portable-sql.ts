/**
 * Search of the migrations for SQL that distributed relatives of PostgreSQL lack: a table with it could not be moved to
 * Citus, YugabyteDB or CockroachDB. The sources are searched too, for SQL that statements must not use.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Violation } from './rule.ts';

type Ban = readonly [RegExp, string];

const bannedAnywhere: readonly Ban[] = [
  [/\bpg_(try_)?advisory_/i, 'advisory locks: use a row as the lock'],
  [/\bctid\b/i, 'ctid, the place of a row: name it by its primary key'],
];

const bannedInMigrations: readonly Ban[] = [
  ...bannedAnywhere,
  [/\b(listen|notify)\s+\w+\s*;|\bpg_notify\b/i, 'LISTEN and NOTIFY: poll, and treat notices as hints'],
  [/\bcreate\s+(or\s+replace\s+)?(constraint\s+)?trigger\b/i, 'triggers: write the rule in the operation'],
  [/\bexclude\s+using\b/i, 'exclusion constraints'],
  [/\bdeferrable\b/i, 'deferrable constraints'],
  [/\busing\s+gist\b/i, 'GiST indexes'],
  [/\binherits\s*\(/i, 'table inheritance'],
];

/** Without these the order of lists stays, and only the wait for concurrent rows is lost (decision 0132). */
const dispensable: readonly string[] = [
  'packages/server/migrations/0091_arrivals.sql',
  'packages/server/migrations/0103_importers.sql',
];

/** Blanks comments, keeping the lines. `toLineEnd` matches a comment that ends with its line. */
function withoutComments(text: string, toLineEnd: RegExp): string {
  return text.replace(toLineEnd, '').replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '));
}

export function findUnportableSql(root: string): Violation[] {
  return [
    ...findIn(root, 'packages/server/migrations/*.sql', /--[^\n]*/g, bannedInMigrations),
    ...findIn(root, 'packages/server/src/**/*.ts', /\/\/[^\n]*/g, bannedAnywhere),
  ];
}

function findIn(root: string, pattern: string, toLineEnd: RegExp, bans: readonly Ban[]): Violation[] {
  const paths = globSync(pattern, { cwd: root }).filter((path) => !dispensable.includes(path));
  return paths.flatMap((path) =>
    withoutComments(readFileSync(join(root, path), 'utf8'), toLineEnd)
      .split('\n')
      .flatMap((text, index) =>
        bans
          .filter(([pattern]) => pattern.test(text))
          .map(([, what]) => ({ rule: 'portable-sql', path, line: index + 1, message: `uses ${what}` })),
      ),
  );
}
