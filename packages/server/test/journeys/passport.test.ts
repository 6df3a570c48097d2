/** A production inquiry by plain forms, without any script: a photographed passport and three selfies. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { makePerson, type Person, photograph, renderPassport, renderSelfie } from '@countersign/specimens';
import { createIndividual } from '../support/individual.ts';
import { openInquiry, showDecided, typedClient } from '../support/journey.ts';
import { useService } from '../support/service.ts';

const service = useService();
const blob = (bytes: Buffer): Blob => new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' });
const holder = 1;
const stranger = 2;

/** Leads the inquiry of `person` to its end; the selfies show the portrait with this index. Gives the inquiry's id. */
async function verify(person: Person, selfieOf: number): Promise<string> {
  const { seeded, baseUrl } = service.current;
  const template = seeded.production.templates.find(({ name }) => name === 'Government ID and selfie');
  const page = await photograph(await renderPassport(person, { seed: person.seed, portraitIndex: holder }), {
    seed: person.seed,
    level: 'easy',
  });
  const { id, link } = await openInquiry(typedClient(service.current, 'production'), template?.id ?? '');
  const individual = createIndividual(baseUrl);
  await individual.open(link);
  await individual.answer({ consent: 'yes' });
  await individual.answer({ country: 'US' });
  await individual.answer({ 'id-class': 'pp' });
  assert.equal(individual.page.step, 'front');
  await individual.answer({ photo: blob(page) });
  assert.equal(individual.page.step, 'processing', 'a passport has no back');
  await individual.waitPast('processing');
  assert.equal(individual.page.step, 'selfie', individual.page.html.slice(-600));
  const [center, left, right] = await Promise.all(
    (['center', 'left', 'right'] as const).map((pose) => renderSelfie(selfieOf, pose, person.seed)),
  );
  assert.ok(center && left && right);
  await individual.answer({ center: blob(center), left: blob(left), right: blob(right) });
  await individual.waitPast('processing');
  return id;
}

describe('the story of a passport', () => {
  it('is approved or put before a reviewer, with the names, birthdate and number of its holder', async () => {
    const person = makePerson(23, { asOf: '2026-11-01' });
    const id = await verify(person, holder);
    const shown = await showDecided(typedClient(service.current, 'production'), id, 'verifications');
    assert.match(String(shown.status), /^(approved|needs_review)$/);
    const document = shown.included.find(({ type }) => type === 'verification/government-id');
    assert.equal(document?.attributes['status'], 'passed', JSON.stringify(document?.attributes['checks']));
    assert.equal(document?.attributes['id-class'], 'pp');
    assert.equal(document?.attributes['name-last'], person.lastName);
    const given = [person.firstName, person.middleName].filter((name) => name !== null).join(' ');
    const read = [document?.attributes['name-first'], document?.attributes['name-middle']].filter(Boolean).join(' ');
    assert.equal(read, given);
    assert.equal(document?.attributes['birthdate'], person.birthdate);
    assert.equal(document?.attributes['document-number'], person.passport.number);
    assert.equal(document?.attributes['expiration-date'], person.passport.expirationDate);
    assert.equal(document?.attributes['back-photo-url'], null);
    assert.equal(shown.field('birthdate'), person.birthdate);
  });

  it('is not approved when the selfies show another person', async () => {
    const person = makePerson(31, { asOf: '2026-11-01' });
    const id = await verify(person, stranger);
    const shown = await showDecided(typedClient(service.current, 'production'), id, 'verifications');
    assert.notEqual(shown.status, 'approved');
    const selfie = shown.included.find(({ type }) => type === 'verification/selfie');
    assert.notEqual(selfie?.attributes['status'], 'passed');
    const checks = selfie?.attributes['checks'] as { name: string; status: string }[];
    assert.equal(checks.find(({ name }) => name === 'selfie_id_comparison')?.status, 'failed');
  });
});
