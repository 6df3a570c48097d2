import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { statement } from '../../../../../test/support/paper-facts.ts';
import { inquiryWith } from '../../../../../test/support/records.ts';
import { addressFrom, extractionsOf } from './read-paper.ts';

const reading = (value: string, source: 'pdf-text' | 'print', page = 1, confidence = 0.9) => ({
  value,
  source,
  page,
  confidence,
  box: null,
});

describe('extractionsOf', () => {
  const paper = statement({
    values: { name: 'Ava Lindqvist', issue_date: '2026-06-01' },
    readings: {
      name: [reading('AVA LINDQVIST', 'print', 2), reading('Ava Lindqvist', 'pdf-text', 1, 1)],
      issue_date: [reading('2026-06-01', 'print')],
    },
  });
  const levels = (person: Record<string, string>) =>
    extractionsOf(paper, person)[0]?.results.map(({ matchLevel }) => matchLevel);

  it('searches for the known values of the inquiry and reads the others, the chosen value first', () => {
    const [name, issued] = extractionsOf(paper, { 'name-first': 'Ava', 'name-last': 'Lindqvist' });
    assert.deepEqual([name?.type, issued?.type], ['guided', 'unguided']);
    assert.deepEqual(
      name?.results.map(({ value, page, metadata }) => [value, page, metadata?.source]),
      [
        ['Ava Lindqvist', 1, 'pdf_text'],
        ['AVA LINDQVIST', 2, 'print'],
      ],
    );
  });
  it('reports how well a value matches the known one', () => {
    assert.deepEqual(levels({ 'name-first': 'Ava', 'name-last': 'Lindqvist' }), ['full', 'full']);
    assert.deepEqual(levels({ 'name-first': 'Eve', 'name-last': 'Lindqvist' }), ['partial', 'partial']);
    assert.deepEqual(levels({ 'name-first': 'Eve', 'name-last': 'Smith' }), ['none', 'none']);
  });
});

describe('addressFrom', () => {
  const values = { address_street_1: '12 Harbor St', address_city: 'Oakland', address_postal_code: '94607' };
  it('fills an address that the inquiry does not have', () => {
    const fields = addressFrom(statement({ values }), inquiryWith({ fields: {} }));
    assert.deepEqual(
      [fields['address-street-1'], fields['address-city'], fields['address-country-code']],
      ['12 Harbor St', 'Oakland', 'US'],
    );
  });
  it('does not mix two addresses', () => {
    const current = { 'address-city': 'Reno' };
    assert.deepEqual(addressFrom(statement({ values }), inquiryWith({ fields: current })), current);
  });
  it('leaves out an address without a street', () => {
    assert.deepEqual(addressFrom(statement({ values: { address_city: 'Oakland' } }), inquiryWith({ fields: {} })), {});
    assert.deepEqual(addressFrom(null, inquiryWith({ fields: {} })), {});
  });
});
