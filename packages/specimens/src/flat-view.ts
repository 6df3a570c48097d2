import type { Quad } from '@countersign/engines/facts';
import { homographyBetween, project } from '@countersign/engines/homography';
import { type Pixels, remap } from './pixels.ts';

/** Draws a wall behind a sheet of paper: soft light from one side. */
function wall(width: number, height: number): Pixels {
  const data = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 3;
      const light = 150 + (60 * x) / width - (30 * y) / height;
      data[at] = light;
      data[at + 1] = light * 0.97;
      data[at + 2] = light * 0.9;
    }
  }
  return { width, height, data };
}

/**
 * Draws a flat picture on a stick, turned about its upright axis in front of a wall, from a distance of two and a half
 * widths.
 *
 * @param turn degrees
 */
export function flatView(picture: Pixels, turn: number): Pixels {
  const { width, height } = picture;
  const angle = (turn * Math.PI) / 180;
  const eye = 2.5 * width;
  const corner = (x: number, y: number) => {
    const depth = eye / (eye + x * Math.sin(angle));
    return { x: width / 2 + x * Math.cos(angle) * depth, y: height / 2 + y * depth };
  };
  const [right, bottom] = [width / 2, height / 2];
  const seen: Quad = [corner(-right, -bottom), corner(right, -bottom), corner(right, bottom), corner(-right, bottom)];
  const whole: Quad = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: height },
    { x: 0, y: height },
  ];
  const back = homographyBetween(seen, whole);
  return remap(picture, wall(width, height), (x, y) => {
    const from = project(back, x, y);
    return from.x < 0 || from.y < 0 || from.x > width - 1 || from.y > height - 1 ? null : [from.x, from.y];
  });
}
