import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, describe, test } from 'node:test';
import { reachOf } from './changed-files.ts';
import { readImportGraph } from './import-graph.ts';
import { laneOf, needsDatabase } from './lane-of.ts';

const root = mkdtempSync(join(tmpdir(), 'countersign-graph-'));
after(() => rmSync(root, { recursive: true }));
const a = 'packages/a';
const files: Readonly<Record<string, string>> = {
  [`${a}/package.json`]: JSON.stringify({ name: '@x/a', exports: { './rules': './src/rules.ts' } }),
  [`${a}/src/rules.ts`]: "export { day } from './calendar.ts';\nimport type { Row } from './rows.ts';",
  [`${a}/src/calendar.ts`]: 'export const day = 1;',
  [`${a}/src/rows.ts`]: "import pg from 'pg';\nexport type Row = pg.Row;",
  [`${a}/src/entry.ts`]: "import { day } from './calendar.ts';",
  [`${a}/src/rules.test.ts`]: "import { day } from './rules.ts';",
  [`${a}/src/rows.test.ts`]: "import { rows } from '../test/support/rows.ts';",
  [`${a}/test/support/rows.ts`]: "import pg from 'pg';\nconst later = () => import('./program.ts');",
  [`${a}/test/support/program.ts`]: "import { fork } from 'node:child_process';\nfork('../../src/entry.ts');",
  [`${a}/test/program.test.ts`]: "import { run } from './support/program.ts';",
  [`${a}/test/support/page.ts`]: "import { chromium } from 'playwright-core';\nimport pg from 'pg';",
  [`${a}/test/page.test.ts`]: "import { page } from './support/page.ts';",
  [`${a}/test/program-and-page.test.ts`]: "import './support/page.ts';\nimport './support/program.ts';",
  [`${a}/test/package.test.ts`]: "import { day } from '@x/a/rules';",
};
for (const [path, text] of Object.entries(files)) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}
const graph = readImportGraph(root);
const tests = Object.keys(files).filter((path) => path.endsWith('.test.ts'));

describe('the lane of a test file', () => {
  const cases = [
    ['pure', `${a}/src/rules.test.ts`, 'whatever the code under test imports'],
    ['service', `${a}/src/rows.test.ts`, 'through what supports it, and not by what that may load later'],
    ['own', `${a}/test/program.test.ts`, 'when it starts programs'],
    ['browser', `${a}/test/page.test.ts`, 'when it opens pages'],
    ['own', `${a}/test/program-and-page.test.ts`, 'when it starts programs and opens pages'],
    ['pure', `${a}/test/package.test.ts`, 'when it loads a package of the checkout'],
  ] as const;
  for (const [lane, path, why] of cases) {
    test(`is ${lane} ${why}`, () => assert.equal(laneOf(graph, path), lane));
  }
});

test('a test needs a database through its support files, not through what it may load later', () => {
  assert.deepEqual(
    tests.filter((path) => needsDatabase(graph, path)),
    [`${a}/src/rows.test.ts`, `${a}/test/page.test.ts`, `${a}/test/program-and-page.test.ts`],
  );
});

describe('the tests that a change can reach', () => {
  const reached = (...changed: string[]) => reachOf(graph, tests, changed);

  test('are those that load it, over any number of files, packages and programs', () => {
    assert.deepEqual(reached(`${a}/src/calendar.ts`), {
      tests: [
        `${a}/src/rules.test.ts`,
        `${a}/src/rows.test.ts`,
        `${a}/test/program.test.ts`,
        `${a}/test/program-and-page.test.ts`,
        `${a}/test/package.test.ts`,
      ],
      generic: null,
    });
    assert.deepEqual(reached(`${a}/src/rules.ts`).tests, [`${a}/src/rules.test.ts`, `${a}/test/package.test.ts`]);
    assert.deepEqual(reached(`${a}/src/rows.test.ts`).tests, [`${a}/src/rows.test.ts`]);
  });

  test('are all for a file that no test loads by name', () => {
    assert.deepEqual(reached(`${a}/migrations/0001.sql`), { tests, generic: `${a}/migrations/0001.sql` });
  });

  test('are none for pages and measurements', () => {
    assert.deepEqual(reached('docs/decisions/0001.md', 'README.md', `${a}/test/bench/run.ts`).tests, []);
  });
});
