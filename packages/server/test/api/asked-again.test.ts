/** Retries and their texts: a bad picture before any verdict, another document if this one is not accepted. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { DocumentFacts, Engines } from '@countersign/engines/facts';
import { backSide, licence, quality, reading, side, textLine } from '../support/check-facts.ts';
import type { ApiClient } from '../support/client.ts';
import { warmEngines } from '../support/engines.ts';
import { eventually } from '../support/eventually.ts';
import { createIndividual, type Individual } from '../support/individual.ts';
import { plainPicture } from '../support/pictures.ts';
import { useService } from '../support/service.ts';
import { createTemplate, published } from '../support/templates.ts';

let pictures = 0;

/** Returns a licence whose print contradicts its barcode; `glare` is the share of the front that is overexposed. */
function contradicting(glare: number): DocumentFacts {
  pictures += 1;
  const good = licence();
  const hash = (name: string) => `${name}${pictures}`.padStart(64, '0');
  return {
    ...good,
    front: side({ sha256: hash('a'), quality: quality({ glareShare: glare }), text: [textLine('LN SOMEBODY ELSE')] }),
    back: backSide({ ...good.back, sha256: hash('b') }),
    readings: { 'name-last': [reading('LINDQVIST', 'barcode', 1), reading('SOMEBODY', 'visual-zone')] },
  };
}

let facts = contradicting(0);
const engines: Engines = { ...warmEngines(), extractDocument: async () => facts };
const service = useService({ engines });

const licenceStep = {
  type: 'driver-license',
  countries: ['US'],
  'id-classes': ['dl'],
  'two-sided-id-classes': ['dl'],
  attempts: 3,
  // Every individual shows the same licence.
  checks: [{ name: 'id_repeat_detection', requirement: 'not_required' }],
};

async function begin(
  client: ApiClient,
  step: object,
  fields: object = {},
): Promise<{ id: string; person: Individual }> {
  const templateId = await createTemplate(client);
  await published(client, templateId, { steps: [step] });
  const created = await client.post('/inquiries', {
    data: { attributes: { 'inquiry-template-id': templateId, fields } },
  });
  assert.equal(created.status, 200, created.text);
  const { id } = created.body.data;
  const link = await client.post(`/inquiries/${id}/generate-one-time-link`);
  const person = createIndividual(service.current.baseUrl);
  await person.open(String(link.body.meta?.['one-time-link']));
  await person.answer({ consent: 'yes' });
  return { id, person };
}

async function send(person: Individual, ...sides: string[]): Promise<void> {
  for (const name of sides) {
    assert.equal(person.page.step, name, person.page.html.slice(-1500));
    await person.answer({ photo: await plainPicture(name === 'front' ? 10 : 60), 'capture-method': 'upload' });
  }
  await person.waitPast('processing');
}

const accusation = /use the real thing/;

describe('a contradiction that was read from a picture with glare', () => {
  it('requests that side again while tries remain, then goes to review; it accuses and declines no one', async () => {
    const { production } = service.current;
    const { id, person } = await begin(production, licenceStep);
    facts = contradicting(0.2);
    await send(person, 'front', 'back');
    for (const left of [2, 1]) {
      assert.equal(person.page.step, 'retry', `${left} tries left`);
      assert.match(person.page.html, /take the front again.*Light shines back/s);
      assert.doesNotMatch(person.page.html, accusation);
      await person.answer({ continue: 'yes' });
      facts = contradicting(0.2);
      await send(person, 'front');
    }
    const shown = async () => (await production.get(`/inquiries/${id}`)).body.data.attributes;
    await eventually('it is marked for review', async () => (await shown())['status'] === 'needs_review');
    assert.equal((await shown())['failed-at'], null);
    assert.equal((await person.open('/verify')).step, 'needs-review');
  });

  it('passes once the side is retaken without glare and agrees with the barcode', async () => {
    const { production } = service.current;
    const { id, person } = await begin(production, licenceStep);
    facts = contradicting(0.2);
    await send(person, 'front', 'back');
    await person.answer({ continue: 'yes' });
    facts = { ...licence(), front: side({ sha256: 'c'.repeat(64) }) };
    await send(person, 'front');
    const { body } = await production.get(`/inquiries/${id}?include=verifications`);
    const verifications = (body.included ?? []).filter(({ type }) => type.startsWith('verification/'));
    assert.deepEqual(verifications.map(({ attributes }) => attributes['status']).toSorted(), [
      'passed',
      'requires_retry',
    ]);
    assert.ok(body.data.attributes['completed-at']);
  });

  it('counts when the picture was good', async () => {
    const { production } = service.current;
    const { id, person } = await begin(production, licenceStep);
    facts = contradicting(0);
    await send(person, 'front', 'back');
    assert.notEqual(person.page.step, 'retry');
    assert.ok((await production.get(`/inquiries/${id}`)).body.data.attributes['failed-at']);
  });
});

describe('a document that cannot be accepted', () => {
  const open = { ...licenceStep, countries: ['US', 'CA'], 'id-classes': ['dl', 'pp'], type: 'government-id' };

  it('leads back to the choice of country and document, and another document passes', async () => {
    const { sandbox } = service.current;
    const { id, person } = await begin(sandbox, open, { 'name-last': 'SANDBOX-EXPIRED' });
    await person.answer({ country: 'US' });
    await person.answer({ 'id-class': 'dl' });
    await send(person, 'front', 'back');
    assert.equal(person.page.step, 'retry');
    assert.match(person.page.html, /use another document.*has expired.*any other document/s);
    assert.equal((await person.answer({ continue: 'yes' })).step, 'country');
    assert.match(person.page.html, /value="US"[^>]*(selected|checked)|(selected|checked)[^>]*value="US"/);
    await person.answer({ country: 'CA' });
    assert.equal(person.page.step, 'document-type');
    await person.answer({ 'id-class': 'pp' });
    await sandbox.request('PATCH', `/inquiries/${id}`, {
      body: { data: { attributes: { fields: { 'name-last': 'Lindqvist' } } } },
    });
    await send(person, 'front');
    assert.equal(person.page.step, 'success', person.page.html.slice(-1500));
  });

  it('shows no choice that has only one option', async () => {
    const { person } = await begin(service.current.sandbox, licenceStep, { 'name-last': 'SANDBOX-EXPIRED' });
    await send(person, 'front', 'back');
    assert.equal((await person.answer({ continue: 'yes' })).step, 'front');
  });
});
