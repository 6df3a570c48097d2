/** Every cell of the contract's table of matching settings (resources 3.6): names that pass and names that do not. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { compareNames } from '../src/compare/compare-names.ts';
import { entityOf, type NameForm } from '../src/entity.ts';
import { letterRefusal, type NameSettings, nameRefusal } from '../src/gates/name.ts';
import { type BirthdateMatching, birthdateRefusal, countryRefusal } from '../src/gates/record.ts';
import { analyse, type NameKind } from '../src/names/analyse.ts';
import { screenName } from '../src/screen.ts';
import { buildSegment } from '../src/segment/build.ts';
import { openSegment } from '../src/segment/open.ts';

const rule = (settings: Partial<NameSettings>): NameSettings => ({
  matching: 'custom',
  partialNames: false,
  fuzziness: 'off',
  threshold: 0,
  ...settings,
});

/** Query, listed name, expected result, and the purpose of the row. */
type Row = readonly [query: string, listed: string, passes: boolean, what: string];

function rows(settings: Partial<NameSettings>, all: readonly Row[], kind: NameKind = 'person'): void {
  for (const [query, listed, passes, what] of all) {
    it(`${what}: ${query} ${passes ? 'is' : 'is not'} ${listed}`, () => {
      const refusal = nameRefusal(compareNames(query, listed, kind), rule(settings));
      assert.equal(refusal === null, passes, `${refusal}`);
    });
  }
}

describe('name matching: exact', () => {
  rows({ matching: 'exact' }, [
    ['John Smith', 'John Smith', true, 'the name'],
    ['SMITH, John', 'John Smith', true, 'the name as lists write it'],
    ['José Muñoz', 'Jose Munoz', true, 'marks of letters are none'],
    ['Dr. John Smith', 'John Smith', true, 'a title is no part of the name'],
    ['John Smith', 'John Paul Smith', false, 'a part of the name'],
    ['J. Smith', 'John Smith', false, 'an initial'],
    ['Annemarie Brown', 'Anne Marie Brown', false, 'words joined'],
    ['Bill Clinton', 'William Clinton', false, 'a short name'],
    ['Stephen Brown', 'Steven Brown', false, 'a name heard alike'],
    ['Maximiliana Featherstone', 'Maximiliane Featherstone', false, 'a typo'],
    ['John Smith', 'Jane Smith', false, 'another name'],
  ]);
  rows({ matching: 'exact', fuzziness: 'high', partialNames: true }, [
    ['Maximiliana Featherstone', 'Maximiliane Featherstone', false, 'fuzziness belongs to custom'],
    ['John Smith', 'John Paul Smith', false, 'partial names belong to custom'],
  ]);
  rows(
    { matching: 'exact' },
    [
      ['Northgate Trading Ltd', 'Northgate Trading Limited', true, 'a legal form written out'],
      ['Northgate Trading', 'Northgate Trading Ltd', true, 'a legal form left out'],
      ['Northgate Trading Ltd', 'Northgate Trading AG', false, 'another legal form'],
      ['Northgate Trading Ltd', 'Northgate Shipping Ltd', false, 'another field'],
    ],
    'organization',
  );

  it('another name of the entry matches as well', () => {
    const names = ['Ghorbaniyan, Mohammad', 'Ensaniyat'].map(
      (value, place): NameForm => ({ value, type: place === 0 ? 'primary_name' : 'aka', quality: 'strong' }),
    );
    const segment = openSegment(buildSegment([entityOf({ key: '1', kind: 'person', names })]).buffer);
    const found = (name: string) =>
      screenName(segment, analyse(name, 'person'), {
        threshold: 0,
        admitsName: (comparison) => letterRefusal(comparison, rule({ matching: 'exact' })) === null,
      }).length;
    assert.deepEqual([found('Ensaniyat'), found('Mohammad Ghorbaniyan'), found('Ghorbaniyan')], [1, 1, 0]);
  });
});

describe('name matching: strict', () => {
  rows({ matching: 'strict' }, [
    ['John Smith', 'John Smith', true, 'the name'],
    ['John Smith', 'John Paul Smith', true, 'a part of the listed name'],
    ['John Paul Smith', 'John Smith', true, 'a part of the name asked for'],
    ['J. Smith', 'John Smith', true, 'an initial'],
    ['J. P. Smith', 'John Paul Smith', true, 'two initials'],
    ['K. Smith', 'John Smith', false, 'an initial of another name'],
    ['Annemarie Brown', 'Anne Marie Brown', true, 'words joined'],
    ['Anne Marie Brown', 'Annemarie Brown', true, 'words parted'],
    ['John', 'John Smith', true, 'the first name alone'],
    ['Smith', 'John Smith', true, 'the last name alone'],
    ['John Baker', 'John Smith', false, 'a part that is another'],
    ['Bill Clinton', 'William Clinton', false, 'a short name'],
    ['Stephen Brown', 'Steven Brown', false, 'a name heard alike'],
    ['Maximiliana Featherstone', 'Maximiliane Featherstone', false, 'a typo'],
  ]);
  rows({ matching: 'strict', fuzziness: 'high' }, [
    ['Maximiliana Featherstone', 'Maximiliane Featherstone', false, 'fuzziness belongs to custom'],
  ]);
});

