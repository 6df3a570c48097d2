/** Grey pictures of a camera and parts of them. */

/** A grey picture: one byte per pixel, rows from top to bottom. */
export interface GreyFrame {
  readonly pixels: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** A part of a frame, in pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Converts RGBA bytes, as a canvas returns them, to grey (ITU-R BT.601 weights). */
export function greyFrame(rgba: Uint8ClampedArray, width: number, height: number): GreyFrame {
  const pixels = new Uint8Array(width * height);
  for (let index = 0, from = 0; index < pixels.length; index += 1, from += 4) {
    pixels[index] = (rgba[from]! * 77 + rgba[from + 1]! * 150 + rgba[from + 2]! * 29) >> 8;
  }
  return { pixels, width, height };
}
