/**
 * Verifications exist from their first picture on, so the end of the inquiry also ends them (contract, inquiries
 * 10.2).
 */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type ApiResource, relatedTo } from '../support/client.ts';
import { createIndividual, type Individual } from '../support/individual.ts';
import { createInquiry } from '../support/inquiries.ts';
import { plainPicture } from '../support/pictures.ts';
import { useService } from '../support/service.ts';

const service = useService();

/** Creates an inquiry with the front of a licence sent. */
async function withFront(): Promise<{ id: string; person: Individual }> {
  const { id } = await createInquiry(service.current);
  const person = createIndividual(service.current.baseUrl);
  await open(id, person);
  await person.answer({ country: 'US' });
  await person.answer({ photo: await plainPicture(10) });
  assert.equal(person.page.step, 'back');
  return { id, person };
}

async function open(id: string, person: Individual): Promise<void> {
  const link = await service.current.sandbox.post(`/inquiries/${id}/generate-one-time-link`);
  await person.open(String(link.body.meta?.['one-time-link']));
  await person.answer({ consent: 'yes' });
}

async function verificationsOf(id: string): Promise<readonly ApiResource[]> {
  const { body } = await service.current.sandbox.get(`/inquiries/${id}?include=verifications`);
  return (body.included ?? []).filter(({ type }) => type.startsWith('verification/'));
}

async function eventsOf(id: string | undefined): Promise<string[]> {
  const { body } = await service.current.sandbox.get(`/events?filter[object-id]=${id}&page[size]=50`);
  return body.data.map(({ attributes }) => String(attributes['name'])).toSorted();
}

describe('a verification', () => {
  it('is initiated with its first picture, and the same one is submitted with its last', async () => {
    const { id, person } = await withFront();
    const [begun, ...more] = await verificationsOf(id);
    assert.deepEqual([begun?.attributes['status'], more.length], ['initiated', 0]);
    assert.deepEqual([begun?.attributes['submitted-at'], begun?.attributes['checks']], [null, []]);
    assert.equal((await fetch(String(begun?.attributes['front-photo-url']))).status, 200);
    assert.deepEqual(await eventsOf(begun?.id), ['verification.created']);
    const [document] = begun === undefined ? [] : relatedTo(begun, 'document');
    const shown = await service.current.sandbox.get(`/documents/${document?.id}`);
    assert.equal(shown.body.data.attributes['status'], 'initiated');
    assert.deepEqual(await eventsOf(document?.id), ['document.created']);
    await person.answer({ photo: await plainPicture(60) });
    await person.waitPast('processing');
    const [read, ...others] = await verificationsOf(id);
    assert.deepEqual([read?.id, read?.attributes['status'], others.length], [begun?.id, 'passed', 0]);
    assert.ok(read?.attributes['submitted-at']);
    assert.deepEqual(relatedTo(read as ApiResource, 'document'), [document]);
    assert.deepEqual(await eventsOf(document?.id), ['document.created', 'document.processed', 'document.submitted']);
    assert.deepEqual(await eventsOf(read?.id), [
      'verification.created',
      'verification.passed',
      'verification.submitted',
    ]);
  });

  it('is canceled when its inquiry expires, and a resumed one starts another with the stored pictures', async () => {
    const { id, person } = await withFront();
    const { sandbox } = service.current;
    await sandbox.post(`/inquiries/${id}/expire`);
    const [begun] = await verificationsOf(id);
    assert.equal(begun?.attributes['status'], 'canceled');
    assert.ok(begun.attributes['completed-at']);
    assert.deepEqual(await eventsOf(begun.id), ['verification.canceled', 'verification.created']);
    await sandbox.post(`/inquiries/${id}/resume`);
    await open(id, person);
    assert.equal(person.page.step, 'back');
    await person.answer({ photo: await plainPicture(60) });
    await person.waitPast('processing');
    assert.equal(person.page.step, 'selfie');
    const statuses = (await verificationsOf(id)).map(({ attributes }) => attributes['status']).toSorted();
    assert.deepEqual(statuses, ['canceled', 'passed']);
  });

  for (const decision of ['approve', 'decline', 'mark-for-review']) {
    it(`is canceled when its inquiry is decided before its last picture: ${decision}`, async () => {
      const { id } = await withFront();
      assert.equal((await service.current.sandbox.post(`/inquiries/${id}/${decision}`)).status, 200);
      const [begun] = await verificationsOf(id);
      assert.equal(begun?.attributes['status'], 'canceled');
    });
  }
});
