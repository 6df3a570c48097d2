/** selfie_attribute_comparison: a picture of the person that the caller supplies as a file field of the inquiry. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createIndividual } from '../support/individual.ts';
import { createInquiry } from '../support/inquiries.ts';
import { plainPicture } from '../support/pictures.ts';
import { useService } from '../support/service.ts';
import { createTemplate, published, selfieStep } from '../support/templates.ts';

let template = '';
const service = useService({}, async ({ sandbox }) => {
  template = await createTemplate(sandbox);
  await published(sandbox, template, {
    steps: [selfieStep],
    'field-schemas': [{ type: 'file', key: 'comparison-selfie' }],
  });
});

interface Check {
  readonly name: string;
  readonly status: string;
  readonly reasons: readonly string[];
  readonly metadata: Record<string, unknown>;
}

/** Returns the check after the individual has taken three selfies. */
async function answerWith(fields: Record<string, unknown>): Promise<Check | undefined> {
  const { id } = await createInquiry(service.current, { 'inquiry-template-id': template, fields });
  const link = await service.current.sandbox.post(`/inquiries/${id}/generate-one-time-link`);
  const person = createIndividual(service.current.baseUrl);
  await person.open(String(link.body.meta?.['one-time-link']));
  await person.answer({ consent: 'yes' });
  const selfies = { center: await plainPicture(100), left: await plainPicture(110), right: await plainPicture(120) };
  await person.answer({ ...selfies, 'capture-method': 'upload' });
  await person.waitPast('processing');
  const { body } = await service.current.sandbox.get(`/inquiries/${id}?include=verifications`);
  const checks = (body.included?.[0]?.attributes['checks'] ?? []) as Check[];
  return checks.find(({ name }) => name === 'selfie_attribute_comparison');
}

describe('a picture that the caller supplied', () => {
  it('is compared with the selfie', async () => {
    const picture = Buffer.from(await (await plainPicture(90)).arrayBuffer());
    const supplied = { filename: 'known.jpg', data: picture.toString('base64') };
    const answer = await answerWith({ 'comparison-selfie': supplied });
    assert.deepEqual([answer?.status, answer?.metadata['band']], ['passed', 'match']);
  });

  it('is reported as missing when there is none', async () => {
    const answer = await answerWith({});
    assert.deepEqual([answer?.status, answer?.reasons], ['not_applicable', ['no_comparison_inputs']]);
  });

  it('is not a failure of the individual when it is no picture', async () => {
    const supplied = { filename: 'known.pdf', data: Buffer.from('%PDF-1.4 broken').toString('base64') };
    const answer = await answerWith({ 'comparison-selfie': supplied });
    assert.deepEqual([answer?.status, answer?.reasons], ['not_applicable', ['no_comparison_inputs']]);
    assert.equal(answer?.metadata['supplied-face'], false);
  });
});
