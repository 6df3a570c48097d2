/** selfie_liveness_detection: grades how much a sequence of head turns looks like a live head; certifies nothing. */
import { type CheckFacts, defineCheck, failed, notApplicable, passed, type TurnEvidence } from '../check.ts';
import { scoreOf, shotYaws, turnSignals, virtualCameraOf } from './turn-signals.ts';

type Reason = 'low_liveness_confidence' | 'replica_2d_detected' | 'virtual_camera_detected';

function metadataOf(evidence: TurnEvidence, signals: ReturnType<typeof turnSignals>) {
  const { report, seen } = evidence;
  const { frames, engineVersion: _version, ...measured } = seen;
  return {
    'liveness-score': scoreOf(signals),
    signals: Object.fromEntries(
      Object.entries(signals).map(([name, { value }]) => [name, Math.round(100 * value) / 100]),
    ),
    measured,
    prompts: report.prompts,
    yaw: shotYaws(evidence),
    frames: frames.length,
    'virtual-camera': virtualCameraOf(report),
    // Installed but unused cameras are no evidence.
    'virtual-cameras-present': report.cameras.filter((camera) => virtualCameraOf({ camera }) !== null),
  };
}

/** Returns not_applicable with `no_sequence` if no head turns were filmed, for example for uploaded photos. */
export const selfieLivenessDetection = defineCheck({
  name: 'selfie_liveness_detection',
  kind: 'selfie',
  type: 'fraud',
  readFrom: ['selfie'],
  summary:
    'Grades a video of head turns that the server requested in a random order. Checks that the turns follow that order, one flat picture does not explain the face, the face stays the same, the movement between two poses is visible, photos and video show the same, no frame repeats, no photo was submitted under another account, and the camera is not known to be a program. The metadata has the score and every signal.',
  limits:
    'The score is graded evidence, not a certified presentation attack detection. It was measured only on rendered heads and rendered attacks, never on a mask, a person in front of a screen, or a face exchanged in the video.',
  fooledBy:
    'A face that software turns live as requested, or a tampered page that reports frames of its own making. The name of the camera is what the browser reports.',
  measuredBy: ['liveness'],
  needs: { selfies: null, turns: 'no_sequence' },
  reasons: [
    'no_sequence',
    'low_liveness_confidence',
    'replica_2d_detected',
    'deepfake_detected',
    'gen_ai_detected',
    'device_detected',
    'virtual_camera_detected',
  ],
  reserved: ['deepfake_detected', 'gen_ai_detected', 'device_detected'],
  defaultRequirement: 'not_required',
  /**
   * Lowest score that passes, 0 to 100; the residual, in distances between the eyes, up to which a face counts as flat.
   */
  defaultSettings: {
    minimumScore: 50,
    flatResidual: 0.035,
    refuseVirtualCamera: true as boolean,
    maximumCenterYaw: 20,
    minimumTurn: 8,
  },
  revision: 2,
  evaluate({ turns, repeats }: CheckFacts, settings) {
    if (turns === null) return notApplicable(['no_sequence']);
    const signals = turnSignals(turns, settings, repeats);
    const reasons: Reason[] = [];
    const { flatResidual } = turns.seen;
    if (scoreOf(signals) < settings.minimumScore) reasons.push('low_liveness_confidence');
    if (flatResidual !== null && flatResidual <= settings.flatResidual) reasons.push('replica_2d_detected');
    if (settings.refuseVirtualCamera && virtualCameraOf(turns.report) !== null) reasons.push('virtual_camera_detected');
    const metadata = metadataOf(turns, signals);
    return reasons.length > 0 ? failed(reasons, metadata) : passed(metadata);
  },
});
