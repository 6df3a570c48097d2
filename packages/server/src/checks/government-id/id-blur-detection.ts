/** id_blur_detection: the pictures of the document are sharp enough to be read. */
import { defineCheck, failed, passed } from '../check.ts';
import { documentSides } from '../document-subject.ts';

export const idBlurDetection = defineCheck({
  name: 'id_blur_detection',
  kind: 'government-id',
  type: 'user_action',
  summary: 'Measures the sharpness of each side as the variance of the Laplacian on a grey copy 1000 pixels wide.',
  limits: 'A sharp picture may still be of a copy; a plain side without fine print measures lower than a busy one.',
  fooledBy: 'Noise or artificial sharpening, which raise the measure without adding detail.',
  needs: { document: null },
  reasons: ['too_blurry'],
  defaultRequirement: 'not_required',
  /** Lenient: below 100 is blurred to the eye, but much can still be read down to about 40. */
  defaultSettings: { minimumSharpness: 40 },
  revision: 1,
  evaluate({ document }, { minimumSharpness }) {
    const sides = document ? documentSides(document) : [];
    const blurred = sides.filter(({ side }) => side.quality.sharpness < minimumSharpness);
    const sharpness = Object.fromEntries(sides.map(({ page, side }) => [page, Math.round(side.quality.sharpness)]));
    if (blurred.length === 0) return passed({ sharpness });
    return failed(['too_blurry'], { sharpness, pages: blurred.map(({ page }) => page) });
  },
});
