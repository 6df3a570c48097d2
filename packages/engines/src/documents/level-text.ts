/** The frame of a picture in which its lines of text lie level: what a side without an outline is laid flat by. */
import type { PictureSize, Quad } from '../facts.ts';
import type { TextRegion } from '../text/detect-text.ts';
import { sideLength } from '../text/pixels.ts';

/** Text that is turned by less is read as it stands. */
const LEAST_TURN = Math.PI / 120;

/** Radians clockwise that lines of text are turned from the nearer axis; the median, a long line weighing more. 0 without text. */
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

/** The smallest frame around the whole picture whose sides run along text that is turned by `turn`; null when it lies level. */
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
