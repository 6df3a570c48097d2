import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { compareProperties, judgeRequirements, matchProperty } from './compare-properties.ts';

describe('compareProperties', () => {
  it('compares only properties that both sides state', () => {
    const results = compareProperties(
      { 'name-first': 'AVA', birthdate: '1990-04-12' },
      { 'name-first': 'Ava', 'name-last': 'Lindqvist', birthdate: ' ' },
      ['name-first', 'name-last', 'birthdate'],
    );
    assert.deepEqual(
      results.map(({ name }) => name),
      ['name_first'],
    );
  });

  it('shows each line as the API does', () => {
    assert.deepEqual(compareProperties({ birthdate: '1990-04-12' }, { birthdate: '1990-04-13' }, ['birthdate']), [
      {
        name: 'birthdate',
        'match-result': 'none',
        status: 'failed',
        comparisons: [{ type: 'date_similarity', 'match-level-minimum': 'full', 'match-result': 'none' }],
      },
    ]);
  });

  it('does not compare incomparable names, and compares names in other letters by their spelling', () => {
    const attributes = { 'name-first': 'MOHAMMED', 'name-last': 'SHEVCHENKO' };
    const typed = { 'name-first': 'محمد', 'name-last': 'Шевченко' };
    const results = compareProperties(attributes, typed, ['name-first', 'name-last']);
    assert.deepEqual(
      results.map(({ name, status }) => [name, status]),
      [['name_last', 'passed']],
    );
  });

  it('finds a further given name that the document states as a middle name', () => {
    const [first] = compareProperties({ 'name-first': 'AVA', 'name-middle': 'MARIE' }, { 'name-first': 'Ava Marie' }, [
      'name-first',
    ]);
    assert.equal(first?.status, 'passed');
  });
});

describe('matchProperty', () => {
  it('ignores confused letters and digits in numbers, and spaces and case except in dates', () => {
    assert.equal(matchProperty('document-number', 'AO1234567', 'A01234567'), 'full');
    assert.equal(matchProperty('address-city', 'San  Diego', 'SAN DIEGO'), 'full');
    assert.equal(matchProperty('birthdate', '1990-04-12', '1990-04-21'), 'none');
    assert.equal(matchProperty('document-number', '', ''), 'none');
  });
});

describe('judgeRequirements', () => {
  it('fails when one line failed', () => {
    const lines = compareProperties(
      { 'name-last': 'LEE', birthdate: '1990-04-12' },
      { 'name-last': 'Lee', birthdate: '1991-04-12' },
      ['name-last', 'birthdate'],
    );
    assert.deepEqual(judgeRequirements(lines, 'property_mismatch').reasons, ['property_mismatch']);
    assert.equal(judgeRequirements(lines.slice(0, 1), 'property_mismatch').status, 'passed');
  });
});
