/** A document that is not the document: shown on a screen or printed on paper, before it is photographed again. */
import sharp from 'sharp';
import { fromPixels, type Pixels, toPixels } from './pixels.ts';
import type { Random } from './random.ts';

const CHANNELS = [0, 1, 2] as const;

/** Each pixel of the display as three stripes, red, green and blue, with a dark row between two pixels. */
function throughSubpixels(shown: Pixels): Pixels {
  const width = shown.width * 3;
  const height = shown.height * 3;
  const data = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    const row = y % 3 === 2 ? 0.55 : 1.12;
    for (let x = 0; x < width; x += 1) {
      const from = (Math.floor(y / 3) * shown.width + Math.floor(x / 3)) * 3;
      for (const channel of CHANNELS) {
        const share = x % 3 === channel ? 1.45 : 0.72;
        data[(y * width + x) * 3 + channel] = Math.min(
          255,
          Math.round((shown.data[from + channel] ?? 0) * share * row),
        );
      }
    }
  }
  return { width, height, data };
}

/**
 * The picture as a display shows it, PNG: coarser pixels with their stripes, a dark frame and the pale reflection of a
 * window. A camera's own pixels beat against the stripes, which gives the moiré.
 */
export async function showOnScreen(image: Buffer, random: Random): Promise<Buffer> {
  const across = random.integer(620, 860);
  const window = random.integer(24, 60);
  const shown = await sharp(image)
    .resize({ width: across })
    .extend({
      top: window,
      bottom: window,
      left: window,
      right: window,
      background: random.pick(['#ffffff', '#20242b', '#e8eaee']),
    })
    .png()
    .toBuffer();
  const { width, height, data } = throughSubpixels(await toPixels(shown));
  const lean = random.between(-0.5, 0.5);
  const start = random.between(0.1, 0.7);
  const strength = random.between(18, 46);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const place = x / width + (lean * y) / height - start;
      if (place < 0 || place > 0.22) continue;
      const at = (y * width + x) * 3;
      for (const channel of CHANNELS) data[at + channel] = Math.min(255, (data[at + channel] ?? 0) + strength);
    }
  }
  const bezel = random.integer(40, 90);
  return fromPixels({ width, height, data })
    .extend({ top: bezel, bottom: bezel, left: bezel, right: bezel, background: '#0b0b0d' })
    .png()
    .toBuffer();
}

/** Angles of the printing screens of cyan, magenta and yellow, degrees. */
const SCREEN_ANGLES = [15, 75, 0] as const;

/** Dots of an offset or laser print: each ink's darkness as the size of dots on a turned grid. */
function halftone(picture: Pixels, period: number, strength: number): Pixels {
  const waves = SCREEN_ANGLES.map((angle) => {
    const turn = (angle * Math.PI) / 180;
    return [((2 * Math.PI) / period) * Math.cos(turn), ((2 * Math.PI) / period) * Math.sin(turn)] as const;
  });
  const data = new Uint8Array(picture.data.length);
  for (let y = 0; y < picture.height; y += 1) {
    for (let x = 0; x < picture.width; x += 1) {
      const at = (y * picture.width + x) * 3;
      for (const channel of CHANNELS) {
        const [u, v] = waves[channel] ?? [0, 0];
        const value = picture.data[at + channel] ?? 0;
        const dot = (Math.cos(u * x + v * y) + Math.cos(u * y - v * x)) / 2;
        // Dots vanish in white paper and in solid ink.
        const room = (4 * value * (255 - value)) / 255 / 255;
        data[at + channel] = Math.min(255, Math.max(0, Math.round(value + strength * 255 * dot * room)));
      }
    }
  }
  return { ...picture, data };
}

/** The picture as a colour printer puts it on paper, PNG: halftone dots, less colour, a margin and the grain of paper. */
export async function printOnPaper(image: Buffer, random: Random): Promise<Buffer> {
  const margin = random.integer(0, 70);
  const dull = await sharp(image)
    .modulate({ saturation: random.between(0.45, 0.8) })
    .linear(random.between(0.78, 0.88), random.integer(16, 30))
    .png()
    .toBuffer();
  const dotted = halftone(await toPixels(dull), random.between(3.6, 5.4), random.between(0.3, 0.5));
  const sheet = await toPixels(
    await fromPixels(dotted)
      .extend({ top: margin, bottom: margin, left: margin, right: margin, background: '#f1efe9' })
      .png()
      .toBuffer(),
  );
  const grained = sheet.data.map((value) => Math.min(255, Math.max(0, Math.round(value + 5 * random.normal()))));
  return fromPixels({ ...sheet, data: grained })
    .png()
    .toBuffer();
}
