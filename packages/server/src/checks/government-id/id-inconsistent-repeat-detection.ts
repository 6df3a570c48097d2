/** id_inconsistent_repeat_detection: the document is not partly equal to one seen under another account. */
import { type CheckFacts, type CheckOutcome, defineCheck, failed, notApplicable, passed } from '../check.ts';
import { isSameInSearch } from '../shared/judge-face-comparison.ts';

type Reason = 'details_only_repeat' | 'inconsistent_details' | 'inconsistent_face';

type Repeats = NonNullable<CheckFacts['repeats']>;

function reasonFor({ documentNumber, person, picture, sameNumberFace }: Repeats, faceSeen: boolean): Reason | null {
  if (documentNumber && sameNumberFace?.band === 'mismatch') return 'inconsistent_face';
  if (documentNumber && sameNumberFace === null && !picture) return 'details_only_repeat';
  return (faceSeen || picture) && !documentNumber && !person ? 'inconsistent_details' : null;
}

export const idInconsistentRepeatDetection = defineCheck({
  name: 'id_inconsistent_repeat_detection',
  kind: 'government-id',
  type: 'fraud',
  readFrom: ['front', 'back'],
  summary:
    'Searches other accounts of the last year for the document number, the person, the picture and the portrait. The same number with another face, or the same face with other details, is suspicious.',
  limits:
    'Searches only the newest 20,000 portraits of the last year. Twins and lookalikes count as one person. A portrait in a poor photograph is not recognized.',
  fooledBy: 'Changing the details and the face together.',
  measuredBy: ['face'],
  needs: { document: null, repeats: 'not_enabled' },
  reasons: ['not_enabled', 'details_only_repeat', 'inconsistent_details', 'inconsistent_face'],
  defaultRequirement: 'not_required',
  /**
   * Largest distance at which two portraits are the same face; null for the border at the accepted false match rate,
   * which decreases with the number of faces.
   */
  defaultSettings: { maximumDistance: null as number | null },
  revision: 3,
  evaluate({ repeats }, { maximumDistance }): CheckOutcome<Reason> {
    if (!repeats) return notApplicable();
    const { nearestFace, sameNumberFace, searchedFaces } = repeats;
    const faceSeen = isSameInSearch(nearestFace, maximumDistance);
    const metadata = {
      'document-number': repeats.documentNumber,
      person: repeats.person,
      picture: repeats.picture,
      face: faceSeen,
      'same-number-face': sameNumberFace?.band ?? null,
      'searched-faces': searchedFaces,
    };
    const reason = reasonFor(repeats, faceSeen);
    return reason === null ? passed(metadata) : failed([reason], metadata);
  },
});
