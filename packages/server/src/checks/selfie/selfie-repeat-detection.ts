/** selfie_repeat_detection: the face, and the pictures, were not used under another account before. */
import { defineCheck, failed, notApplicable, passed } from '../check.ts';
import { isSameInSearch } from '../shared/judge-face-comparison.ts';

export const selfieRepeatDetection = defineCheck({
  name: 'selfie_repeat_detection',
  kind: 'selfie',
  type: 'fraud',
  summary:
    'Searches the selfies of other accounts for the same face. Looks up whether one of these pictures, or a copy of it, was submitted under another account within the last year.',
  limits:
    'Searches only the newest 20,000 selfies of the last year. Twins and lookalikes count as one person. An honest person can have two accounts.',
  fooledBy: 'A face changed so much by light, pose or a covering that it exceeds the maximum distance.',
  measuredBy: ['face'],
  needs: { selfies: null, repeats: 'not_enabled' },
  reasons: ['not_enabled', 'repeat'],
  defaultRequirement: 'not_required',
  /**
   * Largest distance at which two selfies show the same face; null for the border at the accepted false match rate,
   * which decreases with the number of faces.
   */
  defaultSettings: { maximumDistance: null as number | null },
  revision: 4,
  evaluate({ repeats }, { maximumDistance }) {
    if (!repeats) return notApplicable();
    const { nearestFace, picture, similarPicture, searchedFaces } = repeats;
    const face = isSameInSearch(nearestFace, maximumDistance);
    const metadata = {
      picture,
      'similar-picture': similarPicture,
      face,
      distance: nearestFace?.distance ?? null,
      similarity: nearestFace?.similarity ?? null,
      'searched-faces': searchedFaces,
    };
    return picture || similarPicture || face ? failed(['repeat'], metadata) : passed(metadata);
  },
});
