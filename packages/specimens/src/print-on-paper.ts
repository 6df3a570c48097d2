/** Recapture attack by print: a document printed on paper before it is photographed again. */
import sharp from 'sharp';
import { fromPixels, type Pixels, toPixels } from './pixels.ts';
import type { Random } from './random.ts';

const CHANNELS = [0, 1, 2] as const;

/** Pattern of the ink: dots on rotated grids, or scattered droplets of one size. */
export type Screening = 'grid' | 'scattered';

/** Printer and its paper. */
export interface Printer {
  readonly screening: Screening;
  /** True for a copier without colour. */
  readonly isGrey: boolean;
  /** Distance of two dots, in pixels of the printed page. */
  readonly period: number;
  /** Angles of the grids of cyan, magenta and yellow, degrees. */
  readonly angles: readonly [number, number, number];
  /** Visibility of the dots, 0 to 1. */
  readonly strength: number;
  readonly saturation: number;
  /** Brightness of black ink, 0 to 255, and remaining share of the distance to white, 0 to 1. */
  readonly black: number;
  readonly range: number;
  /** Standard deviation of the grain of the paper, 0 to 255. */
  readonly grain: number;
  readonly paper: string;
  /** Pixels of paper left around the document. */
  readonly margin: number;
}

/** Draws a printer: from office lasers to photograph printers, and copiers. */
export function drawPrinter(random: Random): Printer {
  const turn = random.between(-6, 6);
  const angles = random.pick([
    [15, 75, 0],
    [15, 45, 0],
    [18.4, 71.6, 0],
    [45, 45, 45],
  ] as const);
  const isGrey = random.chance(0.15);
  return {
    screening: random.chance(0.7) ? 'grid' : 'scattered',
    isGrey,
    period: random.between(2.6, 5.8),
    angles: [angles[0] + turn, angles[1] + turn, angles[2] + turn],
    strength: random.between(0.18, 0.5),
    saturation: isGrey ? 0 : random.between(0.45, 0.9),
    black: random.integer(12, 38),
    range: random.between(0.76, 0.9),
    grain: random.between(2, 6),
    paper: random.pick(['#f1efe9', '#f6f6f3', '#eceae2', '#f3f4f6']),
    margin: random.chance(0.4) ? 0 : random.integer(12, 80),
  };
}

type Dot = (channel: number, x: number, y: number) => number;

function gridDots({ period, angles }: Printer): Dot {
  const waves = angles.map((angle) => {
    const turn = (angle * Math.PI) / 180;
    return [((2 * Math.PI) / period) * Math.cos(turn), ((2 * Math.PI) / period) * Math.sin(turn)] as const;
  });
  return (channel, x, y) => {
    const [u, v] = waves[channel] ?? [0, 0];
    return (Math.cos(u * x + v * y) + Math.cos(u * y - v * x)) / 2;
  };
}

/** Scatters droplets half a period wide, separately for each colour. */
function scatteredDots({ period }: Printer, random: Random): Dot {
  const size = 256;
  const tiles = CHANNELS.map(() => Float32Array.from({ length: size * size }, () => (random.chance(0.5) ? 1 : -1)));
  const droplet = Math.max(period / 2, 1);
  return (channel, x, y) =>
    tiles[channel]?.[(Math.floor(y / droplet) % size) * size + (Math.floor(x / droplet) % size)] ?? 0;
}

function inked(picture: Pixels, printer: Printer, dot: Dot): Pixels {
  const data = new Uint8Array(picture.data.length);
  for (let y = 0; y < picture.height; y += 1) {
    for (let x = 0; x < picture.width; x += 1) {
      const at = (y * picture.width + x) * 3;
      for (const channel of CHANNELS) {
        const value = picture.data[at + channel] ?? 0;
        // Dots vanish in white paper and in solid ink.
        const room = (4 * value * (255 - value)) / 255 / 255;
        const ink = printer.isGrey ? 0 : channel;
        const seen = value + printer.strength * 255 * dot(ink, x, y) * room;
        data[at + channel] = Math.min(255, Math.max(0, Math.round(seen)));
      }
    }
  }
  return { ...picture, data };
}

/** Adds the same grain to all three channels: fibres are lighter or darker, not coloured. */
function grained({ width, height, data }: Pixels, deviation: number, random: Random): Pixels {
  const rough = new Uint8Array(data.length);
  for (let at = 0; at < data.length; at += 3) {
    const grain = deviation * random.normal();
    for (const channel of CHANNELS)
      rough[at + channel] = Math.min(255, Math.max(0, Math.round((data[at + channel] ?? 0) + grain)));
  }
  return { width, height, data: rough };
}

/** Prints the picture, PNG: ink in dots, less colour and contrast, a margin and grain. */
export async function printOnPaper(image: Buffer, random: Random, printer = drawPrinter(random)): Promise<Buffer> {
  const { margin, paper } = printer;
  const dull = await sharp(image)
    .modulate({ saturation: printer.saturation })
    .linear(printer.range, printer.black)
    .png()
    .toBuffer();
  const dot = printer.screening === 'grid' ? gridDots(printer) : scatteredDots(printer, random);
  const sheet = await toPixels(
    await fromPixels(inked(await toPixels(dull), printer, dot))
      .extend({ top: margin, bottom: margin, left: margin, right: margin, background: paper })
      .png()
      .toBuffer(),
  );
  return fromPixels(grained(sheet, printer.grain, random))
    .png()
    .toBuffer();
}
