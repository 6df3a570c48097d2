/** selfie_pose_repeat_detection: the pictures of the poses are different pictures. */
import type { SelfieFacts } from '@countersign/engines/facts';
import { defineCheck, failed, notApplicable, passed } from '../check.ts';
import { copyDistance, hashDistance } from '../shared/perceptual-hash.ts';

function pairsOf(selfies: readonly SelfieFacts[]): [SelfieFacts, SelfieFacts][] {
  return selfies.flatMap((a, index) => selfies.slice(index + 1).map((b): [SelfieFacts, SelfieFacts] => [a, b]));
}

export const selfiePoseRepeatDetection = defineCheck({
  name: 'selfie_pose_repeat_detection',
  kind: 'selfie',
  type: 'user_action',
  asks: { part: 'selfie', remedy: 'pose_wrong' },
  readFrom: ['selfie'],
  summary: 'Compares the files and the perceptual hashes of the poses. The same file or nearly the same picture fails.',
  limits:
    'A mirrored or strongly cropped copy has another hash and passes this check. selfie_pose_detection measures the turn.',
  fooledBy: 'One picture, mirrored or cropped differently for each pose.',
  needs: { selfies: null },
  reasons: ['repeat_image', 'poses_repeated'],
  defaultRequirement: 'required',
  /**
   * Differing bits of the 64-bit and of the 256-bit hashes up to which two pictures count as one. A small turn in front
   * of a plain wall may change few bits of the first (1 to 3 bits in three of 18 pairs), but 30 and more of the second;
   * copies change 4 to 22.
   */
  defaultSettings: { maximumHashDistance: 2, maximumFineHashDistance: copyDistance },
  revision: 2,
  evaluate({ selfies }, { maximumHashDistance, maximumFineHashDistance }) {
    const pairs = pairsOf(Object.values(selfies ?? {}));
    if (pairs.length === 0) return notApplicable();
    if (pairs.some(([a, b]) => a.sha256 === b.sha256)) return failed(['repeat_image']);
    const isWithin = (a: string | undefined, b: string | undefined, most: number): boolean | null => {
      const distance = a === undefined || b === undefined ? null : hashDistance(a, b);
      return distance === null ? null : distance <= most;
    };
    const repeated = pairs.some(
      ([a, b]) =>
        isWithin(a.perceptualHash, b.perceptualHash, maximumHashDistance) === true &&
        isWithin(a.fineHash, b.fineHash, maximumFineHashDistance) !== false,
    );
    return repeated ? failed(['poses_repeated']) : passed();
  },
});
