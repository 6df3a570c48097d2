/**
 * Cases of records, made of OFAC's people by a seed: a listed person who is asked for with one fact changed, and other
 * people of the same or a near name.
 */

import { compareAnalysed } from '../src/compare/compare-names.ts';
import { recordFeaturesOf } from '../src/compare/record.ts';
import { type Model, type RecordEvidence, type Score, withRecord } from '../src/compare/score.ts';
import type { Entity, NameForm, PartialDate } from '../src/entity.ts';
import type { RecordQuery } from '../src/gates/record.ts';
import { analyse } from '../src/names/analyse.ts';
import { liftOfARecord } from '../src/screen.ts';
import type { Segment } from '../src/segment/open.ts';
import { candidatesOf } from '../src/segment/search.ts';
import { seeded, treat, treatments } from './treat.ts';

/** What differs between two records of one person. */
export const changes = [
  'nothing',
  'day and month exchanged',
  'another date of the entry',
  'year one off',
  'year only',
  'range of years',
  'gender missing',
  'gender miswritten',
  'countries missing',
  'other alias',
] as const;

export type Change = (typeof changes)[number];

/** Other people: another entry with all that it says, and given and family name of two entries with the facts of the first. */
export const others = ['another entry', 'on no list'] as const;

export interface RecordCase {
  readonly what: Change | (typeof others)[number];
  /** True if the name is asked for in another way than the list writes it. */
  readonly isTreated: boolean;
  readonly name: string;
  readonly record: RecordQuery;
  readonly listed: Entity;
  readonly same: boolean;
}

/** Score of a name at which the rest of a record may still make it an alert. */
const leastNamed = 0.7 - liftOfARecord;

const recordOf = ({ birthdates, countries, gender }: Entity): RecordQuery => ({
  birthdate: birthdates[0] ?? null,
  countries,
  gender,
});

const day = ({ birthdates: [first] }: Entity): PartialDate | null =>
  first !== undefined && first.to === undefined && first.day !== null ? first : null;

/** Returns day and month in each other's place; null where that is no other date. */
export function exchanged(date: PartialDate): PartialDate | null {
  const { month, day: place } = date;
  if (month === null || place === null || place > 12 || place === month) return null;
  return { ...date, month: place, day: month };
}

interface Changed {
  readonly name: string;
  readonly record: RecordQuery;
  readonly listed: Entity;
}

const withDate = (person: Entity, birthdate: PartialDate | null | undefined): Changed | null =>
  birthdate === null || birthdate === undefined
    ? null
    : { name: primaryOf(person), record: { ...recordOf(person), birthdate }, listed: person };

const primaryOf = ({ names }: Entity): string => names[0]?.value ?? '';

function otherAlias(person: Entity, draw: () => number): Changed | null {
  const aliases = person.names.slice(1).filter(({ quality }) => quality === 'strong');
  const alias = aliases[Math.floor(draw() * aliases.length)];
  if (alias === undefined) return null;
  const names = person.names.filter(({ value }: NameForm) => value !== alias.value);
  return { name: alias.value, record: recordOf(person), listed: { ...person, names } };
}

/** The list has one date, and another source the second. */
function otherDate(person: Entity): Changed | null {
  const { birthdates } = person;
  const [first, ...rest] = birthdates;
  if (first === undefined || rest.length === 0) return null;
  return withDate({ ...person, birthdates: rest }, first);
}

/** Each change of a person; null where it does not apply. */
const made: Readonly<Record<Change, (person: Entity, draw: () => number) => Changed | null>> = {
  nothing: (person) => ({ name: primaryOf(person), record: recordOf(person), listed: person }),
  'day and month exchanged': (person) => {
    const date = day(person);
    return date === null ? null : withDate({ ...person, birthdates: [date] }, exchanged(date));
  },
  'another date of the entry': otherDate,
  'year one off': (person, draw) => {
    const date = day(person);
    return date === null ? null : withDate(person, { ...date, year: date.year + (draw() < 0.5 ? -1 : 1) });
  },
  'year only': (person) => {
    const date = day(person);
    return date === null ? null : withDate(person, { ...date, month: null, day: null });
  },
  'range of years': (person, draw) => {
    const date = day(person);
    if (date === null) return null;
    const from = date.year - Math.floor(draw() * 4);
    return withDate(
      {
        ...person,
        birthdates: [
          { year: from, month: null, day: null, circa: false, to: { year: from + 3, month: null, day: null } },
        ],
      },
      date,
    );
  },
  'gender missing': (person) =>
    person.gender === null
      ? null
      : { name: primaryOf(person), record: { ...recordOf(person), gender: null }, listed: person },
  'gender miswritten': (person) =>
    person.gender === null
      ? null
      : {
          name: primaryOf(person),
          record: { ...recordOf(person), gender: person.gender === 'male' ? 'female' : 'male' },
          listed: person,
        },
  'countries missing': (person) =>
    person.countries.length === 0
      ? null
      : { name: primaryOf(person), record: { ...recordOf(person), countries: [] }, listed: person },
  'other alias': otherAlias,
};

