/** Guide of the face camera through the poses of one pass. */
import { useCallback, useState } from 'preact/hooks';
import type { CameraDialogProps } from '../camera/camera-dialog.tsx';
import { faceGuide } from '../camera/face-guide.ts';
import { type HeadSight, headSight } from '../camera/head-sight.ts';
import { useWords } from '../language-context.ts';
import type { Pose } from './poses.ts';

interface FaceGuide {
  /** Pose to ask for: straight ahead until it is known what that looks like, then the pose of the next photo. */
  readonly asked: Pose;
  /** Properties of the camera dialog. */
  readonly shown: Pick<CameraDialogProps, 'prompt' | 'makeGuide' | 'sight' | 'side' | 'onShutter'>;
  /** Begins a pass of which nothing is known yet. */
  begin(): void;
  /** Tells that the photo of the pose was taken. */
  taken(): void;
}

/** Returns the guide to the photo of `pose`. */
export function useFaceGuide(pose: Pose): FaceGuide {
  const { say } = useWords();
  const [sight, setSight] = useState<HeadSight>(headSight);
  const [isStraightKnown, setStraightKnown] = useState(false);
  const begin = () => {
    setSight(headSight());
    setStraightKnown(false);
  };
  const makeGuide = useCallback(() => faceGuide(pose, sight, () => setStraightKnown(true)), [pose, sight]);
  const straight = useCallback(() => {
    sight.remember();
    setStraightKnown(true);
  }, [sight]);
  const taken = useCallback(() => {
    if (pose === 'center') straight();
  }, [pose, straight]);
  const asked = isStraightKnown ? pose : 'center';
  const shown = {
    prompt: say(`pose.${asked}`),
    makeGuide,
    sight,
    side: asked === 'center' ? null : asked,
    onShutter: asked === pose ? null : straight,
  };
  return { asked, shown, begin, taken };
}
