/** Countries in lists: unreadable ones are kept as unknown and exclude no match. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { entityOf } from '../src/entity.ts';
import { countryAgreement, countryRefusal } from '../src/gates/record.ts';
import { countriesIn } from '../src/sources/countries.ts';

const rows: readonly (readonly [text: string | null, codes: readonly string[]])[] = [
  ['Iran', ['IR']],
  ['Iran (Islamic Republic of)', ['IR']],
  ['Iran, Islamic Republic of', ['IR']],
  ['Congo (Democratic Republic)', ['CD']],
  ['Congo, Democratic Republic of the', ['CD']],
  ['Democratic Republic of the Congo', ['CD']],
  ['Korea, North', ['KP']],
  ['Korea (South)', ['KR']],
  ['Virgin Islands, British', ['VG']],
  ['NA', ['NA']],
  ['Freedonia', ['ZZ']],
  ['Region: Kivu', ['ZZ']],
  ['unknown', []],
  ['N/A', []],
  ['-', []],
  ['', []],
  [null, []],
];

describe('a country of a list', () => {
  for (const [text, codes] of rows) {
    it(`“${text}” is ${codes.join() || 'none'}`, () => assert.deepEqual(countriesIn([text]).countries, codes));
  }
});

describe('unreadable countries', () => {
  it('are kept as the source writes them, each once', () => {
    assert.deepEqual(countriesIn(['Germany', 'Freedonia ', 'Freedonia', 'Sylvania', null, 'unknown', 'DE']), {
      countries: ['DE', 'ZZ'],
      unreadCountries: ['Freedonia', 'Sylvania'],
    });
    assert.deepEqual(countriesIn(['FR']), { countries: ['FR'] });
  });
});

describe('an entity that is compared by country', () => {
  const agreementOf = (asked: readonly string[], listed: readonly string[]) => {
    const entity = entityOf({ key: '1', kind: 'person', names: [], countries: listed });
    const query = { birthdate: null, countries: asked };
    return [countryAgreement(query, entity), countryRefusal(query, entity)];
  };
  it('is not refused while it has an unreadable country', () => {
    assert.deepEqual(agreementOf(['CD'], ['AE', 'ZZ']), ['absent', null]);
  });
  it('agrees by its readable country', () => {
    assert.deepEqual(agreementOf(['AE'], ['AE', 'ZZ']), ['equal', null]);
  });
  it('does not agree by an unreadable country', () => {
    assert.deepEqual(agreementOf(['ZZ'], ['ZZ']), ['absent', null]);
  });
  it('is refused when every country is readable and none is shared', () => {
    assert.deepEqual(agreementOf(['CD'], ['AE']), ['differs', 'country-differs']);
  });
});
