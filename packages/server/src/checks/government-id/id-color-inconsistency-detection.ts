/** id_color_inconsistency_detection: the front is in colour. */
import { defineCheck, failed, passed } from '../check.ts';

export const idColorInconsistencyDetection = defineCheck({
  name: 'id_color_inconsistency_detection',
  kind: 'government-id',
  type: 'fraud',
  readFrom: ['front'],
  summary: 'Measures the mean saturation of the front; a black-and-white copy has almost none.',
  limits: 'A colour copy passes, and a grey document under grey light may fail.',
  fooledBy: 'Any colour print or tinted copy.',
  needs: { document: null },
  reasons: ['image_is_monochrome'],
  defaultRequirement: 'not_required',
  /** Mean saturation, 0 to 1. */
  defaultSettings: { minimumColorfulness: 0.02 },
  revision: 1,
  evaluate({ document }, { minimumColorfulness }) {
    const colorfulness = document?.front.quality.colorfulness ?? 0;
    const metadata = { colorfulness, pages: ['front'] };
    return colorfulness < minimumColorfulness ? failed(['image_is_monochrome'], metadata) : passed(metadata);
  },
});
