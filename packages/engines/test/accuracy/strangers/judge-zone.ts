/** Comparison of the accepted values of a zone with the printed ones. */
import { isKnownState } from '../../../src/documents/country-codes.ts';
import type { DocumentFacts, MrzFacts } from '../../../src/facts.ts';

/** Minimum confidence of a chosen value. */
const ACCEPTED = 0.6;

export const ZONE_FIELDS = [
  'name-last',
  'name-first',
  'document-number',
  'birthdate',
  'expiration-date',
  'sex',
  'nationality',
] as const;

export type ZoneField = (typeof ZONE_FIELDS)[number] | 'issuing-state';

/** Outcome; `withheld`: no value of the zone is accepted, even if it was read. */
export type Outcome = 'right' | 'wrong' | 'withheld';

export interface JudgedField {
  readonly field: ZoneField;
  readonly outcome: Outcome;
  readonly accepted: string | null;
  readonly printed: string;
}

export function zoneOf(facts: DocumentFacts): MrzFacts | null {
  return facts.front.mrz ?? facts.back?.mrz ?? null;
}

/**
 * Returns the accepted issuing state, which is not a reading; the zone marks it as open, or its code is the country of
 * the document.
 */
function acceptedState(facts: DocumentFacts): string | null {
  const zone = zoneOf(facts);
  const isOpen = (zone?.disagreements ?? []).some(({ element }) => element === 'issuingState');
  return zone === null || isOpen || !isKnownState(zone.issuingState) ? null : zone.issuingState;
}

/** Judges every field of the zone in `printed`; dates YYYY-MM-DD. */
export function judgeZone(facts: DocumentFacts, printed: Readonly<Record<string, string>>): readonly JudgedField[] {
  return [...ZONE_FIELDS, 'issuing-state' as const].flatMap((field): JudgedField[] => {
    const truth = printed[field];
    if (truth === undefined) return [];
    const reading =
      field === 'issuing-state'
        ? acceptedState(facts)
        : facts.readings[field]?.find(({ source, confidence }) => source === 'mrz' && confidence >= ACCEPTED)?.value;
    const accepted = reading ?? null;
    const outcome = accepted === null ? 'withheld' : accepted === truth ? 'right' : 'wrong';
    return [{ field, outcome, accepted, printed: truth }];
  });
}
