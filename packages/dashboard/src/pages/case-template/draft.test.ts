import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { TemplateDocument } from '../../client/case-templates.ts';
import { changedMembers, changedPart, parsedDocument } from './draft.ts';

const document: TemplateDocument = {
  statuses: [],
  'field-schemas': [],
  checklist: [{ key: 'id', label: 'Looked at the id' }],
  actions: [],
  policy: { 'case-queue-id': null, 'sla-seconds': null, 'demands-of': 'people', 'opens-for': [] },
  layout: { tabs: [] },
};

test('only the changed attributes are sent', () => {
  const after = { ...document, checklist: [] };
  assert.deepEqual(changedMembers(document, { ...document }), []);
  assert.deepEqual(changedPart(document, after), { checklist: [] });
});

test('a document survives export and import', () => {
  assert.deepEqual(parsedDocument(JSON.stringify(document)), document);
});

test('a status requires nothing by default', () => {
  const [status] =
    parsedDocument(JSON.stringify({ ...document, statuses: [{ name: 'Open', type: 'initial' }] }))?.statuses ?? [];
  assert.equal(status?.['requires-comment'], false);
  assert.deepEqual(status?.['requires-checked'], []);
});

describe('an invalid document is not imported', () => {
  const table = [
    '',
    '{',
    'null',
    '[]',
    '{}',
    JSON.stringify({ ...document, statuses: {} }),
    JSON.stringify({ ...document, layout: [] }),
  ];
  for (const text of table) test(text.slice(0, 40), () => assert.equal(parsedDocument(text), null));
});
