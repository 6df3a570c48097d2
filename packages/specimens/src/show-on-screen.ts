/** Recapture attack by display: a document shown on a display before it is photographed again. */
import sharp, { type Sharp } from 'sharp';
import { fromPixels, type Pixels, toPixels } from './pixels.ts';
import type { Random } from './random.ts';

const CHANNELS = [0, 1, 2] as const;
/** Side of a display pixel in places: it is drawn as three by three. */
const CELL = 3;

/** Arrangement of red, green and blue within one pixel. */
export type SubpixelLayout = 'rgb' | 'bgr' | 'rows' | 'diamond';

/** Display as seen by a camera. */
export interface Display {
  readonly layout: SubpixelLayout;
  /** Pixels of the display across the document. */
  readonly across: number;
  /** Light of a colour outside of its own place, 0 (sharp stripes) to 1 (invisible ones). */
  readonly bleed: number;
  /** Darkness of the grid between two pixels, 0 to 1. */
  readonly gap: number;
  /** Darkening of the bars of a flickering backlight, 0 to 1; `bars` is their number. */
  readonly flicker: number;
  readonly bars: number;
  /** Light that the room adds to black, 0 to 255. */
  readonly veil: number;
  /** Bright margin and dark frame around the document, in display pixels; a tight crop has neither. */
  readonly margin: number;
  readonly bezel: number;
}

/** Draws a display: from phones and tablets to coarse office panels. */
export function drawDisplay(random: Random): Display {
  const isTight = random.chance(0.3);
  return {
    layout: random.pick(['rgb', 'rgb', 'bgr', 'rows', 'diamond'] as const),
    across: random.integer(480, 1150),
    bleed: random.between(0.35, 0.75),
    gap: random.between(0.2, 0.55),
    flicker: random.chance(0.4) ? random.between(0.03, 0.12) : 0,
    bars: random.integer(2, 7),
    veil: random.integer(4, 30),
    margin: isTight ? 0 : random.integer(24, 60),
    bezel: isTight ? 0 : random.integer(15, 35),
  };
}

/** Returns the light of a channel at one place of its pixel; 1 on average over the pixel, without the gap. */
function share({ layout, bleed }: Display, channel: number, x: number, y: number, isOdd: boolean): number {
  const own = 3 - 2 * bleed;
  if (layout === 'rgb') return x === channel ? own : bleed;
  if (layout === 'bgr') return x === 2 - channel ? own : bleed;
  if (layout === 'rows') return y === channel ? own : bleed;
  // Green in every pixel, red and blue alternately.
  if (channel === 1) return x === 1 ? own : bleed;
  const isLit = (channel === 0) !== isOdd;
  return isLit ? (x === 1 ? bleed : 2.2 - bleed) : bleed * 0.6;
}

function throughSubpixels(shown: Pixels, display: Display): Pixels {
  const width = shown.width * CELL;
  const height = shown.height * CELL;
  const data = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    const row = Math.floor(y / CELL);
    const inRow = y % CELL;
    const bar = 1 - display.flicker * (0.5 + 0.5 * Math.sin((2 * Math.PI * display.bars * y) / height));
    const light = bar * (inRow === 2 ? 1 - display.gap : 1 + display.gap / 2);
    for (let x = 0; x < width; x += 1) {
      const column = Math.floor(x / CELL);
      const from = (row * shown.width + column) * 3;
      const isOdd = (row + column) % 2 === 1;
      for (const channel of CHANNELS) {
        const lit = (shown.data[from + channel] ?? 0) * share(display, channel, x % CELL, inRow, isOdd) * light;
        data[(y * width + x) * 3 + channel] = Math.min(255, Math.round(lit * (1 - display.veil / 255) + display.veil));
      }
    }
  }
  return { width, height, data };
}

/** Draws the pale reflection of a window or a lamp onto the pixels. */
function reflect({ width, height, data }: Pixels, random: Random): void {
  const lean = random.between(-0.5, 0.5);
  const start = random.between(0.1, 0.7);
  const strength = random.between(8, 46);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const place = x / width + (lean * y) / height - start;
      if (place < 0 || place > 0.22) continue;
      const at = (y * width + x) * 3;
      for (const channel of CHANNELS) data[at + channel] = Math.min(255, (data[at + channel] ?? 0) + strength);
    }
  }
}

function framed(image: Sharp, width: number, background: string): Sharp {
  return width === 0 ? image : image.extend({ top: width, bottom: width, left: width, right: width, background });
}

/**
 * Returns the picture as a display shows it, PNG: its pixels with their stripes, bars of the backlight, a frame and the
 * reflection of a window. The camera's pixels interfere with the stripes, which causes the moiré.
 */
export async function showOnScreen(image: Buffer, random: Random, display = drawDisplay(random)): Promise<Buffer> {
  const ground = random.pick(['#ffffff', '#20242b', '#e8eaee']);
  const shown = await framed(sharp(image).resize({ width: display.across }), display.margin, ground)
    .png()
    .toBuffer();
  const lit = throughSubpixels(await toPixels(shown), display);
  reflect(lit, random);
  return framed(fromPixels(lit), display.bezel * CELL, '#0b0b0d')
    .png()
    .toBuffer();
}
