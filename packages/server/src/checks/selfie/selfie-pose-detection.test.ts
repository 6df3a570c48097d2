import type { SelfiePose } from '@countersign/engines/facts';
import { fails, isNotApplicable, passes, testCheck } from '../../../test/support/check-cases.ts';
import { checkFacts, face, selfie, selfies, turnEvidence, withTurns } from '../../../test/support/check-facts.ts';
import { selfiePoseDetection } from './selfie-pose-detection.ts';

function turned(pose: SelfiePose, yaw: number) {
  return selfie(pose, { faces: [face({ pose: { yaw, pitch: 0, roll: 0 } })] });
}

const { frames } = turnEvidence().seen;
const other = frames.map((frame) => (frame.prompt === 3 ? { ...frame, yaw: 24 } : frame));
const mirrored = frames.map((frame) => ({ ...frame, yaw: frame.yaw === null ? null : -frame.yaw }));

testCheck(selfiePoseDetection, [
  passes(
    'turned exactly as far as the limits ask',
    checkFacts({
      selfies: selfies({ center: turned('center', 20), left: turned('left', 8), right: turned('right', -8) }),
    }),
  ),
  passes('in the order the template asks for', checkFacts(), { settings: { requireOrder: true } }),
  fails(
    'only one turn was requested and it was to the other side',
    checkFacts({ selfies: { center: selfie('center'), left: turned('left', -24) } }),
    ['pose_order_incorrect'],
    { settings: { requiredPoses: ['center', 'left'], requireOrder: true } },
  ),
  passes(
    'only one turn was requested',
    checkFacts({ selfies: { center: selfie('center'), right: turned('right', -24) } }),
    { settings: { requiredPoses: ['center', 'right'], requireOrder: true } },
  ),
  passes('straight, to one side, to the other', checkFacts(), {
    metadata: { yaw: { center: 1, left: 24, right: -26 } },
  }),
  passes(
    'the sides were mixed up',
    checkFacts({ selfies: selfies({ left: turned('left', -24), right: turned('right', 26) }) }),
  ),
  fails(
    'the sides were mixed up and the template asks for their order',
    checkFacts({ selfies: selfies({ left: turned('left', -24), right: turned('right', 26) }) }),
    ['pose_order_incorrect'],
    { settings: { requireOrder: true } },
  ),
  fails('the head was hardly turned', checkFacts({ selfies: selfies({ left: turned('left', 4) }) }), ['invalid_pose']),
  fails(
    'the head was turned to the same side twice',
    checkFacts({ selfies: selfies({ right: turned('right', 25) }) }),
    ['invalid_pose'],
  ),
  fails(
    'the head was turned in the center picture',
    checkFacts({ selfies: selfies({ center: turned('center', 35) }) }),
    ['invalid_pose'],
  ),
  fails(
    'one pose is missing',
    checkFacts({ selfies: { center: selfie('center'), left: selfie('left') } }),
    ['required_poses_not_found'],
    { metadata: { 'missing-poses': ['right'] } },
  ),
  fails(
    'one picture shows no face',
    checkFacts({ selfies: selfies({ left: selfie('left', { faces: [] }) }) }),
    ['required_poses_not_found'],
    { metadata: { 'missing-poses': ['left'] } },
  ),
  passes('the drawn order was kept', withTurns(), {
    metadata: { prompts: ['right', 'center', 'left', 'center'], 'prompt-yaw': [-25, 1, 24, 1] },
  }),
  fails('the photos are right and the film came in another order', withTurns({ frames: other }), [
    'pose_order_incorrect',
  ]),
  passes('the film was mirrored from first to last', withTurns({ frames: mirrored })),
  fails(
    'the film was mirrored and the template asks for the sides',
    withTurns({ frames: mirrored }),
    ['pose_order_incorrect'],
    {
      settings: { requireOrder: true },
    },
  ),
  passes(
    'one frame shows no face',
    withTurns({ frames: frames.map((f) => (f.prompt === 1 ? { ...f, yaw: null } : f)) }),
  ),
  isNotApplicable('only the center was asked for', checkFacts(), ['center_only'], {
    settings: { requiredPoses: ['center'] },
  }),
  isNotApplicable('no selfie was taken', checkFacts({ selfies: null }), []),
]);
