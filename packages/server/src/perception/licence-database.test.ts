import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { DatabaseAnswer, IdentityDatabase } from '../lookups/identity-database.ts';
import { withLicenceAuthority } from './licence-database.ts';
import type { LicenceAnswer, LicenceRecord } from './lookups/lookups.ts';

const details = { 'identification-number': 'D1', 'name-last': 'DOE', 'country-code': 'US' };
const database: IdentityDatabase = { ask: async () => ({ state: 'not_found' }) };

async function ask(kind: string, answer: LicenceAnswer, other: IdentityDatabase | null = database) {
  const asked: LicenceRecord[] = [];
  const authority = {
    async lookUp(record: LicenceRecord) {
      asked.push(record);
      return answer;
    },
  };
  const found: DatabaseAnswer | undefined = await withLicenceAuthority(other, authority)?.ask({
    kind,
    details,
    requestId: 'ver_1',
  });
  return { found, asked };
}

describe('withLicenceAuthority', () => {
  it('queries the authority for licences, without the country, and accepts its match results', async () => {
    const { found, asked } = await ask('aamva', { state: 'found', matches: { 'name-last': true, birthdate: false } });
    assert.deepEqual(asked, [{ 'identification-number': 'D1', 'name-last': 'DOE' }]);
    assert.deepEqual(found?.state === 'found' && found.records[0]?.matches, { 'name-last': 'full', birthdate: 'none' });
  });

  for (const state of ['not_found', 'unavailable'] as const) {
    it(`returns ${state} where the authority does`, async () => {
      assert.deepEqual((await ask('aamva', { state })).found, { state });
    });
  }

  it('treats a record without any comparison as unavailable', async () => {
    assert.deepEqual((await ask('aamva', { state: 'found', matches: {} })).found, { state: 'unavailable' });
  });

  it('queries the database for other kinds, and is unavailable without one', async () => {
    const { found, asked } = await ask('database', { state: 'not_found' });
    assert.deepEqual([found, asked], [{ state: 'not_found' }, []]);
    assert.deepEqual((await ask('database', { state: 'not_found' }, null)).found, { state: 'unavailable' });
  });

  it('is the database itself without an authority', () => {
    assert.equal(withLicenceAuthority(database, null), database);
    assert.equal(withLicenceAuthority(null, null), null);
  });
});
