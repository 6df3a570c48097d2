import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, describe, test } from 'node:test';
import { selectTestFiles } from './select-files.ts';

describe('choice of test files', () => {
  const root = mkdtempSync(join(tmpdir(), 'countersign-select-'));
  after(() => rmSync(root, { recursive: true }));
  for (const path of [
    'packages/a/src/deep/x.test.ts',
    'packages/a/src/x.ts',
    'packages/b/test/y.test.ts',
    'packages/b/test/bench/z.test.ts',
    'packages/b/test/accuracy/z.test.ts',
    'packages/b/node_modules/c/test/z.test.ts',
    'tools/t.test.mjs',
    'packages/b/test/rounds.whole.test.ts',
  ]) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), '');
  }

  test('tests next to the code and in test folders are selected, measurements and packages are not', () => {
    const files = ['packages/a/src/deep/x.test.ts', 'packages/b/test/y.test.ts', 'tools/t.test.mjs'];
    assert.deepEqual(selectTestFiles(root, []), files);
  });

  test('matrices and rounds run separately', () => {
    assert.deepEqual(selectTestFiles(root, [], 'whole'), ['packages/b/test/rounds.whole.test.ts']);
  });

  test('a word selects the paths that contain it', () => {
    assert.deepEqual(selectTestFiles(root, ['deep', 'y.test']), [
      'packages/a/src/deep/x.test.ts',
      'packages/b/test/y.test.ts',
    ]);
  });
});
