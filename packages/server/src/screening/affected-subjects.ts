/** The work of a screening thread for monitoring: which of those who are watched the changed entries of a list may be. */
import {
  buildSegment,
  type Comparison,
  entityOf,
  letterRefusal,
  liftOfARecord,
  type Model,
  openSegment,
  subjectsLike,
} from '@countersign/screening';
import type { ScreeningRequest } from './screening-request.ts';
import { openAll, type SharedSegment } from './search-segments.ts';

export interface AffectedRequest {
  readonly segment: SharedSegment;
  /** Places of the entries in the segment. */
  readonly places: readonly number[];
  readonly subjects: readonly ScreeningRequest[];
  readonly model: Model;
}

/** As a run asks by name alone, down to what the rest of the record may lift: nobody is left out whom a run would find. */
function isAlike({ rules: { names }, birthdate, countries }: ScreeningRequest, comparison: Comparison): boolean {
  if (letterRefusal(comparison, names) !== null) return false;
  const isLifted = birthdate !== null || countries.length > 0;
  return names.matching !== 'custom' || comparison.score >= names.threshold - (isLifted ? liftOfARecord : 0);
}

/** Subjects whose name is a candidate, and whose wallet may be listed; their places, ascending. */
export function affectedSubjects({ segment: shared, places, subjects, model }: AffectedRequest): number[] {
  const [listed] = openAll([shared]);
  if (listed === undefined) return [];
  const named = subjects.flatMap(({ name }, place) => (name === null ? [] : { place, name }));
  const watched = openSegment(
    buildSegment(
      named.map(({ name }, at) =>
        entityOf({
          key: String(at),
          kind: name.kind === 'person' ? 'person' : 'organization',
          names: [{ value: name.text, type: 'primary_name', quality: 'strong' }],
        }),
      ),
    ).buffer,
  );
  const requestOf = (at: number) => subjects[named[at]?.place ?? 0] as ScreeningRequest;
  const affected = new Set<number>();
  let hasWallets = false;
  for (const place of places) {
    const entry = listed.entity(place);
    hasWallets ||= entry.wallets.length > 0;
    for (const at of subjectsLike(watched, entry, {
      listed,
      model,
      isAlike: (subject, comparison) => isAlike(requestOf(subject), comparison),
    })) {
      affected.add((named[at] as { readonly place: number }).place);
    }
  }
  // Wallets are compared exactly and cost nothing: whoever asked for one is looked up again.
  if (hasWallets) for (const [place, { wallet }] of subjects.entries()) if (wallet !== null) affected.add(place);
  return [...affected].sort((one, other) => one - other);
}
