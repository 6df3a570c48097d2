import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { repeatedBlocks } from './repeated-blocks.ts';

const lines = (...names: readonly string[]) => names.map((name) => `  call(${name});`).join('\n');

describe('blocks that are repeated', () => {
  const cases: readonly (readonly [count: number, why: string, texts: readonly string[]])[] = [
    [0, 'where every line is another', [lines('a', 'b', 'c'), lines('d', 'e', 'f')]],
    [1, 'in two texts', [lines('a', 'b', 'c'), lines('x', 'a', 'b', 'c')]],
    [1, 'in one text twice', [lines('a', 'b', 'c', 'x', 'a', 'b', 'c')]],
    [1, 'that is longer than the least', [lines('a', 'b', 'c', 'd'), lines('a', 'b', 'c', 'd')]],
    [2, 'apart from each other', [lines('a', 'b', 'c', '1', 'd', 'e', 'f'), lines('a', 'b', 'c', '2', 'd', 'e', 'f')]],
    [0, 'of too few lines', [lines('a', 'b', '1'), lines('a', 'b', '2')]],
    [1, 'whatever stands between by itself', [lines('a', 'b', 'c'), '  call(a);\n\n  call(b);\n  };\n  call(c);']],
  ];
  for (const [count, why, texts] of cases)
    test(`are ${count} ${why}`, () => assert.equal(repeatedBlocks(texts, 3), count));
});
