/** selfie_pose_repeat_detection: the pictures of the poses are different pictures. */
import type { SelfieFacts } from '@countersign/engines/facts';
import { defineCheck, failed, notApplicable, passed } from '../check.ts';
import { hashDistance } from '../perceptual-hash.ts';

function pairsOf(selfies: readonly SelfieFacts[]): [SelfieFacts, SelfieFacts][] {
  return selfies.flatMap((a, index) => selfies.slice(index + 1).map((b): [SelfieFacts, SelfieFacts] => [a, b]));
}

export const selfiePoseRepeatDetection = defineCheck({
  name: 'selfie_pose_repeat_detection',
  kind: 'selfie',
  type: 'user_action',
  summary: 'Compares the files and the perceptual hashes of the poses: the same file or nearly the same picture fails.',
  limits:
    'A mirrored or strongly cropped copy has another hash and passes here; selfie_pose_detection measures the turn.',
  fooledBy: 'One picture, mirrored or cut differently for each pose.',
  needs: { selfies: null },
  reasons: ['repeat_image', 'poses_repeated'],
  defaultRequirement: 'required',
  /** Differing bits of the 64-bit hashes up to which two pictures count as one; a turned head changes far more. */
  defaultSettings: { maximumHashDistance: 2 },
  revision: 1,
  evaluate({ selfies }, { maximumHashDistance }) {
    const pairs = pairsOf(Object.values(selfies ?? {}));
    if (pairs.length === 0) return notApplicable();
    if (pairs.some(([a, b]) => a.sha256 === b.sha256)) return failed(['repeat_image']);
    const distances = pairs.map(([a, b]) => hashDistance(a.perceptualHash, b.perceptualHash));
    const repeated = distances.some((distance) => distance !== null && distance <= maximumHashDistance);
    return repeated ? failed(['poses_repeated']) : passed();
  },
});
