import assert from 'node:assert/strict';
import { it } from 'node:test';
import { defaultIncludes } from '../index.ts';

it('before 2025-10-27 only a retrieved inquiry embedded its relations without a request for them', () => {
  assert.ok(defaultIncludes('retrieve-an-inquiry', '2023-01-05').includes('verifications'));
  assert.deepEqual(defaultIncludes('retrieve-an-inquiry', '2025-10-27'), []);
  assert.deepEqual(defaultIncludes('create-an-inquiry', '2023-01-05'), []);
});
