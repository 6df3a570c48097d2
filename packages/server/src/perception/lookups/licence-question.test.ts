import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ATTRIBUTES, licence, passport } from '../../../test/support/check-facts.ts';
import { licenceQuestion } from './licence-question.ts';

const chosen = { countryCode: 'US', idClass: 'dl' };
const unknown = { idClass: null, countryCode: null, subdivision: 'CA', confidence: 0 };

describe('licenceQuestion', () => {
  it('sends what was read from a licence, and only the postal code of the address', () => {
    assert.deepEqual(licenceQuestion(licence(), chosen), {
      state: 'ask',
      record: {
        'issuing-authority': 'CA',
        'identification-number': 'D1234567',
        'name-first': 'AVA',
        'name-middle': 'MARIE',
        'name-last': 'LINDQVIST',
        birthdate: '1990-04-12',
        'issue-date': '2022-05-01',
        'expiration-date': '2030-04-12',
        'address-postal-code': '94607',
      },
    });
  });

  it('uses the chosen document where none was detected', () => {
    assert.equal(licenceQuestion(licence({ detected: unknown }), chosen).state, 'ask');
    assert.equal(
      licenceQuestion(licence({ detected: unknown }), { ...chosen, idClass: 'pp' }).state,
      'unsupported_country',
    );
  });

  it('queries only licences of the United States', () => {
    assert.equal(licenceQuestion(passport(), chosen).state, 'unsupported_country');
    const canadian = { ...licence().detected, countryCode: 'CA', subdivision: 'ON' };
    assert.equal(licenceQuestion(licence({ detected: canadian }), chosen).state, 'unsupported_country');
  });

  for (const name of ['identification-number', 'name-last', 'birthdate'] as const) {
    it(`queries nothing without ${name}`, () => {
      const { [name]: _, ...attributes } = ATTRIBUTES;
      assert.equal(licenceQuestion(licence({ attributes }), chosen).state, 'missing_properties');
    });
  }
});
