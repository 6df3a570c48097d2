/** Case pages: open, overdue and assigned cases, and one whose status requires everything that a status can require. */
import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { makeCase, makeTemplate } from '../../../server/test/support/cases.ts';
import { signedIn } from '../../../server/test/support/people.ts';
import { makeReport } from '../../../server/test/support/reports.ts';
import type { TestService } from '../../../server/test/support/service.ts';
import type { LookedAt, Parameters } from '../support/looked-at.ts';

/** A template that requires a comment, a tag and ticked items before approval. */
export const demanding = {
  statuses: [
    { name: 'Open', type: 'initial' },
    { name: 'Waiting for papers', type: 'intermediate' },
    {
      name: 'Approved',
      type: 'end',
      'requires-comment': true,
      'requires-checked': ['item-1', 'item-2'],
    },
    { name: 'Declined', type: 'end', 'requires-comment': true, 'requires-tag': true, tags: ['Fraud', 'No answer'] },
  ],
  checklist: [
    { key: 'item-1', label: 'Looked at the portrait' },
    { key: 'item-2', label: 'Compared the address with the register' },
  ],
  'field-schemas': [
    { type: 'choices', key: 'risk_level', label: 'Risk', config: { options: ['low', 'medium', 'high'] } },
    { type: 'string', key: 'source_of_funds', label: 'Source of funds' },
    { type: 'boolean', key: 'is_exposed', label: 'Politically exposed' },
  ],
  actions: [
    {
      key: 'wait',
      name: 'Ask for papers',
      steps: [{ operation: 'set-status', input: { status: 'Waiting for papers' } }],
    },
  ],
  layout: {
    tabs: [
      { name: 'Review', modules: ['info', 'objects', 'fields', 'checklist', 'comments'] },
      { name: 'More', modules: ['attachments', 'related', 'events'] },
    ],
  },
};

interface Filled {
  readonly caseId: string;
  readonly templateId: string;
}

const filled = new WeakMap<object, Promise<Filled>>();

function fillCases(service: TestService): Promise<Filled> {
  const known = filled.get(service.app) ?? fill(service);
  filled.set(service.app, known);
  return known;
}

const hour = 3600;

async function fill(service: TestService): Promise<Filled> {
  const { sandbox } = service;
  const templateId = await makeTemplate(service, 'KYC', demanding);
  const { body } = await sandbox.post('/inquiries', {
    data: { attributes: { 'inquiry-template-id': service.templateId, 'reference-id': 'case-customer' } },
  });
  const inquiryId = body.data.id;
  await sandbox.post(`/inquiries/${inquiryId}/mark-for-review`);
  const report = await makeReport(service, 'watchlist', { term: 'Kim Jong Un' });
  const held = [inquiryId, report.id];
  const made = await makeCase(service, {
    attributes: {
      'case-template-id': templateId,
      fields: { 'risk-level': 'high', 'source-of-funds': 'Sale of a house' },
    },
    meta: { 'object-ids': held, 'sla-expires-in-seconds': 6 * hour },
  });
  await sandbox.post(`/cases/${made.id}/add-tag`, { meta: { 'tag-name': 'VIP' } });
  const colleague = await signedIn(service, { role: 'reviewer' });
  const path = `/dashboard/api/cases/${made.id}`;
  const queue = await sandbox.post('/case-queues', {
    data: { attributes: { name: 'Payments', settings: { 'sla-seconds': 86_400 } } },
  });
  const queueId = queue.body.data.id;
  const answers = [
    queue,
    await colleague.post(`${path}/comments`, {
      data: { attributes: { message: 'The address differs.\nI asked the bank.' } },
    }),
    await colleague.post(`${path}/checklist`, { meta: { item: 'item-1', checked: true } }),
    await colleague.post('/dashboard/api/case-assignment-policies', {
      meta: { name: 'Whoever is there', settings: { 'user-ids': [colleague.user.id] } },
    }),
  ];
  for (const { status, text } of answers) assert.ok(status < 300, text);
  for (const [inQueue, seconds] of [
    [undefined, undefined],
    [queueId, 1],
    [queueId, 2 * hour],
    [queueId, 40 * hour],
  ] as const) {
    await makeCase(service, {
      ...(inQueue === undefined ? {} : { attributes: { 'case-queue-id': inQueue } }),
      ...(seconds === undefined ? {} : { meta: { 'sla-expires-in-seconds': seconds } }),
    });
  }
  return { caseId: made.id, templateId };
}

const path = (make: (filled: Filled) => string) => async (service: TestService) =>
  `/sandbox${make(await fillCases(service))}`;

const dialog = (page: Page) => page.getByRole('dialog').waitFor();

