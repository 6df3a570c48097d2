/** Form answers on the inquiry page: corrected values, and fields that a condition omitted. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decidedStatus } from '../../../server/test/support/inquiries.ts';
import { atPaper } from '../../../server/test/support/papers.ts';
import { plainPicture } from '../../../server/test/support/pictures.ts';
import { createTemplate, documentStep, published } from '../../../server/test/support/templates.ts';
import { runDashboard } from '../support/dashboard.ts';

let inquiryId = '';
const dashboard = runDashboard(async (service) => {
  const template = await createTemplate(service.sandbox);
  await published(service.sandbox, template, {
    steps: [documentStep],
    forms: [
      {
        name: 'form_employer',
        title: 'Work',
        before: 'verification_government_id',
        when: "has(fields.name_last) && fields.name_last == 'Nobody'",
        fields: [{ key: 'name-middle' }],
      },
      { name: 'form_confirm', title: 'Is this right?', fields: [{ key: 'name-first' }] },
    ],
  });
  const { id, person } = await atPaper(service, service.sandbox, template, { fields: { 'name-last': 'Able' } });
  await person.answer({ country: 'DE' });
  await person.answer({ photo: await plainPicture(10), 'capture-method': 'upload' });
  await person.waitPast('processing');
  await person.answer({ 'name-first': 'Adaline' });
  await decidedStatus(service, id);
  inquiryId = id;
});

test('a reviewer sees what the individual corrected, with both values, and what was omitted', async () => {
  const page = await dashboard.open(`/sandbox/inquiries/${inquiryId}`, { as: { role: 'reviewer' } });
  const corrected = page.getByRole('region', { name: 'Corrected by the person' });
  await corrected.getByText('First name').waitFor();
  assert.equal(await corrected.locator('ins').innerText(), 'Adaline');
  assert.notEqual(await corrected.locator('del').innerText(), '');
  await page.getByText('Left out by its condition').waitFor();
  await page.getByText('form_employer', { exact: true }).waitFor();
});

test('a role without the right to see personal data sees no corrected value', async () => {
  const page = await dashboard.open(`/sandbox/inquiries/${inquiryId}`, { as: { role: 'developer' } });
  await page.getByText('Left out by its condition').waitFor();
  assert.equal(await page.getByText('Adaline').count(), 0);
});
