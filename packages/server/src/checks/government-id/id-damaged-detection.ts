/** id_damaged_detection: no hole was punched through the front. */
import { defineCheck, failed, notApplicable, passed } from '../check.ts';

export const idDamagedDetection = defineCheck({
  name: 'id_damaged_detection',
  kind: 'government-id',
  type: 'user_action',
  asks: { part: 'choice', remedy: 'document_damaged' },
  summary:
    'Detects punched holes in the front: round spots of the size of a punch, evenly filled and with a sharp edge, in a colour that also occurs around the document.',
  limits:
    'Of 14 punched specimens reserved for confirmation, 10 were found (45.4 to 88.3 %). None of 96 genuine fronts was called damaged. Cut corners, cracks and holes of other shapes are not found. A hole over a background in the colour of the document is not found either.',
  fooledBy: 'Laying the document on a background of its own colour, or covering the hole.',
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
