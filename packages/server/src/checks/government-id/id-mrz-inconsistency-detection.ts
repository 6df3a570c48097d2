/** id_mrz_inconsistency_detection: the machine-readable zone is well formed. */

import type { MrzFacts } from '@countersign/engines/facts';
import { defineCheck, failed, notApplicable, passed } from '../check.ts';
import { compareDates, parseCalendarDate } from '../shared/calendar.ts';
import { documentMrz } from '../shared/document-subject.ts';

/**
 * True if every date is possible and the dates in the zone do not contradict each other; a missing date contradicts
 * none.
 */
function hasPossibleDates({ attributes, impossible = [] }: MrzFacts): boolean {
  const birth = parseCalendarDate(attributes.birthdate);
  const expiration = parseCalendarDate(attributes['expiration-date']);
  const isInOrder = birth === null || expiration === null || compareDates(birth, expiration) < 0;
  return impossible.length === 0 && isInOrder;
}

function withheldFrom({ disagreements = [] }: MrzFacts): readonly string[] {
  return [...new Set(disagreements.flatMap(({ attributes }) => attributes))];
}

export const idMrzInconsistencyDetection = defineCheck({
  name: 'id_mrz_inconsistency_detection',
  kind: 'government-id',
  type: 'fraud',
  readFrom: ['front', 'back'],
  summary:
    'Recomputes the check digits of the machine-readable zone (ICAO Doc 9303 part 3) and checks that its dates are possible.',
  limits:
    'Names have no check digit. A misread character can fail an honest document. Properties are reported as withheld if only one reader saw one of their characters.',
  fooledBy: 'A zone generated according to the published rule.',
  measuredBy: ['mrz', 'forged'],
  needs: { document: null },
  reasons: ['mrz_not_found', 'mrz_checksum_invalid', 'mrz_not_verifiable'],
  defaultRequirement: 'not_required',
  /** Characters that repair may have changed before the zone counts as not verifiable. */
  defaultSettings: { maximumRepairs: 4 },
  revision: 2,
  evaluate({ document }, { maximumRepairs }) {
    const mrz = document && documentMrz(document);
    if (!mrz) return notApplicable(['mrz_not_found']);
    const metadata = {
      'wrong-check-digits': mrz.wrongCheckDigits,
      repairs: mrz.repairs.length,
      // Properties whose values were not taken from the zone, because only one reader saw one of their characters.
      'withheld-properties': withheldFrom(mrz),
    };
    if (!mrz.valid) return failed(['mrz_checksum_invalid'], metadata);
    const verifiable = mrz.repairs.length <= maximumRepairs && hasPossibleDates(mrz);
    return verifiable ? passed(metadata) : failed(['mrz_not_verifiable'], metadata);
  },
});
