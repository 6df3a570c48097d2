/** Attempts, retries and remedies according to the template (contract, inquiries 7.3 and 10). */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ApiResource } from '../support/client.ts';
import { createIndividual, type Individual } from '../support/individual.ts';
import { plainPicture } from '../support/pictures.ts';
import { useService } from '../support/service.ts';
import { createTemplate, published } from '../support/templates.ts';

const service = useService();

const licenceStep = (changes: object) => ({
  type: 'driver-license',
  countries: ['US'],
  'id-classes': ['dl'],
  'two-sided-id-classes': ['dl'],
  ...changes,
});

interface Begun {
  readonly id: string;
  readonly person: Individual;
}

/** Creates an inquiry of a template with this one step, before the first picture. */
async function begin(step: object, nameLast: string): Promise<Begun> {
  const { sandbox, baseUrl } = service.current;
  const templateId = await createTemplate(sandbox);
  await published(sandbox, templateId, { steps: [step] });
  const created = await sandbox.post('/inquiries', {
    data: { attributes: { 'inquiry-template-id': templateId, fields: { 'name-last': nameLast } } },
  });
  assert.equal(created.status, 200, created.text);
  const { id } = created.body.data;
  const link = await sandbox.post(`/inquiries/${id}/generate-one-time-link`);
  const person = createIndividual(baseUrl);
  await person.open(String(link.body.meta?.['one-time-link']));
  await person.answer({ consent: 'yes' });
  return { id, person };
}

async function sendSide(person: Individual, side: string): Promise<void> {
  assert.equal(person.page.step, side, person.page.html.slice(-1500));
  await person.answer({ photo: await plainPicture(side === 'front' ? 10 : 60), 'capture-method': 'upload' });
}

async function waitProcessed(person: Individual): Promise<void> {
  await person.waitPast('processing');
}

async function sendDocument(person: Individual): Promise<void> {
  await sendSide(person, 'front');
  await sendSide(person, 'back');
  await waitProcessed(person);
}

/** Sends the requested sides again: both, or only the back. */
const sendAgain = (person: Individual): Promise<void> =>
  person.page.step === 'front' ? sendDocument(person) : sendSide(person, 'back').then(() => waitProcessed(person));

async function sendSelfies(person: Individual): Promise<void> {
  assert.equal(person.page.step, 'selfie', person.page.html.slice(-1500));
  const [center, left, right] = await Promise.all([100, 110, 120].map((shade) => plainPicture(shade)));
  assert.ok(center && left && right);
  await person.answer({ center, left, right, 'capture-method': 'upload' });
  await person.waitPast('processing');
}

async function verificationsOf(id: string): Promise<{ inquiry: ApiResource; verifications: readonly ApiResource[] }> {
  const { body } = await service.current.sandbox.get(`/inquiries/${id}?include=verifications`);
  const verifications = (body.included ?? []).filter(({ type }) => type.startsWith('verification/'));
  return { inquiry: body.data, verifications };
}

const statuses = (verifications: readonly ApiResource[]) =>
  verifications.map(({ attributes }) => attributes['status']).toSorted();

interface Check {
  readonly name: string;
  readonly status: string;
  readonly requirement: string;
}

function expiredCheck(verification: ApiResource | undefined): Check | undefined {
  const checks = (verification?.attributes['checks'] ?? []) as Check[];
  return checks.find(({ name }) => name === 'id_expired_detection');
}

describe('attempts of a step', () => {
  it('are as many as the template sets: each requests what failed again, the last one fails the inquiry', async () => {
    const { id, person } = await begin(licenceStep({ attempts: 3 }), 'SANDBOX-NO-BARCODE');
    await sendDocument(person);
    for (const left of [2, 1]) {
      assert.equal(person.page.step, 'retry', `${left} attempts left`);
      assert.equal(statuses((await verificationsOf(id)).verifications).at(-1), 'requires_retry');
      await person.answer({ continue: 'yes' });
      await sendAgain(person);
    }
    assert.equal(person.page.step, 'failed');
    const { inquiry, verifications } = await verificationsOf(id);
    assert.deepEqual(statuses(verifications), ['failed', 'requires_retry', 'requires_retry']);
    assert.ok(inquiry.attributes['failed-at']);
    for (const { attributes } of verifications) assert.ok(attributes['completed-at']);
    const { text } = await service.current.sandbox.get(`/events?filter[object-id]=${verifications[0]?.id}`);
    assert.match(text, /verification\.requires-retry/);
  });

  it('end after the first when the template allows one', async () => {
    const { id, person } = await begin(licenceStep({ attempts: 1 }), 'SANDBOX-NO-BARCODE');
    await sendDocument(person);
    assert.equal(person.page.step, 'failed');
    assert.deepEqual(statuses((await verificationsOf(id)).verifications), ['failed']);
  });

  it('are offered for selfies without a face, with the reason', async () => {
    const { id, person } = await begin({ type: 'selfie', attempts: 2 }, 'SANDBOX-NO-FACE');
    await sendSelfies(person);
    assert.equal(person.page.step, 'retry');
    assert.match(person.page.html, /face/i);
    await person.answer({ continue: 'yes' });
    await sendSelfies(person);
    assert.equal(person.page.step, 'failed');
    assert.deepEqual(statuses((await verificationsOf(id)).verifications), ['failed', 'requires_retry']);
  });
});

describe('requirements of a template', () => {
  it('let a check request a retry, and fail only when no attempt is left', async () => {
    const checks = [{ name: 'id_expired_detection', requirement: 'requires_retry' }];
    const { id, person } = await begin(licenceStep({ attempts: 2, checks }), 'SANDBOX-EXPIRED');
    await sendDocument(person);
    assert.equal(person.page.step, 'retry');
    assert.match(person.page.html, /expired/i);
    const [first] = (await verificationsOf(id)).verifications;
    const check = expiredCheck(first);
    assert.deepEqual([check?.status, check?.requirement], ['failed', 'requires_retry']);
    await person.answer({ continue: 'yes' });
    await sendDocument(person);
    assert.equal(person.page.step, 'failed');
    assert.deepEqual(statuses((await verificationsOf(id)).verifications), ['failed', 'requires_retry']);
  });

  it('let a check fail without requesting a retry or failing anything', async () => {
    const checks = [{ name: 'id_expired_detection', requirement: 'not_required' }];
    const { id, person } = await begin(licenceStep({ attempts: 2, checks }), 'SANDBOX-EXPIRED');
    await sendDocument(person);
    assert.equal(person.page.step, 'success');
    const [only] = (await verificationsOf(id)).verifications;
    assert.equal(only?.attributes['status'], 'passed');
    const check = expiredCheck(only);
    assert.equal(check?.status, 'failed');
  });
});
