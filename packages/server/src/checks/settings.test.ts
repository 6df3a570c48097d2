import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { invalidSettings, resolveSettings } from './settings.ts';

const DEFAULTS = { limit: 3, strict: false, names: ['a'], minimumAge: null } as const;

describe('settings', () => {
  it('merges valid values into the defaults and ignores the rest', () => {
    const resolved = resolveSettings(DEFAULTS, { limit: 5, strict: 'yes', names: [], minimumAge: 18 });
    assert.deepEqual(resolved, { limit: 5, strict: false, names: [], minimumAge: 18 });
  });

  it('names unknown settings and values of the wrong type', () => {
    const wrong = { limit: Number.NaN, names: [1], minimumAge: '18', other: 1, toString: 1 };
    assert.deepEqual(invalidSettings(DEFAULTS, wrong).toSorted(), [
      'limit',
      'minimumAge',
      'names',
      'other',
      'toString',
    ]);
    assert.deepEqual(invalidSettings(DEFAULTS, { minimumAge: null, strict: true }), []);
  });
});
