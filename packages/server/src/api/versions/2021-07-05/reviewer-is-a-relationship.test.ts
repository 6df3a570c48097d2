import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { downgradeThrough } from '../walk.ts';
import { reviewerIsARelationship } from './reviewer-is-a-relationship.ts';

const cases = [
  [{ type: 'api-key', id: 'api_1' }, 'api', 'api'],
  [{ type: 'workflow', id: 'wfl_1' }, 'wfl_1', 'workflow'],
  [null, null, null],
] as const;

describe('the reviewer of an inquiry', () => {
  for (const [reviewer, name, type] of cases) {
    it(`was two attributes: ${name} and ${type}`, () => {
      const relationships = { account: { data: null }, reviewer: { data: reviewer } };
      const inquiry = { type: 'inquiry', id: 'inq_1', attributes: { status: 'approved' }, relationships };
      assert.deepEqual(downgradeThrough([reviewerIsARelationship], { data: inquiry }).data, {
        type: 'inquiry',
        id: 'inq_1',
        attributes: { status: 'approved', reviewer: name, 'reviewer-type': type },
        relationships: { account: { data: null } },
      });
    });
  }
});
