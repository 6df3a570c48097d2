/** Evidence stored with a run for its replay: each match with its terms, and the first difference of a replay. Pure. */
import type { Term } from '@countersign/screening';
import type { AlignedPair, Match } from '../../../screening/screening-request.ts';
import type { ReportSettings } from './settings.ts';

/** Match without members that are not compared, such as the list's title or the time of its last check. */
export interface FoundMatch {
  readonly slug: string;
  readonly entity: string;
  /** Hash of the entity's compared facts. */
  readonly material: string;
  readonly name: string;
  /** Score; null for a match by wallet. */
  readonly z: number | null;
  readonly terms: readonly Term[];
  readonly pairs: readonly AlignedPair[];
  readonly left: readonly (readonly string[])[];
}

/** Evidence, sealed under the report's key. */
export interface RunEvidence {
  readonly settings: ReportSettings;
  readonly matches: readonly FoundMatch[];
}

export const foundMatch = ({ watchlist, entity, material, name, explanation }: Match): FoundMatch => ({
  slug: watchlist.slug,
  entity: entity.key,
  material,
  name,
  z: explanation?.z ?? null,
  terms: explanation?.terms ?? [],
  pairs: explanation?.pairs ?? [],
  left: explanation === null ? [] : [explanation.leftQuery, explanation.leftListed],
});

/** Returns the values in a fixed order, independent of the member order, as input of the hash. */
export const matchValues = ({ slug, entity, material, name, z, terms, pairs, left }: FoundMatch) => [
  ...[slug, entity, material, name, z],
  terms.map(({ feature, value, weight, z: added }) => [feature, value, weight, added]),
  pairs.map(({ query, listed, how, similarity }) => [query, listed, how, similarity]),
  left,
];

export interface Difference {
  /** Part that differs: the query, a searched version, a match, or the stored evidence. */
  readonly part: 'inputs' | 'version' | 'match' | 'kept';
  readonly source: string | null;
  readonly entity: string | null;
  readonly term: string | null;
  readonly before: number | string | null;
  readonly after: number | string | null;
  readonly detail: string;
}

const keyOf = ({ slug, entity }: FoundMatch): string => `${slug}:${entity}`;

const different = (
  { slug, entity }: FoundMatch,
  detail: string,
  values: Partial<Pick<Difference, 'term' | 'before' | 'after'>> = {},
): Difference => ({
  part: 'match',
  source: slug,
  entity,
  term: null,
  before: null,
  after: null,
  detail,
  ...values,
});

function termDifference(before: FoundMatch, after: FoundMatch): Difference | null {
  const names = new Set([...before.terms, ...after.terms].map(({ feature }) => feature));
  for (const name of names) {
    const [was, is] = [before, after].map(({ terms }) => terms.find(({ feature }) => feature === name));
    if (was?.z === is?.z && was?.value === is?.value && was?.weight === is?.weight) continue;
    const values = { term: name, before: was?.z ?? null, after: is?.z ?? null };
    return different(before, 'a term of the score is another', values);
  }
  return null;
}

function matchDifference(before: FoundMatch, after: FoundMatch): Difference | null {
  if (before.material !== after.material) return different(before, 'the entry is compared by other facts');
  if (before.name !== after.name) {
    return different(before, 'another name of the entry is alike', { before: before.name, after: after.name });
  }
  const term = termDifference(before, after);
  if (term !== null) return term;
  const same = JSON.stringify(matchValues(before)) === JSON.stringify(matchValues(after));
  return same ? null : different(before, 'the words are laid beside each other otherwise');
}

/** Returns the first difference, in the order of the run's matches; null if there is none. */
export function firstDifference(before: readonly FoundMatch[], after: readonly FoundMatch[]): Difference | null {
  const again = new Map(after.map((match) => [keyOf(match), match]));
  for (const match of before) {
    const found = again.get(keyOf(match));
    if (found === undefined) return different(match, 'the run found it, and the replay does not', { before: match.z });
    const difference = matchDifference(match, found);
    if (difference !== null) return difference;
  }
  const known = new Set(before.map(keyOf));
  const added = after.find((match) => !known.has(keyOf(match)));
  if (added !== undefined) return different(added, 'the replay finds it, and the run did not', { after: added.z });
  const moved = before.find((match, at) => keyOf(match) !== keyOf(after[at] as FoundMatch));
  return moved === undefined ? null : different(moved, 'it stands at another place among the matches');
}
