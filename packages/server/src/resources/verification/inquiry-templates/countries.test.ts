import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readCountryCode } from '../../../fields/index.ts';
import { classesFor, issuingCountries } from './countries.ts';

describe('classesFor', () => {
  it('offers a licence only where its barcode can be read', () => {
    assert.deepEqual(classesFor('US', ['dl', 'id', 'pp']), ['dl', 'id', 'pp']);
    assert.deepEqual(classesFor('CA', ['pp', 'dl']), ['pp', 'dl']);
    assert.deepEqual(classesFor('DE', ['dl', 'id', 'pp']), ['id', 'pp']);
    assert.deepEqual(classesFor('', ['dl']), []);
  });
});

describe('issuingCountries', () => {
  it('are codes of countries, in order, none twice', () => {
    assert.deepEqual([...issuingCountries], [...new Set(issuingCountries)].toSorted());
    for (const country of issuingCountries) assert.equal(readCountryCode(country), country);
  });
});
