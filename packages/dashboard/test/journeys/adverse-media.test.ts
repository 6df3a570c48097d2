/** Adverse media report: articles with publisher and date; one, then all of a name, are dismissed with a reason. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { giveFiles, ownFeeds } from '../../../server/test/support/own-sources.ts';
import { reportBody } from '../../../server/test/support/reports.ts';
import type { TestService } from '../../../server/test/support/service.ts';
import { overflow, phone, runDashboard } from '../support/dashboard.ts';

const long = `<img src=x onerror=alert(1)> ${'W'.repeat(95)}`;

const feed = [
  'title,text,url,date,publisher,country,language',
  'Banker Zebulon Quartermain charged with money laundering,,https://press.example/1,2026-11-01,Utopian Times,GB,en',
  `Zebulon Quartermain denies fraud ${long},,https://press.example/${'2'.repeat(200)},,Utopian Times,GB,en`,
  'Murder trial of Ignatius Pemberton begins,,https://press.example/3,2026-11-02,Utopian Times,GB,en',
  'Ignatius Pemberton accused of murder,,https://news.example/4,2026-11-03,Daily Utopia,GB,en',
].join('\n');

const dashboard = runDashboard((service: TestService) => giveFiles(service, ownFeeds, { 'monday.csv': feed }));

/** Creates a report about the name in production and returns its path. */
async function reportAbout(term: string): Promise<string> {
  const body = reportBody('adverse-media', { term }, {}, { 'processing-mode': 'sync' });
  const made = await dashboard.service.production.post('/reports', body);
  assert.equal(made.status, 201, made.text);
  assert.equal(made.body.data.attributes['has-match'], true, made.text);
  return `/production/reports/${made.body.data.id}`;
}

test('an article shows publisher, date and link, and is dismissed singly, then with all of its name', async () => {
  const path = await reportAbout('Zebulon Quartermain');
  const page = await dashboard.open(path, { as: { role: 'reviewer' } });
  const articles = page.getByRole('list', { name: /^Articles that mention / });
  const charged = articles.getByRole('listitem').filter({ hasText: 'charged with money laundering' });
  await charged.getByText('2026-11-01 · Utopian Times · press.example').waitFor();
  const link = charged.getByRole('link', { name: 'Banker Zebulon Quartermain charged with money laundering' });
  assert.equal(await link.getAttribute('href'), 'https://press.example/1');
  assert.equal(await link.getAttribute('rel'), 'noopener noreferrer');
  const publishers = page.getByRole('list', { name: 'Publishers' });
  await publishers.getByText('financial crime (AML/CFT)').waitFor();
  const denied = articles.getByRole('listitem').filter({ hasText: 'denies fraud' });
  await denied.getByText('date unknown · Utopian Times').waitFor();
  await page.setViewportSize(phone);
  assert.ok((await overflow(page)) <= 0, 'the report is wider than a phone');

  const dialog = page.getByRole('dialog');
  await charged.getByRole('button', { name: /^Dismiss: Banker/ }).click();
  await dialog.getByLabel('Comment').fill('A namesake of another town');
  await dialog.getByRole('button', { name: 'Dismiss', exact: true }).click();
  await charged.waitFor({ state: 'detached' });
  const said = page.getByRole('listitem').filter({ hasText: 'A namesake of another town' });
  await said.getByText('Ada Byron').waitFor();
  await said.getByText('article', { exact: true }).waitFor();
  assert.equal(await said.getByRole('link').getAttribute('href'), 'https://press.example/1');
  await denied.waitFor();

  await page.getByRole('button', { name: 'Dismiss: Zebulon Quartermain', exact: true }).click();
  await dialog.getByLabel('Comment').fill('Born fifty years later');
  await dialog.getByRole('button', { name: 'Dismiss', exact: true }).click();
  await page.getByText('No active results.').waitFor();
  await page.reload();
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Born fifty years later' })
    .getByText('Zebulon Quartermain')
    .waitFor();
  await said.waitFor();
  const { body } = await dashboard.service.production.get(path.replace('/production', ''));
  assert.equal(body.data.attributes['has-match'], false);
});

test('each publisher is listed with its categories, and a role that may not dismiss sees no button', async () => {
  const page = await dashboard.open(await reportAbout('Ignatius Pemberton'), { as: { role: 'analyst' } });
  const publishers = page.getByRole('list', { name: 'Publishers' });
  for (const name of ['Utopian Times', 'Daily Utopia']) {
    const publisher = publishers.getByRole('listitem').filter({ hasText: name });
    await publisher.getByText('violence (not AML/CFT)').waitFor();
  }
  await page.getByText('2026-11-03 · news.example').waitFor();
  assert.equal(await page.getByRole('button', { name: /^Dismiss/ }).count(), 0);
});
