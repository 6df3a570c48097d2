/** Invariants of name comparisons and of segments. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { compareNames } from '../src/compare/compare-names.ts';
import { entityOf } from '../src/entity.ts';
import type { RecordQuery } from '../src/gates/record.ts';
import { analyse, type NameKind } from '../src/names/analyse.ts';
import { screenName } from '../src/screen.ts';
import { buildSegment, isAskable } from '../src/segment/build.ts';
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

const person = (key: string, ...names: string[]) =>
  entityOf({ key, kind: 'person', names: names.map((value) => ({ value, type: 'primary_name', quality: 'strong' })) });

describe('a name', () => {
  it('is folded once: folding it again changes nothing', () => {
    for (const { left, right } of cases) {
      for (const name of [left, right]) assert.equal(textOf(textOf(name)), textOf(name), name);
    }
  });

  it('equals itself, in every script of the cases', () => {
    for (const { right, kind } of cases) {
      const { score } = compareNames(right, right, kind);
      assert.ok(score >= 0.98, `${right}: ${score}`);
    }
  });

  it('has the same similarity to another in either order', () => {
    for (const { left, right, kind } of cases) {
      const difference = Math.abs(compareNames(left, right, kind).score - compareNames(right, left, kind).score);
      assert.ok(difference <= 0.1, `${left} | ${right}: ${difference}`);
    }
  });

  /** Score below which no match is reported and rounding dominates the differences. */
  const certainlyAnother = 0.02;

  it('is never more similar to another when a wrong part is added', () => {
    const wrong: Readonly<Record<NameKind, readonly string[]>> = {
      person: ['Quixworth', 'Zbigfrund', 'Wolverhampton'],
      organization: ['Quixworth', 'Zbigfrund', 'Fund 77'],
    };
    for (const { left, right, kind } of cases) {
      const { score } = compareNames(left, right, kind);
      for (const part of wrong[kind]) {
        const worse = compareNames(`${left} ${part}`, right, kind).score;
        assert.ok(
          worse <= Math.max(score, certainlyAnother) + 1e-9,
          `${left} + ${part} | ${right}: ${score} became ${worse}`,
        );
      }
    }
  });

  it('has a score whose terms add up to its log-odds', () => {
    for (const { left, right, kind } of cases) {
      const { terms, z, score } = compareNames(left, right, kind);
      assert.ok(Math.abs(terms.reduce((sum, term) => sum + term.z, 0) - z) < 1e-6);
      assert.ok(score > 0 && score < 1);
    }
  });
});

describe('a name in a query', () => {
  const rows: readonly (readonly [name: string, person: boolean, organization: boolean])[] = [
    ['a', false, false],
    ['M', false, false],
    ['Dr. Prof. Sir', false, true],
    ['Mr', false, true],
    ['123', false, false],
    ['J. K.', false, true],
    [Array(300).fill('a').join(' '), false, true],
    ['Kim', true, true],
    ['U Nu', true, true],
    ['王', true, true],
    ['Ки', true, true],
    ['The Company', true, true],
    ['GmbH', true, true],
  ];
  for (const [name, person, organization] of rows) {
    it(`${name.slice(0, 20)} ${person ? 'can' : 'cannot'} be screened as a person`, () => {
      assert.equal(isAskable(analyse(name, 'person')), person);
      assert.equal(isAskable(analyse(name, 'organization')), organization);
    });
  }
});

