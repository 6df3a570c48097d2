/** Refused consent: recorded for the business once, revocable by a later consent, and never set by a forged form. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { eventsAbout } from '../support/accounts.ts';
import { createIndividual } from '../support/individual.ts';
import { createInquiry } from '../support/inquiries.ts';
import { useService } from '../support/service.ts';

const service = useService();

async function opened(headers: Readonly<Record<string, string>> = {}) {
  const { id } = await createInquiry(service.current);
  const made = await service.current.sandbox.post(`/inquiries/${id}/generate-one-time-link`);
  const person = createIndividual(service.current.baseUrl, headers);
  await person.open(String(made.body.meta?.['one-time-link']));
  return { id, person };
}

async function shown(id: string) {
  const { attributes } = (await service.current.sandbox.get(`/inquiries/${id}`)).body.data;
  return [attributes['status'], attributes['tags']];
}

const namesOf = async (id: string) => (await eventsAbout(service.current, id)).map(([name]) => name);

describe('a consent that is refused', () => {
  it('is reported to the business once, and can be given afterwards', async () => {
    const { id, person } = await opened();
    const refused = await person.answer({ consent: 'no' });
    assert.equal(refused.step, 'declined-consent');
    const [, again = ''] = /href="([^"]+)"[^>]*data-action="again"/.exec(refused.html) ?? [];
    assert.deepEqual(await shown(id), ['created', ['consent-refused']]);
    assert.equal((await person.open(again.replaceAll('&amp;', '&'))).step, 'start');
    await person.answer({ consent: 'no' });
    assert.deepEqual(await namesOf(id), ['inquiry.created', 'inquiry.updated-tags']);
    await person.open(again.replaceAll('&amp;', '&'));
    assert.equal((await person.answer({ consent: 'yes' })).step, 'country');
    assert.deepEqual(await shown(id), ['pending', []]);
  });

  it('keeps the tags of the business', async () => {
    const { id, person } = await opened();
    await service.current.sandbox.post(`/inquiries/${id}/add-tag`, { meta: { 'tag-name': 'vip' } });
    await person.answer({ consent: 'no' });
    assert.deepEqual(await shown(id), ['created', ['vip', 'consent-refused']]);
  });

  it('is not stored when another site sent the form', async () => {
    const { id, person } = await opened({ 'sec-fetch-site': 'cross-site' });
    assert.equal((await person.answer({ consent: 'no' })).step, 'declined-consent');
    assert.deepEqual(await shown(id), ['created', []]);
  });
});
