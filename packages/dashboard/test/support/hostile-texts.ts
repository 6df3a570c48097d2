/** Hostile names: each page shows them as text and within their place. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { makeCase, makeTemplate } from '../../../server/test/support/cases.ts';
import { signedIn } from '../../../server/test/support/people.ts';
import type { TestService } from '../../../server/test/support/service.ts';
import { type desk, overflow, runDashboard } from './dashboard.ts';
import { pages as everyPage } from './page-folders.ts';

const hostile = [
  '<img src=x onerror="document.title=\'broken\'">',
  '</script><script>document.title="broken"</script>',
  '\u202Eevil\u202D right to left \u2067over\u2069',
  'W'.repeat(95),
  '👩‍👩‍👧‍👦'.repeat(8),
  'Z\u0351\u0357\u0346\u0310a\u0300\u0301\u0302\u0303l\u0334\u0335g\u0300o\u0351'.repeat(3),
  '{{constructor.constructor("document.title=1")()}} %s',
];

/** Path below the environment of a list with a hostile name, which contains all of them. */
let listPath = '';
/** A case that has all hostile names as tags, comments and items. */
let casePath = '';
/** A draft that runs a report template of each hostile name. */
let templatePath = '';

async function fill(service: TestService): Promise<void> {
  const owner = await signedIn(service, { role: 'owner' });
  for (const text of hostile) {
    const person = await signedIn(service, { role: 'analyst' });
    const named = { 'name-first': text, 'name-last': text };
    const answers = [
      await owner.request('PATCH', `/dashboard/api/users/${person.user.id}`, { body: { data: { attributes: named } } }),
      await owner.post('/dashboard/api/roles', { data: { attributes: { name: text, permissions: ['inquiry.read'] } } }),
      await owner.post('/api/v1/api-keys', { data: { attributes: { name: text, permissions: ['inquiry.read'] } } }),
      await service.sandbox.post('/inquiries', {
        data: {
          attributes: {
            'inquiry-template-id': service.templateId,
            'reference-id': text,
            fields: { 'name-first': text.repeat(3).slice(0, 250), 'name-last': text },
          },
        },
      }),
    ];
    for (const { status, text: body } of answers) assert.ok(status < 300, body);
  }
  casePath = await fillCases(service);
  await fillLists(service);
  templatePath = await fillTemplates(service);
}

/** Returns the path of an inquiry template whose draft runs report templates with hostile names. */
async function fillTemplates({ sandbox, templateId }: TestService): Promise<string> {
  const reports: object[] = [];
  for (const name of hostile) {
    const { status, text, body } = await sandbox.post('/report-templates', {
      data: { attributes: { kind: 'watchlist', name } },
    });
    assert.equal(status, 201, text);
    reports.push({ 'report-template-id': body.data.id });
  }
  const { status, text } = await sandbox.post('/inquiry-template-versions', {
    data: { attributes: { 'inquiry-template-id': templateId, reports } },
  });
  assert.equal(status, 201, text);
  return `templates/${templateId}`;
}

async function fillLists({ sandbox }: TestService): Promise<void> {
  for (const name of hostile) {
    const { status, text, body } = await sandbox.post('/list/strings', { data: { attributes: { name } } });
    assert.equal(status, 201, text);
    listPath = `lists/${body.data.id}`;
    for (const value of hostile) {
      const attributes = { 'list-id': body.data.id, value };
      const answer = await sandbox.post('/list-item/strings', { data: { attributes } });
      assert.equal(answer.status, 201, answer.text);
    }
  }
}

/** Returns the path, below its environment, of a case with hostile names as tags, comments and labels. */
async function fillCases(service: TestService): Promise<string> {
  const person = await signedIn(service, { role: 'reviewer' });
  const templateId = await makeTemplate(service, 'HOSTILE', {
    name: hostile[0],
    checklist: hostile.map((label, index) => ({ key: `item-${index}`, label })),
    'field-schemas': [{ type: 'string', key: 'said', label: hostile[3] }],
  });
  const made = await makeCase(service, {
    attributes: { 'case-template-id': templateId, fields: { said: hostile.slice(2, 5).join(' ') } },
  });
  for (const text of hostile) {
    const answers = [
      await service.sandbox.post('/case-queues', { data: { attributes: { name: text.slice(0, 100) } } }),
      await service.sandbox.post(`/cases/${made.id}/add-tag`, { meta: { 'tag-name': text } }),
      await person.post(`/dashboard/api/cases/${made.id}/comments`, { data: { attributes: { message: text } } }),
    ];
    for (const { status, text: body } of answers) assert.ok(status < 300, body);
  }
  return `cases/${made.id}`;
}

const everyPath = everyPage.flatMap(({ path }) => (path.includes('$') ? [] : [path]));
/** Pages of each kind: a table, a form, a page of people, and one filled from a list. */
const samplePaths: readonly string[] = ['inquiries', 'roles', 'team'];

/** Registers a test per window size, on all pages or a sample, including a list, a case and a template. */
export function testHostileTexts(pages: 'all' | 'sample', sizes: Readonly<Record<string, typeof desk>>): void {
  const dashboard = runDashboard(fill);
  for (const [where, viewport] of Object.entries(sizes)) {
    test(`no page at a ${where} runs, turns round or is widened by what somebody is called`, async () => {
      const page = await dashboard.open('/sandbox', { viewport, as: { role: 'owner' } });
      for (const path of [...(pages === 'all' ? everyPath : samplePaths), listPath, casePath, templatePath]) {
        await page.goto(`${dashboard.service.baseUrl}/dashboard/sandbox/${path}`);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await page.waitForLoadState('networkidle');
        assert.ok((await overflow(page)) <= 0, `${path} is wider than its window`);
        assert.doesNotMatch(await page.title(), /broken/, path);
        assert.equal(await page.locator('main img[src="x"]').count(), 0, path);
        assert.deepEqual(await outOfPlace(page), [], path);
      }
    });
  }
}

/** Lists texts that overflow their cells, and lines taller than a screen. */
const outOfPlace = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('td, li, dd')]
      .filter((cell) => cell.scrollWidth > cell.clientWidth + 1 || cell.getBoundingClientRect().height > innerHeight)
      .map((cell) => `${cell.getBoundingClientRect().height} ${cell.outerHTML.slice(0, 300)}`),
  );
