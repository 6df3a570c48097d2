/** selfie_video_quality_detection: the video of the head turns was long and fast enough to be judged. */
import { type CheckFacts, defineCheck, failed, notApplicable, passed, type TurnReport } from '../check.ts';

/**
 * Returns the frames per second that the browser showed; if it does not count them, those that the camera reports; else
 * null.
 */
function frameRateOf({ video }: TurnReport): number | null {
  if (video.presented !== null && video.durationMs > 0) return (1_000 * video.presented) / video.durationMs;
  return video.frameRate;
}

/** Returns not_applicable with `no_sequence` if no head turns were filmed, for example for uploaded photos. */
export const selfieVideoQualityDetection = defineCheck({
  name: 'selfie_video_quality_detection',
  kind: 'selfie',
  type: 'user_action',
  asks: { part: 'selfie', remedy: 'face_quality' },
  readFrom: ['selfie'],
  judgesCapture: true,
  summary: 'Checks the length and the frame rate of the video that is taken while the head turns.',
  limits: 'The browser reports both values. The video itself is not sent, only single frames of it.',
  fooledBy: 'A tampered page that reports other values.',
  needs: { selfies: null },
  reasons: ['no_sequence', 'duration_too_short', 'low_frame_rate'],
  defaultRequirement: 'not_required',
  /** Three prompts cannot be followed faster; below the frame rate a turn appears in jumps. */
  defaultSettings: { minimumDurationMs: 2_500, minimumFrameRate: 8 },
  revision: 2,
  evaluate({ turns }: CheckFacts, { minimumDurationMs, minimumFrameRate }) {
    if (turns === null) return notApplicable(['no_sequence']);
    const { durationMs, width, height } = turns.report.video;
    const frameRate = frameRateOf(turns.report);
    const metadata = {
      'duration-ms': durationMs,
      'frame-rate': frameRate === null ? null : Math.round(10 * frameRate) / 10,
      width,
      height,
    };
    if (durationMs < minimumDurationMs) return failed(['duration_too_short'], metadata);
    return frameRate !== null && frameRate < minimumFrameRate ? failed(['low_frame_rate'], metadata) : passed(metadata);
  },
});