describe('name matching: tolerant', () => {
  rows({ matching: 'tolerant' }, [
    ['John Smith', 'John Paul Smith', true, 'a part of the name'],
    ['J. Smith', 'John Smith', true, 'an initial'],
    ['Annemarie Brown', 'Anne Marie Brown', true, 'words joined'],
    ['Bill Clinton', 'William Clinton', true, 'a short name'],
    ['Stephen Brown', 'Steven Brown', true, 'a name heard alike'],
    ['Mohammed Darwish', 'Muhammad Darwish', true, 'a name known to be written so'],
    ['Vladimir Putin', 'Владимир Путин', true, 'another script'],
    ['Petrova Galina', 'Petrovu Galina', true, 'a typo in a word of 5 letters or more'],
    ['Bok Galina', 'Bik Galina', false, 'a typo in a shorter word'],
    ['Pebroma Galina', 'Petrova Galina', false, 'two typos in a word'],
    ['Omar bin Khalid', 'Khalid bin Omar', false, 'father and son'],
    ['John Smith', 'Jane Smith', false, 'another name'],
  ]);
});

describe('name matching: custom', () => {
  rows({ threshold: 0.7 }, [
    ['Vladimir Putin', 'Владимир Путин', true, 'the score alone, at the threshold'],
    ['Bill Clinton', 'William Clinton', true, 'the score alone knows short names'],
    ['Vladimir Putin', 'Vladimir Kononov', false, 'below the threshold'],
  ]);
  rows({ threshold: 0.7, fuzziness: 'high' }, [
    ['Bill Clinton', 'William Clinton', false, 'with fuzziness, letters are counted as well'],
  ]);
  rows({ threshold: 0.999, fuzziness: 'high' }, [
    ['Ana Bok', 'Ana Bik', false, 'with fuzziness, the score is asked as well'],
  ]);
});

describe('fuzziness, partial names off: one typo in the whole name', () => {
  const whole = (fuzziness: NameSettings['fuzziness'], all: readonly Row[]) => rows({ fuzziness }, all);
  describe('low', () => {
    whole('low', [
      ['Katherina Wentworth', 'Katherine Wentworth', true, '18 letters'],
      ['Katherina Wentwor', 'Katherine Wentwor', false, '17 letters'],
      ['Katherina Wentwerth', 'Katherine Wentworth', false, 'two typos'],
    ]);
  });
  describe('medium', () => {
    whole('medium', [
      ['Marta Bokol', 'Marta Bakol', true, '10 letters'],
      ['Mart Bokol', 'Mart Bakol', false, '9 letters'],
      ['Marto Bokol', 'Marta Bakol', false, 'two typos'],
    ]);
  });
  describe('high', () => {
    whole('high', [
      ['Bok', 'Bik', true, '3 letters'],
      ['Bo', 'Bi', false, '2 letters'],
      ['Katherina Smithe', 'Katherine Smythe', false, 'two typos in two words'],
      ['Marta Bokol', 'Marta Anna Bokol', false, 'a part of the name'],
      ['M. Bokol', 'Marta Bokol', false, 'an initial'],
    ]);
  });
});

describe('fuzziness, partial names on: one typo a word', () => {
  const each = (fuzziness: NameSettings['fuzziness'], all: readonly Row[]) =>
    rows({ fuzziness, partialNames: true }, all);
  describe('low', () => {
    each('low', [
      ['Wolfeschlegelsteina', 'Wolfeschlegelsteine', true, '19 letters'],
      ['Wolfeschlegelstain', 'Wolfeschlegelstein', true, '18 letters'],
      ['Wolfeschlegelstai', 'Wolfeschlegelstei', false, '17 letters'],
    ]);
  });
  describe('medium', () => {
    each('medium', [
      ['Bokol', 'Bakol', true, '5 letters'],
      ['Boko', 'Bako', false, '4 letters'],
      ['Marto Bokol', 'Marta Bakol', true, 'one in each of two words'],
      ['Mortu Bakol', 'Marta Bakol', false, 'two in one word'],
      ['Marto Bakol', 'Marta Anna Bakol', true, 'in a part of the name'],
    ]);
  });
  describe('high', () => {
    each('high', [
      ['Bok', 'Bik', true, '3 letters'],
      ['Bo', 'Bi', false, '2 letters'],
      ['M. Bok', 'Marta Bik', true, 'beside an initial'],
      ['Bill Clinton', 'William Clinton', false, 'a short name is more than typos'],
    ]);
  });
});

