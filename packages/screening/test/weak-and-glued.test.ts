/** Weak aliases cause no alerts without more evidence, other aliases never lower a score, joined words are found. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { compareNames } from '../src/compare/compare-names.ts';
import { type Entity, entityOf, type NameForm } from '../src/entity.ts';
import type { RecordQuery } from '../src/gates/record.ts';
import { analyse } from '../src/names/analyse.ts';
import { screenName } from '../src/screen.ts';
import { buildSegment } from '../src/segment/build.ts';
import { openSegment } from '../src/segment/open.ts';
import { readSnapshot } from '../training/run.ts';

const form = (value: string, quality: NameForm['quality'] = 'strong'): NameForm => ({ value, type: 'aka', quality });
const born = { year: 1960, month: 5, day: 6, circa: false };
const nothing: RecordQuery = { birthdate: null, countries: [] };
const snapshot = await readSnapshot();

function scoreOf(
  asked: string,
  names: readonly NameForm[],
  record: RecordQuery = nothing,
  others: Entity[] = [],
): number {
  const entity = entityOf({ key: 'asked', kind: 'person', names, birthdates: [born] });
  const segment = openSegment(buildSegment([...others, entity]).buffer);
  const hits = screenName(segment, analyse(asked, 'person'), { threshold: 0, record });
  return hits.find(({ entity: { key } }) => key === 'asked')?.score.score ?? 0;
}

describe('a weak alias', () => {
  const parts: readonly (readonly [asked: string, alias: string])[] = [
    ['Abu Bakr Siddiqui', 'Abu Bakr'],
    ['Abu Ali Hassan', 'Abu Ali'],
    ['Haji Muhammad Yusuf', 'Muhammad Yusuf Khan'],
    ['Carlos Ramirez Gomez', 'Carlos Ramirez'],
  ];
  for (const [asked, alias] of parts) {
    it(`${alias} does not alert on ${asked}, among few entries or many`, () => {
      for (const others of [[], snapshot]) {
        const names = [form('Zvonimir Quixwort'), form(alias, 'weak')];
        assert.ok(scoreOf(asked, names, nothing, others) < 0.7);
      }
    });
  }

  it('alerts with the birth date of the entry, or as the whole name', () => {
    const names = [form('Zvonimir Quixwort'), form('Abu Bakr', 'weak')];
    assert.ok(scoreOf('Abu Bakr Siddiqui', names, { ...nothing, birthdate: born }) > 0.7);
    assert.ok(scoreOf('Abu Bakr', names) > 0.7);
  });

  it('is strong where the source gives the same name as strong as well', () => {
    const [weak, strong] = [form('Abu Bakr', 'weak'), form('Abu Bakr')];
    assert.equal(scoreOf('Abu Bakr Siddiqui', [weak, strong]), scoreOf('Abu Bakr Siddiqui', [strong]));
  });
});

describe('another alias', () => {
  const known = [form('Hassan Ali Quixwort'), form('Hasan Quixwort'), form('Ali Quixwort', 'weak')];
  const asked = ['Hassan Quixwort', 'Hasan Ali Quixwort', 'Ali Quixwort', 'Hassan Ali', 'Quixwort'];
  const more = [
    form('Hassan Quixwort', 'weak'),
    form('Hassan Ali', 'weak'),
    form('Hassan Ali Quixwort'),
    form('Hassan'),
  ];
  for (const name of asked) {
    it(`never lowers the score of ${name}, with a record or without`, () => {
      for (const record of [nothing, { ...nothing, birthdate: born }, { ...nothing, birthdate: { ...born, day: 9 } }]) {
        for (const alias of more) {
          const [before, after] = [scoreOf(name, known, record), scoreOf(name, [...known, alias], record)];
          assert.ok(after >= before - 1e-9, `${alias.value} (${alias.quality}): ${before} became ${after}`);
        }
      }
    });
  }
});

describe('words written as one', () => {
  const rows: readonly (readonly [asked: string, listed: string])[] = [
    ['Ramimakhlouf', 'MAKHLUF, Rami'],
    ['Makhlouframi', 'MAKHLUF, Rami'],
    ['Mohammedali', 'ALI, Muhammad'],
    ['Sashaivanov', 'IVANOV, Aleksandr'],
    ['Alexanderivanov', 'IVANOV, Aleksandr'],
    ['Jongunkim', 'KIM, Jong Un'],
    ['Yuriypetrenko', 'PETRENKO, Iurii'],
  ];
  for (const [asked, listed] of rows) {
    it(`${asked} is ${listed}, and is found by it, in either order`, () => {
      assert.ok(compareNames(asked, listed, 'person').score >= 0.7);
      assert.ok(scoreOf(asked, [form(listed)], nothing, snapshot) >= 0.7, 'among many');
      assert.ok(scoreOf(listed, [form(asked)]) >= 0.7, 'listed as one word');
    });
  }

  const apart: readonly (readonly [asked: string, listed: string])[] = [
    ['Ramimakhlouf', 'MAKHLUF, Samir'],
    ['Josephali', 'ALI, Muhammad'],
    ['Sashaivanov', 'IVANOV, Dmitri'],
  ];
  for (const [asked, listed] of apart) {
    it(`${asked} is not ${listed}`, () => assert.ok(compareNames(asked, listed, 'person').score < 0.7));
  }
});
