import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, it } from 'node:test';
import { brokenFile } from './file-result.ts';
import { longestFirst, rememberDurations } from './known-durations.ts';

const root = mkdtempSync(join(tmpdir(), 'countersign-durations-'));
after(() => rmSync(root, { recursive: true }));

it('the longest file is first: by its size until it ran, then by its duration', () => {
  for (const [name, size] of [
    ['short', 100],
    ['middle', 1000],
    ['long', 10_000],
  ] as const) {
    writeFileSync(join(root, name), 'x'.repeat(size));
  }
  const paths = ['short', 'middle', 'long'];
  assert.deepEqual(longestFirst(root, paths), ['long', 'middle', 'short']);
  rememberDurations(root, [brokenFile('short', 9000, '')]);
  assert.deepEqual(longestFirst(root, paths), ['short', 'long', 'middle']);
  rememberDurations(root, [brokenFile('long', 10, ''), brokenFile('short', 1, '')]);
  assert.deepEqual(longestFirst(root, paths), ['middle', 'long', 'short']);
});
