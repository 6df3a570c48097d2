import { fails, isNotApplicable, passes, testCheck } from '../../../test/support/check-cases.ts';
import { checkFacts, repeats, turnEvidence, withTurns } from '../../../test/support/check-facts.ts';
import { selfieLivenessDetection } from './selfie-liveness-detection.ts';

const { frames } = turnEvidence().seen;
const jumping = frames.map((frame) => (frame.isShot ? frame : { ...frame, yaw: frame.prompt === 0 ? 1 : frame.yaw }));

const gratings = {
  aligned: { prominence: 6, period: 2.1, angle: 90 },
  oblique: { prominence: 5, period: 2.4, angle: 40 },
};

testCheck(selfieLivenessDetection, [
  passes('a head that turns as asked', withTurns(), { metadata: { 'liveness-score': 100, 'virtual-camera': null } }),
  passes(
    'both sides were exchanged from first to last',
    withTurns({ frames: frames.map((f) => ({ ...f, yaw: f.yaw === null ? null : -f.yaw })) }),
    {
      metadata: { 'liveness-score': 60 },
    },
  ),
  fails(
    'the turns came in another order',
    withTurns({
      frames: turnEvidence({}, {}, ['left', 'center', 'right', 'center']).seen.frames.map((f) =>
        f.prompt === 2 ? { ...f, yaw: 24 } : f,
      ),
    }),
    ['low_liveness_confidence'],
  ),
  fails(
    'one still picture stood for every prompt',
    withTurns({ frames: frames.map((f) => ({ ...f, yaw: 1 })), flatResidual: 0.004 }),
    ['low_liveness_confidence', 'replica_2d_detected'],
  ),
  fails('the face is as flat as the limit', withTurns({ flatResidual: 0.035 }), [
    'low_liveness_confidence',
    'replica_2d_detected',
  ]),
  passes('the face is less flat than the middle of the borders', withTurns({ flatResidual: 0.041 })),
  fails('another face took over', withTurns({ lowestFaceSimilarity: 45 }), ['low_liveness_confidence']),
  fails('every pose appeared at once', withTurns({ frames: jumping.filter((f) => f.isShot || f.yaw === 1) }), [
    'low_liveness_confidence',
  ]),
  fails('the photos show another person than the video', withTurns({ lowestPhotoSimilarity: 50 }), [
    'low_liveness_confidence',
  ]),
  fails('a third of the frames came before', withTurns({ loopedShare: 0.33 }), ['low_liveness_confidence']),
  fails(
    'the browser saw the same frame again and again',
    withTurns({}, { video: { ...turnEvidence().report.video, unchanged: 30 } }),
    ['low_liveness_confidence'],
  ),
  fails(
    'the camera is a program',
    withTurns({}, { camera: 'OBS Virtual Camera (m-de:vice)' }),
    ['low_liveness_confidence', 'virtual_camera_detected'],
    { metadata: { 'virtual-camera': 'obs virtual camera' } },
  ),
  fails('the browser plays a film for a camera', withTurns({}, { camera: '/home/me/face.mjpeg' }), [
    'low_liveness_confidence',
    'virtual_camera_detected',
  ]),
  passes(
    'a program is installed and not in use',
    withTurns({}, { cameras: ['FaceTime HD Camera', 'OBS Virtual Camera'] }),
    { metadata: { 'liveness-score': 100, 'virtual-cameras-present': ['OBS Virtual Camera'] } },
  ),
  passes('a phone serves as the camera', withTurns({}, { camera: 'Camo' })),
  passes('the browser keeps the names of cameras to itself', withTurns({}, { camera: null, cameras: [] })),
  fails(
    'the camera is a program and the template lets it pass, but the score is low',
    withTurns({}, { camera: 'ManyCam' }),
    ['low_liveness_confidence'],
    {
      settings: { refuseVirtualCamera: false },
    },
  ),
  passes('the template asks for less', withTurns({}, { camera: 'ManyCam' }), {
    settings: { refuseVirtualCamera: false, minimumScore: 15 },
  }),
  passes('the surroundings jumped, which a hand does too', withTurns({ largestBackgroundStep: 90 }), {
    metadata: { 'liveness-score': 60 },
  }),
  fails(
    'no face was seen in the frames',
    withTurns({
      frames: frames.map((f) => ({ ...f, yaw: null })),
      faceShare: 0,
      flatResidual: null,
      lowestFaceSimilarity: null,
      lowestPhotoSimilarity: null,
      photoYawDifference: null,
    }),
    ['low_liveness_confidence'],
  ),
  fails(
    'the face is made of the dots of a print',
    withTurns({ faceGratings: { ...gratings, oblique: { prominence: 28, period: 2.4, angle: 40 } } }),
    ['low_liveness_confidence'],
  ),
  passes(
    'lines along the edges are only a hint of a display',
    withTurns({ faceGratings: { ...gratings, aligned: { prominence: 20, period: 2.9, angle: 90 } } }),
    { metadata: { 'liveness-score': 60 } },
  ),
  passes('the face is too small to judge its material', withTurns({ faceGratings: null })),
  fails(
    'a copy of a photo was submitted under another account',
    { ...repeats({ similarPicture: true }), turns: turnEvidence() },
    ['low_liveness_confidence'],
  ),
  isNotApplicable('photos were uploaded', checkFacts(), ['no_sequence']),
  isNotApplicable('nothing was submitted', checkFacts({ selfies: null }), []),
]);
