/** id_blur_detection: the pictures of the document are sharp, light and large enough to be read. */
import type { ImageQuality } from '@countersign/engines/facts';
import { defineCheck, failed, passed } from '../check.ts';
import { documentSides } from '../shared/document-subject.ts';

type Fault = 'too_blurry' | 'insufficient_illumination' | 'image_quality_low';

interface Limits {
  readonly minimumSharpness: number;
  readonly minimumBrightness: number;
  readonly minimumShortSidePx: number;
}

/**
 * Returns the fault of a picture. Size and light are checked first, since a distant or dark picture also measures
 * unsharp.
 */
function faultOf(quality: ImageQuality, limits: Limits): Fault | null {
  if (quality.subjectShortSidePx < limits.minimumShortSidePx) return 'image_quality_low';
  if (quality.brightness < limits.minimumBrightness) return 'insufficient_illumination';
  return quality.sharpness < limits.minimumSharpness ? 'too_blurry' : null;
}

export const idBlurDetection = defineCheck({
  name: 'id_blur_detection',
  kind: 'government-id',
  type: 'user_action',
  asks: {
    part: 'document',
    remedy: 'too_blurry',
    remedyByReason: { image_quality_low: 'too_small', insufficient_illumination: 'too_dark' },
  },
  readFrom: ['front', 'back'],
  judgesCapture: true,
  summary:
    'Measures each side: its sharpness (variance of the Laplacian on a grey copy 1000 pixels wide, minus the contribution of noise), its brightness, and the number of pixels of its short side.',
  limits:
    'A sharp picture can still show a copy. A plain side without fine print measures less sharp than a side with many details.',
  fooledBy: 'Artificial sharpening, which raises the measured sharpness without adding detail.',
  measuredBy: ['genuine'],
  needs: { document: null },
  reasons: ['too_blurry', 'insufficient_illumination', 'image_quality_low'],
  defaultRequirement: 'not_required',
  /**
   * Good specimens measure 139 and more, those blurred by 6 pixels 30 and less; their mean luma is 146 and more, in the
   * dark 44 and less; a short side of 300 pixels could not be read.
   */
  defaultSettings: { minimumSharpness: 40, minimumBrightness: 60, minimumShortSidePx: 380 },
  revision: 2,
  evaluate({ document }, limits) {
    const sides = document ? documentSides(document) : [];
    const measured = (read: (quality: ImageQuality) => number) =>
      Object.fromEntries(sides.map(({ page, side }) => [page, Math.round(read(side.quality))]));
    const metadata = {
      sharpness: measured(({ sharpness }) => sharpness),
      brightness: measured(({ brightness }) => brightness),
      'short-side-px': measured(({ subjectShortSidePx }) => subjectShortSidePx),
    };
    const faults = sides.map(({ page, side }) => ({ page, fault: faultOf(side.quality, limits) }));
    const found = faults.flatMap(({ page, fault }) => (fault === null ? [] : [{ page, fault }]));
    if (found.length === 0) return passed(metadata);
    const reasons = [...new Set(found.map(({ fault }) => fault))];
    return failed(reasons, { ...metadata, pages: found.map(({ page }) => page) });
  },
});
