/** Place at which a payload differs from a filter, compared with the matching of the server. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { matchesFilter } from '../../../../server/src/resources/platform/webhooks/payload-filter.ts';
import { filterDifference } from './filter-difference.ts';

const payload = { data: { type: 'inquiry', attributes: { status: 'approved', tags: ['vip', 'new'] } } };

const cases: readonly (readonly [filter: unknown, path: string | null])[] = [
  [{}, null],
  [{ data: { attributes: { status: 'approved' } } }, null],
  [{ data: { attributes: { status: 'declined' } } }, 'data.attributes.status'],
  [{ data: { attributes: { stat: 'approved' } } }, 'data.attributes.stat'],
  [{ data: { attributes: { tags: ['vip'] } } }, null],
  [{ data: { attributes: { tags: ['old'] } } }, 'data.attributes.tags'],
  [{ data: { attributes: { status: { $or: ['declined', 'approved'] } } } }, null],
  [{ data: { attributes: { status: { $or: ['declined', 'failed'] } } } }, 'data.attributes.status'],
  [{ data: { attributes: { tags: { $or: ['old', 'new'] } } } }, null],
  [{ $or: [{ data: { type: 'account' } }, { data: { type: 'inquiry' } }] }, null],
  [{ data: { attributes: { tags: 'vip' } } }, 'data.attributes.tags'],
];

for (const [filter, path] of cases) {
  test(`${JSON.stringify(filter)} ${path === null ? 'matches' : `differs at ${path}`}, as the server says`, () => {
    assert.equal(filterDifference(filter, payload)?.path ?? null, path);
    assert.equal(matchesFilter(filter, payload), path === null);
  });
}