describe('typo kinds', () => {
  describe('watchlists: a letter', () => {
    rows({ fuzziness: 'high', typos: 'letters' }, [
      ['Marta Bokkol', 'Marta Bokol', true, 'added'],
      ['Marta Bool', 'Marta Bokol', true, 'removed'],
      ['Marta Botol', 'Marta Bokol', true, 'substituted'],
      ['Marta Bkool', 'Marta Bokol', false, 'two that changed places are two'],
    ]);
  });
  describe('others: a vowel', () => {
    rows({ fuzziness: 'high', typos: 'vowels' }, [
      ['Marta Bakol', 'Marta Bokol', true, 'in the place of a vowel'],
      ['Marta Botol', 'Marta Bokol', false, 'a consonant substituted'],
      ['Marta Bokool', 'Marta Bokol', false, 'a vowel added'],
      ['Marta Bkol', 'Marta Bokol', false, 'a vowel removed'],
    ]);
  });
});

const born = (year: number, month: number | null = null, day: number | null = null, circa = false) => ({
  year,
  month,
  day,
  circa,
});
const somebody = entityOf({
  key: 'a',
  kind: 'person',
  names: [{ value: 'A', type: 'primary_name', quality: 'strong' }],
});
type Born = ReturnType<typeof born>;

describe('birth date', () => {
  const dates: readonly (readonly [BirthdateMatching, Born, Born, boolean, string])[] = [
    ['exact', born(1960, 5, 6), born(1960, 5, 6), true, 'the day'],
    ['exact', born(1960, 5, 6), born(1960, 5, 7), false, 'the day after'],
    ['exact', born(1960, 5, 6), born(1960, 6, 5), false, 'day and month exchanged'],
    ['exact', born(1960, 5, 6), born(1960), true, 'a list that knows the year alone'],
    ['exact', born(1960, 5, 6), born(1961), false, 'a list that knows another year'],
    ['exact', born(1960, 5, 6), born(1961, null, null, true), true, 'a list that says about'],
    ['exact-year', born(1960, 5, 6), born(1960, 1, 1), true, 'another day of the year'],
    ['exact-year', born(1960, 12, 31), born(1961, 1, 1), false, 'the day after, of another year'],
    ['exact-year', born(1960), born(1959), false, 'the year before'],
    ['year-plus-minus-1', born(1960, 5, 6), born(1961), true, 'the year after'],
    ['year-plus-minus-1', born(1960, 5, 6), born(1959, 1, 1), true, 'the year before'],
    ['year-plus-minus-1', born(1960, 5, 6), born(1962), false, 'two years after'],
    ['off', born(1960, 5, 6), born(1990), true, 'another year'],
  ];
  for (const [matching, asked, listed, passes, what] of dates) {
    it(`${matching}: ${what} ${passes ? 'passes' : 'is refused'}`, () => {
      const entity = { ...somebody, birthdates: [listed] };
      assert.equal(birthdateRefusal({ birthdate: asked, countries: [] }, entity, matching) === null, passes);
    });
  }

  for (const matching of ['exact', 'exact-year', 'year-plus-minus-1'] as const) {
    it(`${matching}: passes when one of several listed dates matches, or when either side has none`, () => {
      const query = { birthdate: born(1960, 5, 6), countries: [] };
      const several = { ...somebody, birthdates: [born(1940), born(1960, 5, 6)] };
      assert.equal(birthdateRefusal(query, several, matching), null);
      assert.equal(birthdateRefusal(query, somebody, matching), null);
      assert.equal(birthdateRefusal({ birthdate: null, countries: [] }, several, matching), null);
    });
  }
});

describe('country', () => {
  const countries: readonly (readonly [string[], string[], boolean, string])[] = [
    [['DE'], ['FR'], false, 'both sides have one and they differ'],
    [['DE'], ['FR', 'DE'], true, 'one of birthplace, citizenship, nationality and residence is shared'],
    [[], ['FR'], true, 'none is asked for'],
    [['DE'], [], true, 'none is listed'],
  ];
  for (const [asked, listed, passes, what] of countries) {
    it(`${what}: ${passes ? 'passes' : 'is refused'}`, () => {
      const entity = { ...somebody, countries: listed };
      assert.equal(countryRefusal({ birthdate: null, countries: asked }, entity) === null, passes);
    });
  }
});
