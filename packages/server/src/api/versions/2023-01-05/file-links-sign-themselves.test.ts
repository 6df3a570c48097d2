import assert from 'node:assert/strict';
import { it } from 'node:test';
import { fileLinksNeedAKey } from '../index.ts';

it('links to files were opened with a key before 2023-01-05', () => {
  assert.equal(fileLinksNeedAKey('2022-09-01'), true);
  assert.equal(fileLinksNeedAKey('2023-01-05'), false);
});
