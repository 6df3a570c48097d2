import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { preparedName } from './prepared-name.ts';

describe('preparedName', () => {
  it('returns equal names for equal texts, and stops at a limit so that filters cannot fill the memory', () => {
    const first = preparedName('select 0');
    assert.ok(first);
    const names = Array.from({ length: 2000 }, (_none, index) => preparedName(`select ${index}`));
    assert.equal(names[0], first);
    assert.equal(new Set(names.filter((name) => name !== undefined)).size, 500);
    assert.equal(names.at(-1), undefined);
    assert.equal(preparedName('select 0'), first);
  });
});