async function more(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name }).click();
}

export const parameters: Parameters = async (service) => {
  const { caseId, templateId } = await fillCases(service);
  return { case: caseId, caseTemplate: templateId };
};

export const lookedAt: readonly LookedAt[] = [
  {
    name: 'cases without data',
    path: '/sandbox/cases',
    as: 'reviewer',
    data: 'none',
    ready: (page) => page.getByText('No case yet').waitFor(),
  },
  {
    name: 'cases',
    path: path(() => '/cases'),
    as: 'reviewer',
    data: 'some',
    ready: (page) => page.getByRole('table').waitFor(),
    states: {
      async select(page) {
        await page.getByRole('button', { name: /Deadline/ }).click();
        await page.getByRole('listbox').waitFor();
      },
      async 'one queue'(page) {
        await page.getByRole('button', { name: /^Payments/ }).click();
        await page.getByText('Payments').first().waitFor();
      },
      async account(page) {
        await page.getByRole('button', { name: /Your account/ }).click();
        await page.getByRole('menuitemradio', { name: 'Away' }).waitFor();
      },
    },
  },
  {
    name: 'cases: one case',
    path: path(({ caseId }) => `/cases/${caseId}`),
    as: 'admin',
    data: 'some',
    ready: (page) => page.getByText('I asked the bank').waitFor(),
    states: {
      async status(page) {
        await page.keyboard.press('s');
        await dialog(page);
      },
      async refused(page) {
        await page.keyboard.press('s');
        await page.getByRole('button', { name: 'Set to Approved' }).click();
        await page.getByRole('alert').waitFor();
      },
      async menu(page) {
        await page.getByRole('button', { name: 'More', exact: true }).click();
        await page.getByRole('menu').waitFor();
      },
      async assign(page) {
        await page.keyboard.press('a');
        await page.getByRole('button', { name: /To$/ }).waitFor();
      },
      async fields(page) {
        await page.getByRole('button', { name: 'Edit the fields' }).click();
        await dialog(page);
      },
      async snooze(page) {
        await page.keyboard.press('z');
        await dialog(page);
      },
      async decide(page) {
        await page.getByRole('button', { name: /^Approve the inquiry/ }).click();
        await dialog(page);
      },
      async timeline(page) {
        await page.getByRole('tab', { name: 'More' }).click();
        await page.getByText('Opened', { exact: true }).last().waitFor();
      },
      async redact(page) {
        await more(page, 'Redact');
        await page.getByRole('alertdialog').waitFor();
      },
    },
  },
  {
    name: 'cases: queues and people',
    path: path(() => '/case-queues'),
    as: 'reviewer',
    data: 'some',
    ready: (page) => page.getByText('Whoever is there').first().waitFor(),
    states: {
      async queue(page) {
        await page.getByRole('button', { name: 'Change Payments' }).click();
        await page.getByLabel('Deadline after, in hours').waitFor();
      },
      async policy(page) {
        await page.getByRole('button', { name: 'Change Whoever is there' }).click();
        await dialog(page);
      },
      async error(page) {
        await page.getByRole('button', { name: 'Create a queue' }).click();
        await page.getByLabel('Deadline after, in hours').fill('soon');
        await page.getByText('Enter a number of hours, 2160 at most.').waitFor();
      },
    },
  },
  {
    name: 'cases: templates',
    path: path(() => '/case-templates'),
    as: 'admin',
    data: 'some',
    ready: (page) => page.getByRole('table').waitFor(),
    states: {
      async make(page) {
        await page.getByRole('button', { name: 'Create a template' }).click();
        await dialog(page);
      },
    },
  },
  {
    name: 'cases: one template',
    path: path(({ templateId }) => `/case-templates/${templateId}`),
    as: 'admin',
    data: 'some',
    ready: (page) => page.getByRole('button', { name: 'Save the draft' }).waitFor(),
    states: {
      async lint(page) {
        await page.getByRole('button', { name: 'Remove Comments from Review' }).click();
        await page.getByRole('button', { name: 'Add a section' }).last().click();
        await page.getByRole('menuitem', { name: 'Comments' }).click();
        await page.getByText('which is not on the first tab').first().waitFor();
      },
      async publish(page) {
        await page.getByLabel('Item 1').fill('Looked at the portrait twice');
        await page.getByRole('button', { name: 'Save the draft' }).click();
        await page.getByRole('button', { name: 'Publish…' }).click();
        await dialog(page);
      },
      async error(page) {
        await page.getByRole('textbox', { name: 'JSON document' }).fill('{');
        await page.getByRole('button', { name: 'Load into the form' }).click();
        await page.getByText('This is not a case template document').waitFor();
      },
    },
  },
];
