/** id_damaged_detection: no hole was punched through the front. */
import { defineCheck, failed, notApplicable, passed } from '../check.ts';

export const idDamagedDetection = defineCheck({
  name: 'id_damaged_detection',
  kind: 'government-id',
  type: 'user_action',
  asks: { part: 'choice', remedy: 'document_damaged' },
  summary:
    'Looks on the front for round spots of the size of a punch, evenly filled and with a sharp edge, that have a colour of what lies around the document.',
  limits:
    'Of 14 punched specimens kept for confirming 10 were found (45.4 to 88.3 %), and none of 96 genuine fronts was called damaged. Cut corners, cracks and holes of other shapes are not found, nor a hole over a ground of the colour of the document.',
  fooledBy: 'Laying the document on a ground of its own colour, or covering the hole.',
  measuredBy: ['forged', 'genuine'],
  needs: { document: null, surface: 'not_enabled' },
  reasons: ['not_enabled', 'holepunch_detected'],
  defaultRequirement: 'not_required',
  defaultSettings: {},
  revision: 2,
  evaluate({ document }) {
    const holes = document?.front.surface?.holes;
    if (!holes) return notApplicable(['not_enabled']);
    return holes.length > 0 ? failed(['holepunch_detected'], { holes, pages: ['front'] }) : passed();
  },
});