/** Returns each person with each change that applies, by the name of the list and by one that somebody made worse. */
export function sameCases(people: readonly Entity[], seed: number): RecordCase[] {
  const draw = seeded(seed);
  return people.flatMap((person, count) => {
    const treatment = treatments[count % treatments.length] as (typeof treatments)[number];
    const treated = treat(primaryOf(person), treatment, draw);
    return changes.flatMap((what) => {
      const changed = made[what](person, draw);
      if (changed === null || changed.name === '') return [];
      const known = { what, record: changed.record, listed: changed.listed, same: true };
      const worse = changed.name === primaryOf(person) ? treated : treat(changed.name, treatment, draw);
      return [
        { ...known, isTreated: false, name: changed.name },
        { ...known, isTreated: true, name: worse },
      ];
    });
  });
}

/** Returns the people whose names are near enough for the rest of the record to decide, each once. */
function nearest(segment: Segment, name: string, among: ReadonlyMap<string, Entity>): Entity[] {
  const query = analyse(name, 'person');
  const found = candidatesOf(segment, query, 64)
    .map(({ name: place }) => place)
    .filter((place) => compareAnalysed(query, segment.analysedName(place), segment.rarity).score >= leastNamed)
    .map((place) => among.get(segment.entity(segment.nameEntities[place] as number).key));
  return [...new Set(found)].filter((listed) => listed !== undefined);
}

/** Returns each person by each name, once as listed and once made worse, beside the other entries that are near. */
function otherEntries(segment: Segment, people: readonly Entity[], draw: () => number): RecordCase[] {
  const among = new Map(people.map((person) => [person.key, person]));
  return people.flatMap((person, count) => {
    const treatment = treatments[count % treatments.length] as (typeof treatments)[number];
    const asked = [
      { isTreated: false, name: primaryOf(person) },
      { isTreated: true, name: treat(primaryOf(person), treatment, draw) },
    ];
    return asked.flatMap(({ name, isTreated }) =>
      nearest(segment, name, among)
        .filter(({ key }) => key !== person.key)
        .map((listed) => ({
          what: 'another entry' as const,
          isTreated,
          name,
          record: recordOf(person),
          listed,
          same: false,
        })),
    );
  });
}

const familyOf = (name: string): string => name.split(',')[0]?.trim() ?? '';
const givenOf = (name: string): string => name.split(',')[1]?.trim() ?? '';

/**
 * Returns people on no list: the given names, the gender and the other facts of one entry, the family name of another.
 * Women and men are equally many, as among those who are asked for; nine of ten of the list are men.
 */
function unlisted(segment: Segment, people: readonly Entity[], count: number, draw: () => number): RecordCase[] {
  const among = new Map(people.map((person) => [person.key, person]));
  const pick = (from: readonly Entity[]) => from[Math.floor(draw() * from.length)];
  const named = people.filter((person) => givenOf(primaryOf(person)) !== '');
  const groups = [named.filter(({ gender }) => gender === 'female'), named.filter(({ gender }) => gender === 'male')];
  return Array.from({ length: count }, (_each, place) => {
    const [giver, family] = [pick(groups[place % 2] ?? []), pick(named)];
    if (giver === undefined || family === undefined) return [];
    const whole = `${familyOf(primaryOf(family))}, ${givenOf(primaryOf(giver))}`;
    const isTreated = place % 4 < 2;
    const treatment = treatments[(place >> 2) % treatments.length] as (typeof treatments)[number];
    const name = isTreated ? treat(whole, treatment, draw) : whole;
    return nearest(segment, name, among)
      .filter(({ key }) => key !== giver.key)
      .map((listed) => ({
        what: 'on no list' as const,
        isTreated,
        name,
        record: recordOf(giver),
        listed,
        same: false,
      }));
  }).flat();
}

/** Returns the people who are not those of the list beside whom they are found. `people` are those of one half. */
export function differentCases(
  segment: Segment,
  people: readonly Entity[],
  seed: number,
  strangers: number,
): RecordCase[] {
  const draw = seeded(seed);
  return [...otherEntries(segment, people, draw), ...unlisted(segment, people, strangers, draw)];
}

/** A case with its names compared; of the entry's names it is the likest. */
export interface Compared extends RecordCase {
  readonly named: Score;
  readonly evidence: RecordEvidence;
}

const bestName = (text: string, { names }: Entity, segment: Pick<Segment, 'rarity'>, model: Model) => {
  const query = analyse(text, 'person');
  const [best] = names
    .map(({ value }) => ({
      value,
      comparison: compareAnalysed(query, analyse(value, 'person'), segment.rarity, model),
    }))
    .sort((a, b) => b.comparison.score - a.comparison.score);
  return best ?? null;
};

/** Compares the names of each case, those of one person and one name once. */
export function compareCases(cases: readonly RecordCase[], segment: Pick<Segment, 'rarity'>, model: Model): Compared[] {
  const known = new Map<string, ReturnType<typeof bestName>>();
  return cases.flatMap((each) => {
    const key = `${each.listed.key} ${each.listed.names.length} ${each.name}`;
    const best = known.get(key) ?? bestName(each.name, each.listed, segment, model);
    known.set(key, best);
    if (best === null) return [];
    const features = recordFeaturesOf(each.record, each.listed, best.value);
    const isPart = best.comparison.features.extra > 0;
    return [{ ...each, named: best.comparison, evidence: { features, isIdentified: false, isPart } }];
  });
}

/** Returns the score of a compared case by a model with the same weights of names. */
export const scoreOfCase = ({ named, evidence }: Compared, model: Model): Score => withRecord(named, evidence, model);
