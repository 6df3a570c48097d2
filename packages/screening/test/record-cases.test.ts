/** Records of one person that differ in one fact: the cases for fitting weights, and the effect of the weights. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { recordFeatures } from '../src/compare/record.ts';
import type { Model } from '../src/compare/score.ts';
import type { Entity, PartialDate } from '../src/entity.ts';
import { birthdateAgreement, birthdateRefusal } from '../src/gates/record.ts';
import { currentModel, models } from '../src/models/index.ts';
import { analyse } from '../src/names/analyse.ts';
import { screenName } from '../src/screen.ts';
import { buildSegment } from '../src/segment/build.ts';
import { openSegment } from '../src/segment/open.ts';
import { fitFact } from '../training/fit-facts.ts';
import { type Change, compareCases, differentCases, exchanged, sameCases } from '../training/record-cases.ts';
import { isFitted, readSnapshot } from '../training/run.ts';

const people = (await readSnapshot()).filter(({ kind }) => kind === 'person');
const segment = openSegment(buildSegment(people).buffer);
const [names1, names2] = [models['names-1'] as Model, models['names-2'] as Model];
const fitted = people.filter(isFitted).slice(0, 300);

const recordOf = ({ birthdates, countries, gender }: Entity) => ({
  birthdate: birthdates[0] ?? null,
  countries,
  gender,
});

describe('cases of one person', () => {
  const cases = sameCases(fitted, 19);

  it('are the same for the same seed', () => {
    assert.deepEqual(sameCases(fitted, 19), cases);
  });

  it('change only the date, the gender or the countries', () => {
    const changed: Readonly<Partial<Record<Change, string>>> = {
      'day and month exchanged': 'birthdate',
      'year one off': 'birthdate',
      'year only': 'birthdate',
      'gender missing': 'gender',
      'gender miswritten': 'gender',
      'countries missing': 'countries',
    };
    const seen = new Set<string>();
    for (const { what, record, listed } of cases) {
      const member = changed[what as Change];
      if (member === undefined) continue;
      seen.add(what);
      const own: Readonly<Record<string, unknown>> = recordOf(listed);
      const asked: Readonly<Record<string, unknown>> = { ...record };
      const differing = Object.keys(own).filter((name) => JSON.stringify(own[name]) !== JSON.stringify(asked[name]));
      assert.deepEqual(differing, [member], `${what} of ${listed.key}`);
    }
    assert.deepEqual([...seen].sort(), Object.keys(changed).sort());
  });

  it('match the list as their change declares', () => {
    const agreements: Readonly<Partial<Record<Change, string>>> = {
      'day and month exchanged': 'swapped',
      'year one off': 'near',
      'year only': 'equal',
      'range of years': 'overlaps',
    };
    for (const { what, record, listed } of cases.filter(({ listed }) => listed.birthdates.length === 1)) {
      const expected = agreements[what as Change];
      if (expected !== undefined)
        assert.equal(birthdateAgreement(record, listed), expected, `${what} of ${listed.key}`);
    }
  });

  it('query an alias that the entry then lacks', () => {
    const aliases = cases.filter(({ what, isTreated }) => what === 'other alias' && !isTreated);
    assert.notEqual(aliases.length, 0);
    assert.ok(
      aliases.every(({ name, listed }) => listed.names.length > 0 && !listed.names.some(({ value }) => value === name)),
    );
  });
});

it('cases of other people stay within their half, and are never the entry itself', () => {
  const keys = new Set(fitted.map(({ key }) => key));
  const cases = differentCases(segment, fitted, 23, 100);
  assert.notEqual(cases.length, 0);
  assert.ok(cases.every(({ listed, same }) => !same && keys.has(listed.key)));
  const entries = cases.filter(({ what, isTreated }) => what === 'another entry' && !isTreated);
  assert.ok(entries.every(({ name, listed }) => listed.names[0]?.value !== name));
});

describe('day and month exchanged', () => {
  it('is another date only if both are months', () => {
    const on = (month: number | null, day: number | null): PartialDate => ({ year: 1963, month, day, circa: false });
    assert.deepEqual(exchanged(on(1, 12)), on(12, 1));
    assert.equal(exchanged(on(1, 13)), null);
    assert.equal(exchanged(on(5, 5)), null);
    assert.equal(exchanged(on(5, null)), null);
  });

  it('is fitted in favour of the person, and never above the same date', () => {
    const weight = fitFact(compareCases(sameCases(fitted, 19), segment, names1), 'birthdate-swapped', names1);
    assert.ok(weight > 0.5 && weight <= names1.record['birthdate-equal'], `${weight}`);
  });

  it('finds people whose name is altered too, whom the model before missed', () => {
    const cases = sameCases(
      people.filter((person) => !isFitted(person)),
      19,
    ).filter(({ what, isTreated }) => what === 'day and month exchanged' && isTreated);
    const found = (model: Model) =>
      cases.filter(({ name, record, listed }) =>
        screenName(segment, analyse(name, 'person'), { record, model, threshold: 0.7 }).some(
          ({ entity }) => entity.key === listed.key,
        ),
      ).length;
    const [before, after] = [found(names1), found(names2)];
    assert.ok(after > before, `${before} of ${cases.length} before, ${after} after`);
    assert.ok(after >= 0.98 * cases.length, `${after} of ${cases.length}`);
  });
});

it('the current model differs from the one before only in the exchanged date', () => {
  assert.equal(currentModel, names2);
  assert.deepEqual([names2.bias, names2.weights], [names1.bias, names1.weights]);
  const differing = recordFeatures.filter((feature) => names1.record[feature] !== names2.record[feature]);
  assert.deepEqual(differing, ['birthdate-swapped']);
});

/** Returns the day in the middle of a range. */
function middleOf({ to, ...from }: PartialDate): PartialDate {
  const { year, month, day } = to ?? from;
  const first = Date.UTC(from.year, (from.month ?? 1) - 1, from.day ?? 1);
  const last = Date.UTC(year, (month ?? 12) - 1, day ?? 28);
  const middle = new Date((first + last) / 2);
  return { year: middle.getUTCFullYear(), month: middle.getUTCMonth() + 1, day: middle.getUTCDate(), circa: false };
}

it('a query with the middle of a range matches every person whose birth dates are all ranges', () => {
  const ranged = people.filter(
    ({ birthdates }) => birthdates.length > 0 && birthdates.every(({ to }) => to !== undefined),
  );
  assert.equal(ranged.length, 85);
  for (const person of ranged) {
    const name = person.names[0]?.value ?? '';
    const query = { ...recordOf(person), birthdate: middleOf(person.birthdates[0] as PartialDate) };
    const hits = screenName(segment, analyse(name, 'person'), { record: query, threshold: 0.7 });
    const own = hits.find(({ entity }) => entity.key === person.key);
    assert.ok(own !== undefined, name);
    const against = own.score.terms.filter(({ feature, z }) => feature.startsWith('birthdate') && z < 0);
    assert.deepEqual(against, [], name);
    assert.equal(birthdateRefusal(query, person, 'exact'), null, name);
  }
});
