/** id_inconsistent_repeat_detection: the document is not partly equal to one seen under another account. */
import { defineCheck, failed, passed } from '../check.ts';

export const idInconsistentRepeatDetection = defineCheck({
  name: 'id_inconsistent_repeat_detection',
  kind: 'government-id',
  type: 'fraud',
  summary:
    'Looks up number and picture over the last year under other accounts: one seen before without the other is suspicious.',
  limits: 'Faces are not looked up; somebody who honestly opens a second account with a new picture looks the same.',
  fooledBy: 'Changing number and picture together.',
  needs: { document: null, repeats: 'not_enabled' },
  reasons: ['not_enabled', 'details_only_repeat', 'inconsistent_details', 'inconsistent_face'],
  // No index of faces is kept across accounts, so the face of an earlier document is not known.
  reserved: ['inconsistent_face'],
  defaultRequirement: 'not_required',
  defaultSettings: {},
  revision: 1,
  evaluate({ repeats }) {
    if (!repeats || repeats.documentNumber === repeats.picture) return passed();
    return failed([repeats.documentNumber ? 'details_only_repeat' : 'inconsistent_details']);
  },
});
