/** id_portrait_clarity_detection: the portrait on the document is large and sharp enough to be compared. */
import { defineCheck, failed, passed } from '../check.ts';

export const idPortraitClarityDetection = defineCheck({
  name: 'id_portrait_clarity_detection',
  kind: 'government-id',
  type: 'user_action',
  asks: { part: 'document', remedy: 'portrait_not_clear' },
  readFrom: ['front'],
  summary: 'Measures the size and the sharpness of the portrait on the document.',
  limits:
    'Printed patterns over the portrait lower or raise the measurement. A clear portrait can still be a replaced one.',
  fooledBy: 'A sharp picture pasted over the portrait.',
  measuredBy: ['genuine'],
  needs: { document: null, portrait: null },
  reasons: ['portrait_not_clear', 'low_quality_portrait'],
  defaultRequirement: 'required',
  /**
   * Lenient: pixels of the shorter side of the face in the picture, and variance of the Laplacian on the face.
   * Specimens photographed well measure 90 and more; the limits are where 1000-pixel pictures of them were blurred by 4
   * pixels.
   */
  defaultSettings: { minimumShortSidePx: 40, minimumSharpness: 5 },
  revision: 1,
  evaluate({ document }, { minimumShortSidePx, minimumSharpness }) {
    const quality = document?.portrait?.quality;
    const shortSide = quality?.subjectShortSidePx ?? 0;
    const sharpness = quality?.sharpness ?? 0;
    const metadata = { 'short-side-px': shortSide, sharpness: Math.round(sharpness), pages: ['front'] };
    if (shortSide < minimumShortSidePx) return failed(['low_quality_portrait'], metadata);
    return sharpness < minimumSharpness ? failed(['portrait_not_clear'], metadata) : passed(metadata);
  },
});
