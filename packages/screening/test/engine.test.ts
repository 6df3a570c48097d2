/** What holds of every comparison, and what holds of segments. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { compareNames } from '../src/compare/compare-names.ts';
import { entityOf } from '../src/entity.ts';
import { type NameSettings, nameRefusal } from '../src/gates/name.ts';
import { birthdateRefusal, countryRefusal } from '../src/gates/record.ts';
import { analyse } from '../src/names/analyse.ts';
import { screenName } from '../src/screen.ts';
import { buildSegment } from '../src/segment/build.ts';
import { SegmentBroken } from '../src/segment/layout.ts';
import { openSegment } from '../src/segment/open.ts';
import { fold } from '../src/text/fold.ts';
import { readCases } from '../training/read-cases.ts';
import { seeded } from '../training/treat.ts';

const cases = readCases();
const textOf = (name: string): string =>
  fold(name)
    .map(({ text }) => text)
    .join(' ');

describe('a name', () => {
  it('is folded once: folding what was folded changes nothing', () => {
    for (const { left, right } of cases) {
      for (const name of [left, right]) assert.equal(textOf(textOf(name)), textOf(name), name);
    }
  });

  it('is itself, in every script of the cases', () => {
    for (const { right, kind } of cases) assert.ok(compareNames(right, right, kind).score >= 0.9, right);
  });

  it('is as like another as the other is like it', () => {
    for (const { left, right, kind } of cases) {
      const difference = Math.abs(compareNames(left, right, kind).score - compareNames(right, left, kind).score);
      assert.ok(difference <= 0.1, `${left} | ${right}: ${difference}`);
    }
  });

  it('has a score whose terms add up to its log-odds', () => {
    for (const { left, right, kind } of cases.slice(0, 500)) {
      const { terms, z, score } = compareNames(left, right, kind);
      assert.ok(Math.abs(terms.reduce((sum, term) => sum + term.z, 0) - z) < 1e-6);
      assert.ok(score > 0 && score < 1);
    }
  });

  const odd = [
    '',
    ' ',
    '.',
    'a',
    'Dr.',
    'Dr. Mr. Sheikh',
    '\u202e\u202d',
    '👩‍👩‍👧',
    'x'.repeat(10_000),
    'a '.repeat(300),
    '\u0000',
    '١٢٣',
    'constructor',
    '__proto__',
  ];
  for (const name of odd) {
    it(`is read without a fault: ${JSON.stringify(name.slice(0, 20))} (${name.length})`, () => {
      for (const kind of ['person', 'organization'] as const) {
        const { score } = compareNames(name, 'Constructor Sheikh Ltd', kind);
        assert.ok(Number.isFinite(score));
      }
    });
  }

  it('of random letters has a score that is a number', () => {
    const draw = seeded(3);
    const letters = "aбב한漢é\u0301 -.,'’0９ⅣßøŁ";
    const random = () =>
      Array.from(
        { length: Math.floor(draw() * 30) },
        () => [...letters][Math.floor(draw() * [...letters].length)],
      ).join('');
    for (let turn = 0; turn < 3000; turn += 1) {
      const { score } = compareNames(random(), random(), turn % 2 === 0 ? 'person' : 'organization');
      assert.ok(score >= 0 && score <= 1);
    }
  });
});

const person = (key: string, ...names: string[]) =>
  entityOf({ key, kind: 'person', names: names.map((value) => ({ value, type: 'primary_name', quality: 'strong' })) });

describe('a segment', () => {
  const people = Array.from({ length: 300 }, (_each, index) =>
    person(`p${index}`, cases[index * 3]?.right ?? 'Nobody'),
  );
  const bytes = buildSegment([
    ...people,
    person('kim', 'KIM, Jong Un', '김정은'),
    entityOf({ ...person('ship', 'Kim Jong Un'), kind: 'vessel' }),
  ]);
  const segment = openSegment(new Uint8Array(bytes).buffer);

  it('finds each of its people by the very name, first', () => {
    for (const { key, names } of people) {
      const [first] = screenName(segment, analyse(names[0]?.value ?? '', 'person'), { threshold: 0.5 });
      assert.ok(first !== undefined && first.comparison.score >= 0.9, `${key} ${names[0]?.value}`);
    }
  });

  it('finds somebody by another script, and leaves out who is not asked for', () => {
    const asked = analyse('김정은', 'person');
    const hits = screenName(segment, asked, { threshold: 0.7, admits: ({ kind }) => kind === 'person' });
    assert.deepEqual(
      hits.map(({ entity }) => entity.key),
      ['kim'],
    );
  });

  it('is the same bytes whenever it is made of the same entities', () => {
    assert.deepEqual(buildSegment(people), buildSegment(people));
  });

  for (const [what, broken] of [
    ['is cut short', bytes.slice(0, bytes.length - 100)],
    ['is empty', new Uint8Array(0)],
    ['is something else', new TextEncoder().encode('{"names":[]} and more')],
  ] as const) {
    it(`that ${what} is refused`, () => {
      assert.throws(() => openSegment(new Uint8Array(broken).buffer), SegmentBroken);
    });
  }
});

const rule = (settings: Partial<NameSettings>): NameSettings => ({
  matching: 'exact',
  partialNames: false,
  fuzziness: 'off',
  threshold: 0.7,
  ...settings,
});

describe('the rules of names', () => {
  const rows: readonly (readonly [string, string, Partial<NameSettings>, boolean])[] = [
    ['John Smith', 'Smith, John', { matching: 'exact' }, true],
    ['Jon Smith', 'John Smith', { matching: 'exact' }, false],
    ['John Smith', 'John Paul Smith', { matching: 'exact' }, false],
    ['John Smith', 'John Paul Smith', { matching: 'strict' }, true],
    ['J. Smith', 'John Smith', { matching: 'strict' }, true],
    ['J. Smith', 'John Smith', { matching: 'exact' }, false],
    ['Annemarie Brown', 'Anne Marie Brown', { matching: 'strict' }, true],
    ['Annemarie Brown', 'Anne Marie Brown', { matching: 'exact' }, false],
    ['Bill Clinton', 'William Clinton', { matching: 'strict' }, false],
    ['Bill Clinton', 'William Clinton', { matching: 'tolerant' }, true],
    ['Jon Smith', 'John Smith', { matching: 'tolerant' }, true],
    ['Katherina Smythe', 'Katherine Smythe', { matching: 'exact', fuzziness: 'medium' }, true],
    ['Katherina Smythe', 'Katherine Smythe', { matching: 'exact', fuzziness: 'low' }, false],
    ['Maximiliana Featherstone', 'Maximiliane Featherstone', { matching: 'exact', fuzziness: 'low' }, true],
    ['Ana Bok', 'Ana Bik', { matching: 'exact', fuzziness: 'high' }, true],
    ['Katherina Smithe', 'Katherine Smythe', { matching: 'exact', fuzziness: 'high' }, false],
    ['Petrov Ivanovich', 'Petrof Ivanovitch', { matching: 'strict', fuzziness: 'high' }, true],
    ['Bok', 'Bik', { matching: 'strict', fuzziness: 'medium' }, false],
    ['Bok', 'Bik', { matching: 'strict', fuzziness: 'high' }, true],
    ['Omar bin Khalid', 'Khalid bin Omar', { matching: 'tolerant' }, false],
    ['John Smith', 'Jane Smith', { matching: 'tolerant' }, false],
    ['Vladimir Putin', 'Владимир Путин', { matching: 'custom', threshold: 0.7 }, true],
    ['Vladimir Putin', 'Vladimir Kononov', { matching: 'custom', threshold: 0.9 }, false],
  ];
  for (const [query, listed, settings, passes] of rows) {
    it(`${JSON.stringify(settings)}: ${query} ${passes ? 'is' : 'is not'} ${listed}`, () => {
      assert.equal(nameRefusal(compareNames(query, listed, 'person'), rule(settings)) === null, passes);
    });
  }
});

const born = (year: number, month: number | null = null, day: number | null = null, circa = false) => ({
  year,
  month,
  day,
  circa,
});

describe('the rules of birth dates and countries', () => {
  const rows = [
    ['exact', born(1960, 5, 6), born(1960, 5, 6), true],
    ['exact', born(1960, 5, 6), born(1960, 5, 7), false],
    ['exact', born(1960, 5, 6), born(1960), true],
    ['exact', born(1960, 5, 6), born(1961, null, null, true), true],
    ['exact-year', born(1960, 5, 6), born(1960, 1, 1), true],
    ['exact-year', born(1960, 5, 6), born(1961), false],
    ['year-plus-minus-1', born(1960, 5, 6), born(1961), true],
    ['year-plus-minus-1', born(1960, 5, 6), born(1962), false],
    ['off', born(1960, 5, 6), born(1990), true],
  ] as const;
  for (const [matching, asked, listed, passes] of rows) {
    it(`${matching}: ${JSON.stringify(asked)} against ${JSON.stringify(listed)}`, () => {
      const entity = { ...person('a', 'A'), birthdates: [listed] };
      assert.equal(birthdateRefusal({ birthdate: asked, countries: [] }, entity, matching) === null, passes);
    });
  }

  it('no date on either side refuses nobody', () => {
    assert.equal(birthdateRefusal({ birthdate: born(1960), countries: [] }, person('a', 'A'), 'exact'), null);
  });

  for (const [asked, listed, passes] of [
    [['DE'], ['FR'], false],
    [['DE'], ['FR', 'DE'], true],
    [[], ['FR'], true],
    [['DE'], [], true],
  ] as const) {
    it(`countries ${asked} against ${listed}: ${passes ? 'pass' : 'refused'}`, () => {
      assert.equal(
        countryRefusal({ birthdate: null, countries: asked }, { ...person('a', 'A'), countries: listed }) === null,
        passes,
      );
    });
  }
});
