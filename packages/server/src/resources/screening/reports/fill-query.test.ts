import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { defaultFieldSchemas } from '../../verification/inquiry-templates/index.ts';
import { fillQuery, problemOfMembers } from './fill-query.ts';
import { kindNamed, reportKinds } from './kinds/index.ts';

const known = (values: Record<string, string>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value, from: `of ${name}` }]));

describe('fillQuery', () => {
  const cases: readonly (readonly [string, string, Record<string, string>, Record<string, string>, RegExp | null])[] = [
    [
      'the parts of a name without a term',
      'watchlist',
      { 'name-first': 'Ada', 'name-last': 'Byron', term: 'Somebody', 'phone-number': '+1' },
      { 'name-first': 'Ada', 'name-last': 'Byron' },
      null,
    ],
    [
      'the nationality before the country of the address, in two letters',
      'watchlist',
      { 'name-last': 'Byron', nationality: 'USA', 'address-country-code': 'DE' },
      { 'name-last': 'Byron', 'address-country-code': 'US' },
      null,
    ],
    [
      'the country of the address where the nationality is no country',
      'politically-exposed-person',
      { 'name-last': 'Byron', nationality: 'D<<<', 'address-country-code': 'DE' },
      { 'name-last': 'Byron', 'country-code': 'DE' },
      null,
    ],
    ['a business by its name', 'business-watchlist', { 'business-name': 'Bakery' }, { term: 'Bakery' }, null],
    [
      'nothing of a name',
      'watchlist',
      { birthdate: '1980-01-01' },
      { birthdate: '1980-01-01' },
      /must have name-first/,
    ],
    ['no number', 'phone-number', { 'name-last': 'Byron' }, {}, /there is no value for phone-number/],
    [
      'a date that is none',
      'watchlist',
      { 'name-last': 'B', birthdate: '1980-13-01' },
      { 'name-last': 'B', birthdate: '1980-13-01' },
      /birthdate/,
    ],
    ['a name beyond all length', 'watchlist', { 'name-last': 'x'.repeat(300) }, {}, /must have name-first/],
  ];
  for (const [what, kind, values, query, problem] of cases) {
    it(`queries ${what}`, () => {
      const filled = fillQuery(kindNamed(kind), known(values));
      assert.deepEqual(filled.query, query);
      if (problem === null) assert.equal(filled.problem, null);
      else assert.match(filled.problem ?? '', problem);
      assert.deepEqual(Object.keys(filled.sources), Object.keys(query));
    });
  }
});

describe('problemOfMembers', () => {
  const members = new Set(defaultFieldSchemas.map(({ key }) => key));
  const unfilled = reportKinds.filter((kind) => problemOfMembers(kind, members) !== null).map(({ kind }) => kind);

  it('knows the kinds that no fields of a template can query', () =>
    assert.deepEqual(unfilled, [
      'business-adverse-media',
      'business-associated-persons',
      'business-lookup',
      'business-registrations-lookup',
      'business-watchlist',
      'crypto-address-watchlist',
      'integration/sentilink-scores',
    ]));
});
