import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Resource } from '../../json-api/document.ts';
import { downgradeThrough } from '../walk.ts';
import { noInquiryMatchesOfListItems } from './no-inquiry-matches-of-list-items.ts';

const shown = (type: string) =>
  (downgradeThrough([noInquiryMatchesOfListItems], { data: { type, id: 'lin_1', attributes: {} } }).data as Resource)
    .attributes;

it('list items had empty inquiry-matches up to 2023-01-05, and no other resource', () => {
  assert.deepEqual(shown('list-item/name'), { 'inquiry-matches': [] });
  assert.deepEqual(shown('list-item/ip-address'), { 'inquiry-matches': [] });
  assert.deepEqual(shown('list/name'), {});
});
