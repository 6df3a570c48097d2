/** selfie_pose_detection: the selfies show the three requested poses. */
import type { SelfieFacts, SelfiePose } from '@countersign/engines/facts';
import { type CheckFacts, defineCheck, failed, notApplicable, passed, type TurnEvidence } from '../check.ts';
import { largestFace } from '../shared/largest-face.ts';
import { following, shotYaws } from './turn-signals.ts';

function yawOf(selfie: SelfieFacts | undefined): number | null {
  return (selfie && largestFace(selfie)?.pose.yaw) ?? null;
}

interface Limits {
  readonly maximumCenterYaw: number;
  readonly minimumTurn: number;
  readonly requireOrder: boolean;
}

type Yaws = Readonly<Record<SelfiePose, number | null>>;

/** Returns the fault of the poses; null if there is none. A turn that was not requested is not judged. */
function poseFault({ center, left, right }: Yaws, limits: Limits): 'invalid_pose' | 'pose_order_incorrect' | null {
  if (center !== null && Math.abs(center) > limits.maximumCenterYaw) return 'invalid_pose';
  const turns = [left, right].filter((yaw) => yaw !== null);
  if (turns.some((yaw) => Math.abs(yaw) < limits.minimumTurn)) return 'invalid_pose';
  if (left !== null && right !== null && Math.sign(left) === Math.sign(right)) return 'invalid_pose';
  const swapped = (left !== null && left < 0) || (right !== null && right > 0);
  return limits.requireOrder && swapped ? 'pose_order_incorrect' : null;
}

/** Returns the fault of the order; null if the drawn order was kept, or no turn was filmed or seen. */
function orderFault(turns: TurnEvidence | null, limits: Limits): 'pose_order_incorrect' | null {
  if (turns === null) return null;
  const kept = following(turns, limits);
  return kept === 'not_followed' || (limits.requireOrder && kept === 'mirrored') ? 'pose_order_incorrect' : null;
}

function orderMetadata(turns: TurnEvidence | null) {
  return turns === null ? {} : { prompts: turns.report.prompts, 'prompt-yaw': shotYaws(turns) };
}

export const selfiePoseDetection = defineCheck({
  name: 'selfie_pose_detection',
  kind: 'selfie',
  type: 'user_action',
  asks: { part: 'selfie', remedy: 'pose_wrong', remedyByReason: { required_poses_not_found: 'face_not_found' } },
  readFrom: ['selfie'],
  summary:
    'Measures the turn of the head in each picture: straight in the center picture, to one side and to the other side in the turned pictures. If the camera requested turns in a random order, also checks that they came in that order.',
  limits:
    'Makes an attack harder, but does not prove that the person is live: three prepared pictures also show the poses.',
  fooledBy: 'Pictures of the holder from three sides, or a model of the face turned on a screen.',
  measuredBy: ['face'],
  needs: { selfies: null },
  reasons: ['center_only', 'required_poses_not_found', 'invalid_pose', 'pose_order_incorrect'],
  defaultRequirement: 'required',
  /**
   * Degrees of yaw, lenient because a few degrees of error are normal. `requireOrder` requires that `left` is the
   * person's own left. It is off by default, since people and mirrored previews confuse the sides: an order with left
   * and right exchanged throughout passes too.
   */
  defaultSettings: {
    requiredPoses: ['center', 'left', 'right'] as readonly string[],
    maximumCenterYaw: 20,
    minimumTurn: 8,
    requireOrder: false as boolean,
  },
  revision: 2,
  evaluate({ selfies, turns }: CheckFacts, settings) {
    const { requiredPoses } = settings;
    if (requiredPoses.every((pose) => pose === 'center')) return notApplicable(['center_only']);
    const yaws = { center: yawOf(selfies?.center), left: yawOf(selfies?.left), right: yawOf(selfies?.right) };
    const found: Readonly<Record<string, number | null>> = yaws;
    const metadata = { yaw: yaws, 'required-poses': requiredPoses, ...orderMetadata(turns) };
    const missing = requiredPoses.filter((pose) => (found[pose] ?? null) === null);
    if (missing.length > 0) return failed(['required_poses_not_found'], { ...metadata, 'missing-poses': missing });
    const fault = poseFault(yaws, settings) ?? orderFault(turns, settings);
    return fault ? failed([fault], metadata) : passed(metadata);
  },
});
