/** Sharpening of a text line in grey, with its contrast stretched. */
import type { RgbPixels } from './pixels.ts';

/** Share of its difference from the neighbourhood that is added to a pixel. */
const STRENGTH = 0.8;
/** Half the side of the neighbourhood in pixels, for lines 48 pixels high. */
const REACH = 2;
/** Share of pixels that may be clipped to black or white. */
const CLIPPED = 0.01;

function toGrey({ data, width, height }: RgbPixels): Float32Array {
  return Float32Array.from(
    { length: width * height },
    (_, at) => 0.299 * (data[at * 3] ?? 0) + 0.587 * (data[at * 3 + 1] ?? 0) + 0.114 * (data[at * 3 + 2] ?? 0),
  );
}

/** Returns the mean over a row of pixels around each one, along the line or across it. */
function smooth(grey: Float32Array, width: number, height: number, stride: number): Float32Array {
  return grey.map((_, at) => {
    const place = stride === 1 ? at % width : Math.floor(at / width);
    const end = stride === 1 ? width : height;
    let sum = 0;
    let count = 0;
    for (let step = -REACH; step <= REACH; step += 1) {
      if (place + step < 0 || place + step >= end) continue;
      sum += grey[at + step * stride] ?? 0;
      count += 1;
    }
    return sum / count;
  });
}

export function sharpenLine(line: RgbPixels): RgbPixels {
  const { width, height } = line;
  const grey = toGrey(line);
  const blurred = smooth(smooth(grey, width, height, 1), width, height, width);
  const sharp = grey.map((value, at) => value + STRENGTH * (value - (blurred[at] ?? value)));
  const sorted = Float32Array.from(sharp).sort();
  const low = sorted[Math.floor(sorted.length * CLIPPED)] ?? 0;
  const high = sorted[Math.floor(sorted.length * (1 - CLIPPED))] ?? 255;
  const scale = 255 / Math.max(high - low, 1);
  const data = new Uint8Array(width * height * 3);
  for (const [at, value] of sharp.entries()) {
    const stretched = Math.min(Math.max(Math.round((value - low) * scale), 0), 255);
    data.fill(stretched, at * 3, at * 3 + 3);
  }
  return { data, width, height };
}
