/** Politically exposed persons named by a provider, as matches of a list of its own. Pure. */
import { type Entity, entityOf, type Topic } from '@countersign/screening';
import { type TProperties, Type } from 'typebox';
import { nullable } from '../../../../api/json-api/schema.ts';
import { readCountryCode } from '../../../../fields/index.ts';
import { isCalendarDate } from '../../../../lib/clock.ts';
import { isExposed } from '../../../../screening/is-exposed.ts';
import { materialOf } from '../../../../screening/material.ts';
import { readDate } from '../../../../screening/read-date.ts';
import type { Match } from '../../../../screening/screening-request.ts';
import type { Members } from '../report.ts';
import type { ReportSettings } from '../settings.ts';
import { listOf, part, textList, texts } from './shapes.ts';

/** Shape of a person, as published in the reference. */
export const person: TProperties = {
  ...texts('entity-id', 'name'),
  birthdates: textList(),
  'death-dates': textList(),
  locations: textList(),
  ...texts('country', 'sex'),
  positions: listOf(
    part({ ...texts('pep-class', 'source-key', 'name'), topics: textList(), ...texts('start-date', 'end-date') }),
  ),
  associates: listOf(part({ ...texts('name', 'relationship'), topics: textList() })),
  affiliations: listOf(part(texts('source-key', 'name'))),
  'related-urls': listOf(part(texts('source-key', 'name'))),
  images: textList(),
  sources: Type.Unsafe<Members>({ type: 'object', additionalProperties: true, properties: {} }),
  'match-types': textList(),
  'pep-type': nullable('string'),
};

const mostPeople = 100;
const closed = { additionalProperties: false };
const said = () => Type.String({ minLength: 1, maxLength: 500, pattern: '\\S' });
const optionally = Object.entries({ ...person, topics: textList() }).map(([name, schema]) => [
  name,
  Type.Optional(schema),
]);

/** Shape of the provider's answer: the published result; each person has an id and a name. */
export const toldPeople = Type.Object(
  {
    result: Type.Array(Type.Object({ ...Object.fromEntries(optionally), 'entity-id': said(), name: said() }, closed), {
      maxItems: mostPeople,
    }),
  },
  closed,
);

const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string' && each !== '') : [];

const membersIn = (value: unknown): readonly Members[] => (Array.isArray(value) ? (value as readonly Members[]) : []);

/** Parses years and existing days; drops other texts. */
const datesIn = (value: unknown) =>
  textsIn(value).flatMap((text) => (/^\d{4}$/.test(text) || isCalendarDate(text) ? (readDate(text) ?? []) : []));

const classes: readonly string[] = ['pep-class-1', 'pep-class-2', 'pep-class-3', 'pep-class-4'] satisfies Topic[];

function topicsOf({ positions, 'pep-type': type }: Members): Topic[] {
  const found = membersIn(positions).flatMap(({ 'pep-class': each }) =>
    classes.includes(String(each)) ? String(each) : [],
  );
  const isClose = type === 'relative-or-close-associate';
  return [...new Set([isClose ? 'rca' : 'pep', ...found])] as Topic[];
}

function entityTold(told: Members): Entity {
  const country = typeof told['country'] === 'string' ? readCountryCode(told['country']) : null;
  const sex = told['sex'];
  return entityOf({
    key: String(told['entity-id']),
    kind: 'person',
    names: [{ value: String(told['name']), type: 'primary_name', quality: 'strong' }],
    birthdates: datesIn(told['birthdates']),
    deathDates: datesIn(told['death-dates']),
    countries: country === null ? [] : [country],
    gender: sex === 'male' || sex === 'female' ? sex : null,
    positions: membersIn(told['positions']).flatMap(({ name }) => textsIn([name])),
    topics: topicsOf(told),
    urls: membersIn(told['related-urls']).flatMap(({ name }) => textsIn([name])),
    relations: membersIn(told['associates']).flatMap(({ name, relationship }) =>
      textsIn([name]).map((other) => ({ type: String(relationship ?? ''), name: other, entity: null })),
    ),
  });
}

/** Returns the persons that the template counts as matches; null members are removed, as in the reference. */
export const matchesTold = ({ result }: Members, settings: ReportSettings): readonly Match[] =>
  membersIn(result).flatMap((each) => {
    const told = Object.fromEntries(Object.entries(each).filter(([, value]) => value !== null));
    const entity = entityTold(told);
    if (!isExposed(entity, settings)) return [];
    return {
      watchlist: { slug: 'provider', title: 'Provider', url: '', type: 'pep' },
      entity,
      material: materialOf(entity),
      name: String(told['name']),
      explanation: null,
      told,
    };
  });
