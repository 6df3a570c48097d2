import assert from 'node:assert/strict';
import { it } from 'node:test';
import { defaultIncludes } from '../index.ts';

it('the relations of one retrieved inquiry were embedded unasked before 2025-10-27, and of no other answer', () => {
  assert.ok(defaultIncludes('retrieve-an-inquiry', '2023-01-05').includes('verifications'));
  assert.deepEqual(defaultIncludes('retrieve-an-inquiry', '2025-10-27'), []);
  assert.deepEqual(defaultIncludes('create-an-inquiry', '2023-01-05'), []);
});
