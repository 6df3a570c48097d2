/** Serializer of matches for reports: by watchlist, each with its entities. Pure. */
import type { Entity, PartialDate } from '@countersign/screening';
import type { Match } from '../../../../screening/screening-request.ts';
import type { Members } from '../report.ts';

const twoDigits = (value: number): string => String(value).padStart(2, '0');

export function birthdateOf({ year, month, day }: PartialDate): Members {
  return {
    ...(day === null ? {} : { day: twoDigits(day) }),
    year: String(year),
    ...(month === null ? {} : { month: twoDigits(month) }),
    granularity: day !== null ? 'day' : month !== null ? 'month' : 'year',
  };
}

/** Formats a date as `1964-06-19`, `1964-06` or `1964`, a span as an ISO 8601 interval. */
export const isoOf = ({ to, ...from }: PartialDate): string =>
  to === undefined ? pointOf(from) : `${pointOf(from)}/${pointOf(to)}`;

const pointOf = ({ year, month, day }: Pick<PartialDate, 'year' | 'month' | 'day'>): string =>
  [String(year).padStart(4, '0'), ...(month === null ? [] : [month]), ...(day === null ? [] : [day])]
    .map((each) => (typeof each === 'number' ? twoDigits(each) : each))
    .join('-');

/** Returns the country of the list by the beginning of its slug: `us-ofac` is of the United States. */
const flagOf = (slug: string): string => /^([a-z]{2})-/.exec(slug)?.[1]?.toUpperCase() ?? '';

export const listOfMatch = ({ watchlist: { slug, title, url, type } }: Match): Members => ({
  name: title,
  url,
  'list-type': type,
  'list-types': [type],
  slug,
  'flag-code': flagOf(slug),
});

const aliasType = ({ names }: Entity, name: string): string =>
  names.find(({ value }) => value === name)?.type === 'primary_name' ? 'primary_name' : 'aka';

export const entityOfMatch = ({ entity, name }: Match): Members => ({
  name,
  'alias-type': aliasType(entity, name),
  birthdates: entity.birthdates.map(birthdateOf),
});

/** Returns one item per watchlist, in the order of its best match. */
export function matchedLists(matches: readonly Match[], show: (match: Match) => Members): Members[] {
  const byList = Map.groupBy(matches, ({ watchlist }) => watchlist.slug);
  return [...byList.values()].map((found) => ({
    ...listOfMatch(found[0] as Match),
    entities: found.map(show),
  }));
}
