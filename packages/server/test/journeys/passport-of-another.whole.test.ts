/** Genuine passport shown by another person; `passport.test.ts` covers its holder. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { makePerson } from '@countersign/specimens';
import { showDecided, typedClient } from '../support/journey.ts';
import { verifyPassport } from '../support/passport-walk.ts';
import { useService } from '../support/service.ts';

const service = useService();
const stranger = 2;

describe('the story of a passport of another', () => {
  it('is not approved when the selfies show another person', async () => {
    const person = makePerson(31, { asOf: '2026-11-01' });
    const id = await verifyPassport(service.current, person, stranger);
    const shown = await showDecided(typedClient(service.current, 'production'), id, 'verifications');
    assert.notEqual(shown.status, 'approved');
    const selfie = shown.included.find(({ type }) => type === 'verification/selfie');
    assert.notEqual(selfie?.attributes['status'], 'passed');
    const checks = selfie?.attributes['checks'] as { name: string; status: string }[];
    assert.equal(checks.find(({ name }) => name === 'selfie_id_comparison')?.status, 'failed');
  });
});
