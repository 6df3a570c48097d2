import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { RecordKind } from '../../../../checks/check.ts';
import { readDetails } from './read-details.ts';

const today = '2026-06-15';

const read = (kind: RecordKind, values: Readonly<Record<string, string>>, countryCode: string | null = 'US') =>
  readDetails({ kind, fields: Object.keys(values), values: new Map(Object.entries(values)), countryCode, today });

const accepted: readonly (readonly [RecordKind, field: string, typed: string, read: string])[] = [
  ['database', 'name-first', '  Ana   María ', 'Ana María'],
  ['database', 'name-last', '李', '李'],
  ['database', 'birthdate', '1990-04-12', '1990-04-12'],
  ['database', 'birthdate', today, today],
  ['database', 'phone-number', '(510) 555-0123', '+15105550123'],
  ['database', 'phone-number', '+49 30 901820', '+4930901820'],
  ['database', 'email-address', 'ava@example.com', 'ava@example.com'],
  ['database', 'identification-number', 'AB 12-3', 'AB 12-3'],
  ['database-ecbsv', 'identification-number', '123-45-6789', '123456789'],
  ['database-serpro', 'cpf', '529.982.247-25', '52998224725'],
  ['database-tin', 'tin', '12-3456789', '123456789'],
  ['database-tin', 'tin-type', 'ein', 'ein'],
  ['aamva', 'issuing-authority', 'ca', 'CA'],
];

const refused: readonly (readonly [RecordKind, field: string, typed: string])[] = [
  ['database', 'name-first', '---'],
  ['database', 'name-first', 'a'.repeat(201)],
  ['database', 'name-first', 'Ava\u0007'],
  ['database', 'birthdate', '1990-02-30'],
  ['database', 'birthdate', '12.04.1990'],
  ['database', 'birthdate', '2026-06-16'],
  ['database', 'birthdate', '1790-01-01'],
  ['database', 'phone-number', '12'],
  ['database', 'email-address', 'ava@example'],
  ['database-ecbsv', 'identification-number', '12345678'],
  ['database-ecbsv', 'identification-number', '000-00-0000'],
  ['database-serpro', 'cpf', '529.982.247-26'],
  ['database-serpro', 'cpf', '111.111.111-11'],
  ['database-tin', 'tin', 'ABCDEFGHI'],
  ['database-tin', 'tin-type', 'other'],
  ['aamva', 'issuing-authority', 'California'],
];

describe('readDetails', () => {
  for (const [kind, field, typed, expected] of accepted) {
    it(`reads ${field} of ${kind} "${typed}" as "${expected}"`, () => {
      const answer = read(kind, { [field]: typed });
      assert.equal(answer.ok ? answer.details[field] : answer.problem, expected);
    });
  }

  for (const [kind, field, typed] of refused) {
    it(`refuses ${field} of ${kind} "${typed.slice(0, 20)}"`, () => {
      assert.deepEqual(read(kind, { [field]: typed }), { ok: false, problem: 'invalid', field });
    });
  }

  it('reports the first missing detail, and never an optional one', () => {
    const values = { 'name-first': 'Ava', 'name-middle': '', 'address-street-2': ' ', 'name-last': ' ' };
    assert.deepEqual(read('database', values), { ok: false, problem: 'missing', field: 'name-last' });
  });

  it('ignores details that were not requested', () => {
    const values = new Map([
      ['name-first', 'Ava'],
      ['deceased', 'false'],
    ]);
    const answer = readDetails({ kind: 'database', fields: ['name-first'], values, countryCode: null, today });
    assert.deepEqual(answer, { ok: true, details: { 'name-first': 'Ava' }, countryCode: null });
  });

  it('returns the country of a kind that only one country has', () => {
    const [tin, any] = [
      read('database-tin', { tin: '123456789' }, 'DE'),
      read('database', { 'name-last': 'Li' }, 'DE'),
    ];
    assert.deepEqual([tin.ok && tin.countryCode, any.ok && any.countryCode], ['US', 'DE']);
  });

  it('joins the full name for the register of taxpayers', () => {
    const answer = read('database-serpro', { 'name-first': 'Ana', 'name-last': 'Souza' });
    assert.equal(answer.ok && answer.details['name-full'], 'Ana Souza');
  });
});
