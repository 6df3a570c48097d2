import assert from 'node:assert/strict';
import { it } from 'node:test';
import { models } from '@countersign/screening';
import { termWords } from './term-words.ts';

for (const { version, weights, record } of Object.values(models)) {
  it(`every term of a score by ${version} has words on paper`, () => {
    const names = [...Object.keys(weights), ...Object.keys(record)];
    assert.deepEqual(
      names.filter((name) => !termWords.has(name)),
      [],
    );
  });
}
