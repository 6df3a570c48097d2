/** Frame of a picture in which its lines of text are level, to rectify a side without an outline. */
import type { PictureSize, Quad } from '../facts.ts';
import type { TextRegion } from '../text/detect-text.ts';
import { sideLength } from '../text/pixels.ts';

/** Minimum turn; text turned less is read unchanged. */
const LEAST_TURN = Math.PI / 120;

/**
 * Returns the turn of text lines from the nearer axis, in radians clockwise; the median weighted by line length. 0
 * without text.
 */
export function turnOfText(places: readonly TextRegion[]): number {
  const lines = places
    .map(({ box }) => {
      const [width, height] = [sideLength(box.across), sideLength(box.down)];
      return { angle: Math.atan2(box.across.y, box.across.x), weight: Math.max(width / height, height / width) - 1 };
    })
    .sort((a, b) => a.angle - b.angle);
  const half = lines.reduce((sum, { weight }) => sum + weight, 0) / 2;
  let sum = 0;
  for (const { angle, weight } of lines) {
    sum += weight;
    if (sum >= half && weight > 0) return angle;
  }
  return 0;
}

export interface LevelFrame {
  /** Corners in the picture, beyond its edges. */
  readonly frame: Quad;
  readonly size: PictureSize;
}

/** Returns the smallest frame around the whole picture parallel to text turned by `turn`; null if that is level. */
export function levelFrame({ width, height }: PictureSize, turn: number): LevelFrame | null {
  if (Math.abs(turn) < LEAST_TURN) return null;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const size = {
    width: Math.round(width * Math.abs(cos) + height * Math.abs(sin)),
    height: Math.round(width * Math.abs(sin) + height * Math.abs(cos)),
  };
  const corner = (u: number, v: number) => ({
    x: width / 2 + (cos * u * size.width - sin * v * size.height) / 2,
    y: height / 2 + (sin * u * size.width + cos * v * size.height) / 2,
  });
  return { frame: [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)], size };
}
