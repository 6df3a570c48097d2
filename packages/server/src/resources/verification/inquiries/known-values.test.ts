import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { knownValues } from './known-values.ts';

const read = (
  id: string,
  attributes: Record<string, string>,
  status: 'passed' | 'failed' | 'requires_retry' = 'passed',
  countryCode: string | null = null,
  idClass: string | null = null,
) => ({ id, attributes, status, countryCode, idClass });
const inquiry = (fields: Record<string, string | null>) => ({ id: 'inq_1', fields });
const plain = (known: ReturnType<typeof knownValues>) =>
  Object.fromEntries(Object.entries(known).map(([name, { value, from }]) => [name, `${value} (${from})`]));

describe('knownValues', () => {
  it('prefers values of a passed document to typed ones, and the newest document', () => {
    const known = knownValues(inquiry({ birthdate: '1990-01-01', 'email-address': 'a@example.com' }), [
      read('ver_1', { birthdate: '1980-01-01' }),
      read('ver_2', { birthdate: '1981-01-01' }),
    ]);
    assert.deepEqual(plain(known), { birthdate: '1981-01-01 (ver_2)', 'email-address': 'a@example.com (inq_1)' });
  });

  it('uses the parts of a name from one source', () => {
    const known = knownValues(inquiry({ 'name-first': 'Grace', 'name-last': 'Hopper' }), [
      read('ver_1', { 'name-last': 'Suharto' }),
    ]);
    assert.deepEqual(plain(known), { 'name-last': 'Suharto (ver_1)' });
  });

  it('uses a failed document only for values that no other source has', () => {
    const known = knownValues(inquiry({ 'name-last': 'Hopper', birthdate: null }), [
      read('ver_1', { 'name-last': 'Byron', birthdate: '1980-01-01' }, 'failed'),
    ]);
    assert.deepEqual(plain(known), { 'name-last': 'Hopper (inq_1)', birthdate: '1980-01-01 (ver_1)' });
  });

  it('uses the number of a document with its class and its country, all from one source', () => {
    const fields = { 'identification-number': 'X1', 'identification-class': 'dl', 'issuing-country-code': 'DE' };
    const number = { 'identification-number': 'C01X00T47' };
    assert.deepEqual(plain(knownValues(inquiry(fields), [read('ver_1', number, 'passed', 'KP', 'pp')])), {
      'identification-number': 'C01X00T47 (ver_1)',
      'identification-class': 'pp (ver_1)',
      'issuing-country-code': 'KP (ver_1)',
    });
  });

  it('uses the country of a document only for the address on it', () => {
    const street = { 'address-street-1': '1 Main St' };
    assert.equal(
      knownValues(inquiry({}), [read('ver_1', street, 'passed', 'US')])['address-country-code']?.value,
      'US',
    );
    assert.deepEqual(plain(knownValues(inquiry({}), [read('ver_1', {}, 'passed', 'US')])), {});
  });

  it('omits empty values', () =>
    assert.deepEqual(plain(knownValues(inquiry({ 'name-first': ' ', 'name-last': null }), [])), {}));
});
