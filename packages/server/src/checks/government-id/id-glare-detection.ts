/** id_glare_detection: no large part of the document is lost in reflected light. */
import { defineCheck, failed, passed } from '../check.ts';
import { documentSides } from '../document-subject.ts';

export const idGlareDetection = defineCheck({
  name: 'id_glare_detection',
  kind: 'government-id',
  type: 'user_action',
  summary: 'Measures the share of saturated pixels inside the outline of each side.',
  limits: 'Does not know what lies under the glare; a white document in bright light measures high without any.',
  fooledBy: 'Nothing to gain: glare only hides, and hidden details are reported as not read.',
  needs: { document: null },
  reasons: ['too_much_glare'],
  defaultRequirement: 'not_required',
  /** Lenient: a fifth of the area, 0 to 1. */
  defaultSettings: { maximumGlareShare: 0.2 },
  revision: 1,
  evaluate({ document }, { maximumGlareShare }) {
    const sides = document ? documentSides(document) : [];
    const glaring = sides.filter(({ side }) => side.quality.glareShare > maximumGlareShare);
    const share = Object.fromEntries(sides.map(({ page, side }) => [page, side.quality.glareShare]));
    if (glaring.length === 0) return passed({ 'glare-share': share });
    return failed(['too_much_glare'], { 'glare-share': share, pages: glaring.map(({ page }) => page) });
  },
});
