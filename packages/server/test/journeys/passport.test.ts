/** Production inquiry by plain forms, without any script: a photographed passport and three selfies. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { makePerson } from '@countersign/specimens';
import { showDecided, typedClient } from '../support/journey.ts';
import { holder, verifyPassport } from '../support/passport-walk.ts';
import { useService } from '../support/service.ts';

const service = useService();

describe('the story of a passport', () => {
  it('is approved or sent to review, with the names, birthdate and number of its holder', async () => {
    const person = makePerson(23, { asOf: '2026-11-01' });
    const id = await verifyPassport(service.current, person, holder);
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
});
