/** Looks at the head in one pass through the prompts, and keeps the picture in which it was straight ahead. */
import type { Pose } from '../steps/poses.ts';
import type { Box, GreyFrame } from './grey-frame.ts';
import { type HeadPicture, type HeadTurn, headPicture, headTurn } from './head-turn.ts';

/** View of the head on the device. It guides the person, and the server judges the turns independently. */
export interface HeadSight {
  /** Takes a frame to be measured. */
  look(frame: GreyFrame, guide: Box): void;
  /** Keeps the newest frame as the one that shows the head straight ahead. */
  remember(): void;
  /** True if it is known what straight ahead looks like. */
  isKnown(): boolean;
  /** Share of the pose that the newest frame shows, 0 to 1; 0 as long as straight ahead is not known. */
  shareOf(pose: Pose): number;
}

// Filmed heads that do not turn measure 5 degrees at most. A measured turn is about two thirds of the real one.
const turnedMinDeg = 10;
const straightMaxDeg = 7;
const alikeMin = 0.5;
// Least advantage of the turned dome over a flat picture.
const depthMin = 0.03;

/** Returns the share of the pose that a measured turn shows, 0 to 1. Straight ahead is shown or not. */
export function shareOfPose(pose: Pose, { yaw, alike, alikeFlat }: HeadTurn): number {
  if (alike < alikeMin) return 0;
  if (pose === 'center') return Math.abs(yaw) <= straightMaxDeg ? 1 : 0;
  const share = Math.min(1, Math.max(0, (pose === 'left' ? yaw : -yaw) / turnedMinDeg));
  return share === 1 && alike - alikeFlat < depthMin ? 0.9 : share;
}

/** Returns the sight of one pass. */
export function headSight(): HeadSight {
  let newest: HeadPicture | null = null;
  let straight: HeadPicture | null = null;
  return {
    look(frame, guide) {
      newest = headPicture(frame, guide);
    },
    remember() {
      straight = newest;
    },
    isKnown: () => straight !== null,
    shareOf: (pose) => (straight === null || newest === null ? 0 : shareOfPose(pose, headTurn(straight, newest))),
  };
}
