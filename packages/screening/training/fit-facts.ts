/** Fit of the weights of single facts on cases of records: all other weights stay as they are. */
import type { RecordFeature, RecordWeights } from '../src/compare/record.ts';
import type { Model } from '../src/compare/score.ts';
import type { Entity } from '../src/entity.ts';
import type { Segment } from '../src/segment/open.ts';
import { fitRecord, type RecordExample } from './fit.ts';
import { type Change, type Compared, compareCases, differentCases, sameCases, scoreOfCase } from './record-cases.ts';

/** Facts that the snapshot hardly has, and cases are made for. */
export type Fact = Extract<RecordFeature, 'birthdate-swapped' | 'gender-differs'>;

/** People on no list who are asked for, beside the entries of each half. */
const strangers = 2000;

/** Returns the cases of one half of the list's people, always the same for the same people. */
export function recordCases(segment: Segment, people: readonly Entity[], model: Model): Compared[] {
  const cases = [...sameCases(people, 19), ...differentCases(segment, people, 23, strangers)];
  return compareCases(cases, segment, model);
}

/**
 * How often the record of one person has the fact. Of 3,662 dated people of the list 20 have two dates with day and month
 * exchanged; nobody has two genders, and one in a hundred is a guess.
 */
const rates: Readonly<Record<Fact, number>> = { 'birthdate-swapped': 20 / 3662, 'gender-differs': 0.01 };

const changeOf: Readonly<Record<Fact, Change>> = {
  'birthdate-swapped': 'day and month exchanged',
  'gender-differs': 'gender miswritten',
};

/** Cases of other people for each of one person's, as in the fit of the whole record. */
const othersPerPerson = 3;

const states = ({ record, listed }: Compared, fact: Fact): boolean =>
  fact === 'gender-differs'
    ? (record.gender ?? null) !== null && listed.gender !== null
    : record.birthdate !== null && listed.birthdates.length > 0;

/** Returns the pairs that have the fact, weighed by how often it is found among pairs of which both sides state it. */
function examplesOf(cases: readonly Compared[], fact: Fact, model: Model): RecordExample[] {
  const has = ({ evidence }: Compared) => evidence.features.includes(fact);
  const own = cases.filter((each) => each.same && each.what === changeOf[fact] && has(each));
  const stated = cases.filter((each) => !each.same && states(each, fact));
  const others = stated.filter(has);
  const without: Model = { ...model, record: { ...model.record, [fact]: 0 } };
  const exampleOf = (each: Compared, weight: number): RecordExample => ({
    named: scoreOfCase(each, without).z,
    features: [fact],
    same: each.same,
    weight,
  });
  const weight = othersPerPerson / Math.max(1, stated.length);
  return [
    ...own.map((each) => exampleOf(each, rates[fact] / own.length)),
    ...others.map((each) => exampleOf(each, weight)),
  ];
}

/**
 * Returns the weight of a fact. Pairs without it are left out: their score does not depend on it. An exchanged date never
 * says more than the same date.
 */
export function fitFact(cases: readonly Compared[], fact: Fact, model: Model): number {
  const fitted: RecordWeights = fitRecord(examplesOf(cases, fact, model));
  return fact === 'birthdate-swapped' ? Math.min(fitted[fact], model.record['birthdate-equal']) : fitted[fact];
}

/** Cases of one kind, and those of them that are told at .7. */
export interface Told {
  readonly group: string;
  readonly told: number;
  readonly of: number;
}

/** Returns what is told at .7 by kind of case. */
export function toldBy(model: Model, cases: readonly Compared[]): Told[] {
  const groups = Object.groupBy(
    cases,
    ({ what, same, isTreated }) =>
      `${same ? 'found' : 'false alarms'}: ${what}, ${isTreated ? 'name altered' : 'name as listed'}`,
  );
  return Object.entries(groups).map(([group, each = []]) => ({
    group,
    told: each.filter((one) => scoreOfCase(one, model).score >= 0.7).length,
    of: each.length,
  }));
}
