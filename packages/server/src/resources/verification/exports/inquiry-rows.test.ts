/** CSV export of inquiries in a spreadsheet: exact values, and no formulas. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parse } from 'csv-parse/sync';
import type { Inquiry } from '../inquiries/index.ts';
import { headerLine, lineOf } from './inquiry-rows.ts';

const inquiry = (fields: object, of: object = {}): Inquiry =>
  ({
    id: 'inq_1',
    status: 'approved',
    templateId: 'itmpl_1',
    templateVersionId: 'itmplv_1',
    accountId: null,
    tags: ['a', 'b'],
    createdAt: new Date(0),
    startedAt: null,
    completedAt: null,
    failedAt: null,
    markedForReviewAt: null,
    decisionedAt: null,
    expiredAt: null,
    redactedAt: null,
    referenceId: 'order "12", again',
    reviewerComment: null,
    fields,
    ...of,
  }) as unknown as Inquiry;

const read = (inquiries: readonly Inquiry[], withPersonal: boolean): Record<string, string>[] =>
  parse(headerLine(withPersonal) + inquiries.map((each) => lineOf(each, withPersonal)).join(''), { columns: true });

test('values are restored exactly: quotes, commas, lines and letters of any script', () => {
  const [row] = read([inquiry({ 'name-first': 'Zoë "Z", the\nfirst', 'name-last': '山田' })], true);
  assert.deepEqual(
    [row?.['reference-id'], row?.['name-first'], row?.['name-last'], row?.['tags'], row?.['created-at']],
    ['order "12", again', 'Zoë "Z", the\nfirst', '山田', 'a, b', '1970-01-01T00:00:00.000Z'],
  );
});

for (const text of [
  ...['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '＝1'],
  ...[' =1', '\u00a0=1', '\u200b=1', '\ufeff@A1', '\n=1', '\u22121', '  -1'],
]) {
  test(`${JSON.stringify(text)} is not a formula`, () => {
    const [row] = read([inquiry({ 'name-first': text })], true);
    assert.equal(row?.['name-first'], `'${text}`);
  });
}

test('without the right to see personal data it is absent, even as a column', () => {
  const [row] = read([inquiry({ 'name-first': 'Ada' })], false);
  assert.deepEqual(
    Object.keys(row ?? {}).filter((name) => /name|reference|comment|address/.test(name)),
    [],
  );
});
