import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Resource } from '../../json-api/document.ts';
import { downgradeThrough } from '../walk.ts';
import { noRunHistoryInReports } from './no-run-history-in-reports.ts';

const shown = (type: string) =>
  (downgradeThrough([noRunHistoryInReports], { data: { type, id: 'rep_1', attributes: {} } }).data as Resource)
    .attributes;

it('reports of three kinds had an empty run-history up to 2025-10-27, and no other resource', () => {
  assert.deepEqual(shown('report/watchlist'), { 'run-history': [] });
  assert.deepEqual(shown('report/politically-exposed-person'), { 'run-history': [] });
  assert.deepEqual(shown('report/business-watchlist'), { 'run-history': [] });
  assert.deepEqual(shown('report/email-address'), {});
});
