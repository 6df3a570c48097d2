import { fails, isNotApplicable, passes, testCheck } from '../../../test/support/check-cases.ts';
import { checkFacts, turnEvidence, withTurns } from '../../../test/support/check-facts.ts';
import { selfieVideoQualityDetection } from './selfie-video-quality-detection.ts';

const { video } = turnEvidence().report;
const withVideo = (changes: Partial<typeof video>) => withTurns({}, { video: { ...video, ...changes } });

testCheck(selfieVideoQualityDetection, [
  passes('six seconds at thirty frames a second', withTurns(), {
    metadata: { 'duration-ms': 6_000, 'frame-rate': 29.7, width: 1280, height: 960 },
  }),
  passes('exactly as long and as fast as asked', withVideo({ durationMs: 2_500, presented: 20 })),
  fails('over before anybody could follow', withVideo({ durationMs: 2_499 }), ['duration_too_short']),
  fails('seven frames a second', withVideo({ presented: 42 }), ['low_frame_rate']),
  fails('the camera promises seven, and none were counted', withVideo({ presented: null, frameRate: 7 }), [
    'low_frame_rate',
  ]),
  passes('nothing is known of the frame rate', withVideo({ presented: null, frameRate: null })),
  isNotApplicable('photos were uploaded', checkFacts(), ['no_sequence']),
  isNotApplicable('nothing was submitted', checkFacts({ selfies: null }), []),
]);
