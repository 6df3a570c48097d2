import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TemplateDocument, TemplateStatus } from '../../client/case-templates.ts';
import { faultsOf } from './lint.ts';

const status = (name: string, given: Partial<TemplateStatus> = {}): TemplateStatus => ({
  name,
  type: 'intermediate',
  'requires-comment': false,
  'requires-tag': false,
  'requires-checked': [],
  'requires-second-read': false,
  tags: [],
  ...given,
});

const document = (given: Partial<TemplateDocument>): TemplateDocument => ({
  statuses: [],
  'field-schemas': [],
  checklist: [],
  actions: [],
  layout: {},
  policy: { 'case-queue-id': null, 'sla-seconds': null, 'demands-of': 'people', 'opens-for': [] },
  ...given,
});

const layout = {
  tabs: [
    { name: 'First', modules: ['info'] },
    { name: 'Second', modules: ['comments', 'checklist', 'objects'] },
  ],
};

test('a section that a status requires and the first tab lacks is reported with that status', () => {
  const statuses = [
    status('Pending', { 'requires-comment': true }),
    status('Checked', { 'requires-checked': ['id'] }),
    status('Approved', { type: 'end' }),
  ];
  assert.deepEqual(faultsOf(document({ statuses, layout, checklist: [{ key: 'id', label: 'Id' }] })), [
    { kind: 'not-first', status: 'Pending', module: 'comments' },
    { kind: 'not-first', status: 'Checked', module: 'checklist' },
    { kind: 'not-first', status: 'Approved', module: 'objects' },
  ]);
});

test('a section that no tab lists is on the first tab and is not reported', () => {
  const statuses = [status('Approved', { type: 'end', 'requires-comment': true })];
  assert.deepEqual(faultsOf(document({ statuses, layout: { tabs: [{ name: 'First', modules: ['info'] }] } })), []);
  assert.deepEqual(faultsOf(document({ statuses })), []);
});

test('empty tabs, required tags without reasons and unknown checklist items are reported', () => {
  const statuses = [status('Declined', { 'requires-tag': true }), status('Checked', { 'requires-checked': ['gone'] })];
  const tabs = [
    { name: 'First', modules: ['info'] },
    { name: 'Empty', modules: [] },
  ];
  assert.deepEqual(faultsOf(document({ statuses, layout: { tabs } })), [
    { kind: 'empty-tab', name: 'Empty' },
    { kind: 'no-reasons', status: 'Declined' },
    { kind: 'nothing-to-tick', status: 'Checked' },
  ]);
});