describe('a query that is no name', () => {
  const odd: readonly (readonly [string, string])[] = [
    ['nothing', ''],
    ['a space', ' '],
    ['a dot', '.'],
    ['one letter', 'a'],
    ['one letter of another script', '李'],
    ['a title', 'Dr.'],
    ['only titles', 'Dr. Mr. Sheikh'],
    ['only marks of direction', '\u202e\u202d\u200f'],
    ['a name between marks of direction', '\u202eKim\u202c \u200fJong\u200e Un'],
    ['a picture of a family', '👩‍👩‍👧'],
    ['10 kB of one letter', 'x'.repeat(10_000)],
    ['10 kB of words', 'Constructor Sheikh '.repeat(530)],
    ['300 parts', Array.from({ length: 300 }, (_each, place) => `part${place}`).join(' ')],
    ['300 letters', 'a '.repeat(300)],
    ['half a letter of two units', '\ud83d'],
    ['a NUL', '\u0000'],
    ['digits of another script', '١٢٣'],
    ['a member of objects', 'constructor __proto__ toString'],
    ['marks without a letter', '\u0301\u0301\u0301'],
  ];
  const listed = openSegment(buildSegment([person('kim', 'KIM, Jong Un'), person('c', 'Constructor Sheikh')]).buffer);
  for (const [what, name] of odd) {
    it(`is answered without an error: ${what}`, () => {
      for (const kind of ['person', 'organization'] as const) {
        const { score, z } = compareNames(name, 'Constructor Sheikh Ltd', kind);
        assert.ok(Number.isFinite(score) && Number.isFinite(z), `${score}`);
        for (const hit of screenName(listed, analyse(name, kind), { threshold: 0 }))
          assert.ok(hit.score.score >= 0 && hit.score.score <= 1);
      }
    });
  }

  it('finds no one where no part of it is a name', () => {
    for (const name of ['', ' ', '.', '\u202e\u202d\u200f', '👩‍👩‍👧', '\u0000'])
      assert.deepEqual(screenName(listed, analyse(name, 'person'), { threshold: 0 }), [], JSON.stringify(name));
  });

  it('finds a person between direction marks', () => {
    const [hit] = screenName(listed, analyse('\u202eKim\u202c \u200fJong\u200e Un', 'person'), { threshold: 0.7 });
    assert.equal(hit?.entity.key, 'kim');
  });

  const blanks = [
    '\t',
    '\n',
    '\r\n\t',
    '\v',
    '\f',
    '\u0085',
    '\u00a0',
    '\u2003',
    '\u2028',
    '\u3000',
    '\u200b',
    '\u3164',
    '\u0000',
  ];
  for (const blank of blanks) {
    it(`finds a person when ${JSON.stringify(blank)} separates the words, in the query or in the list`, () => {
      const name = `Kim${blank}Jong${blank}Un`;
      const other = openSegment(buildSegment([person('kim', name)]).buffer);
      for (const [segment, asked] of [
        [listed, name],
        [other, 'Kim Jong Un'],
      ] as const) {
        const [hit] = screenName(segment, analyse(asked, 'person'), { threshold: 0.95 });
        assert.equal(hit?.entity.key, 'kim');
      }
    });
  }

  it('of random letters has a score that is a number', () => {
    const draw = seeded(3);
    const letters = [..."aבb한漢é\u0301 -.,'’0９ⅣßøŁक्षไทยა\u202e\u200f"];
    const letter = () => letters[Math.floor(draw() * letters.length)] as string;
    const random = () => Array.from({ length: Math.floor(draw() * 30) }, letter).join('');
    for (let turn = 0; turn < 20_000; turn += 1) {
      const { score } = compareNames(random(), random(), turn % 2 === 0 ? 'person' : 'organization');
      assert.ok(score >= 0 && score <= 1);
    }
  });

  it('with an impossible record has a score that is a number', () => {
    const dates = [
      { year: 0, month: 13, day: 40, circa: false },
      { year: Number.NaN, month: null, day: null, circa: true },
      { year: 1e9, month: 2, day: 31, circa: false },
    ];
    for (const birthdate of dates) {
      const record = { birthdate, countries: ['', 'XX', 'nowhere'] };
      for (const { score } of screenName(listed, analyse('Kim Jong Un', 'person'), { threshold: 0, record }))
        assert.ok(score.score >= 0 && score.score <= 1);
    }
  });
});

const nothing: RecordQuery = { birthdate: null, countries: [] };

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

  it('finds each of its people by the exact name, first', () => {
    for (const { key, names } of people) {
      const [first] = screenName(segment, analyse(names[0]?.value ?? '', 'person'), { threshold: 0.5 });
      assert.ok(first !== undefined && first.comparison.score >= 0.9, `${key} ${names[0]?.value}`);
    }
  });

  it('finds a person by another script, and omits kinds that are not requested', () => {
    const asked = analyse('김정은', 'person');
    const hits = screenName(segment, asked, { threshold: 0.7, admits: ({ kind }) => kind === 'person' });
    assert.deepEqual(
      hits.map(({ entity }) => entity.key),
      ['kim'],
    );
  });

  const document = { scheme: 'passport', value: 'C 01X 00T-47', country: 'KP' };
  const listed = openSegment(
    buildSegment([
      ...people,
      entityOf({ ...person('bearer', 'Otto Bearer', 'Bearer, O.'), identifiers: [document], countries: ['KP'] }),
      entityOf({ ...person('payee', 'Otto Payee'), wallets: [{ currency: 'ETH', address: `0x${'aB'.repeat(20)}` }] }),
    ]).buffer,
  );
  const identifying: readonly (readonly [what: string, RecordQuery, string | undefined])[] = [
    ['a passport', { ...nothing, identifiers: [{ ...document, value: 'c01x00t47' }] }, 'bearer'],
    [
      'a number of an unknown scheme',
      { ...nothing, identifiers: [{ scheme: 'other', value: 'C01X00T47', country: null }] },
      'bearer',
    ],
    ['a passport of another country', { ...nothing, identifiers: [{ ...document, country: 'DE' }] }, undefined],
    ['the number of another scheme', { ...nothing, identifiers: [{ ...document, scheme: 'tax-number' }] }, undefined],
    ['a wallet', { ...nothing, wallets: [`0x${'Ab'.repeat(20)}`] }, 'payee'],
    ['nothing', nothing, undefined],
  ];
  for (const [what, record, key] of identifying) {
    it(`finds ${key ?? 'nobody'} by ${what}, despite a different name`, () => {
      const hits = screenName(listed, analyse('Quentin Zzyzx', 'person'), { record, threshold: 0.7 });
      assert.deepEqual(
        hits.map(({ entity }) => entity.key),
        key === undefined ? [] : [key],
      );
      for (const { score } of hits) assert.ok(score.score >= 0.949, `${score.score}`);
    });
  }

  it('of a version without an index of identifiers finds by them as well', () => {
    const bytes = buildSegment([entityOf({ ...person('bearer', 'Otto Bearer'), identifiers: [document] })]);
    const before = Buffer.from(
      Buffer.from(bytes).toString('latin1').replace('identifier-hashes', 'unidentified-hash'),
      'latin1',
    );
    const record = { ...nothing, identifiers: [document] };
    const hits = screenName(openSegment(new Uint8Array(before).buffer), analyse('Zzyzx', 'person'), {
      record,
      threshold: 0.7,
    });
    assert.equal(hits.length, 1);
  });

  it('is built as the same bytes from the same entities', () => {
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
