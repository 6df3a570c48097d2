import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';

describe('test results in a log', () => {
  const folder = mkdtempSync(join(tmpdir(), 'countersign-reporter-'));
  after(() => rmSync(folder, { recursive: true }));
  const resultsOf = (text: string) => {
    const path = join(folder, 'sample.test.mjs');
    writeFileSync(path, `import { test } from 'node:test';\n${text}`);
    const reporter = join(import.meta.dirname, 'compact-reporter.ts');
    // A runner below a runner would report to the one above.
    const { NODE_TEST_CONTEXT: _, ...env } = process.env;
    const { status, stdout } = spawnSync(process.execPath, ['--test', `--test-reporter=${reporter}`, path], { env });
    return { status, text: String(stdout) };
  };

  test('a failing test is named with its place and error, and the run fails', () => {
    const { status, text } = resultsOf(
      "test('good', () => {});\ntest('bad', () => { throw new Error('broken glass'); });",
    );
    assert.equal(status, 1);
    assert.match(text, /^FAIL .*sample\.test\.mjs \(1 passed, 1 failed/m);
    assert.match(text, /✖ bad\n {2}.*sample\.test\.mjs:3\n {4}Error: broken glass/);
    assert.match(text, /2 tests: 1 passed, 1 failed/);
  });

  test('a file that breaks before its first test fails the run and shows what it said', () => {
    const { status, text } = resultsOf("console.error('last words');\nprocess.exit(3);");
    assert.equal(status, 1);
    assert.match(text, /last words/);
  });

  test('a passing run says so', () => {
    const { status, text } = resultsOf("test('good', () => {});\ntest('later', { skip: true }, () => {});");
    assert.equal(status, 0);
    assert.match(text, /^ok .*\(1 passed, 1 skipped/m);
  });
});
