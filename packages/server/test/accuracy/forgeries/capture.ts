/** Scanner and camera that report the position of each place of the page in the picture. */
import type { Quad } from '@countersign/engines/facts';
import { homographyBetween, project } from '@countersign/engines/homography';
import type { Random } from '@countersign/specimens';
import sharp from 'sharp';
import { fromRaster, type Raster, type Spot, sampled, toRaster } from './raster.ts';

export type CaptureKind = 'scan' | 'photograph';

export interface Capture {
  readonly take: (page: Buffer) => Promise<Raster>;
  /** Maps a place of the page to its position in the picture. */
  readonly locate: (spot: Spot) => Spot;
}

const kept = (value: number): number => Math.max(0, Math.min(255, Math.round(value)));

/** Adds sensor noise, stronger where there is more light, and the processing of a phone. */
async function developed(picture: Raster, noise: number, smoothing: number, random: Random): Promise<Raster> {
  const data = Uint8Array.from(picture.data);
  for (let at = 0; at < data.length; at += 1) {
    const value = data[at] ?? 0;
    data[at] = kept(value + noise * Math.sqrt(0.3 + value / 180) * random.normal());
  }
  const rough = { ...picture, data };
  if (smoothing === 0) return rough;
  const smooth = fromRaster(rough).median(3).sharpen({ sigma: smoothing });
  return toRaster(await smooth.png({ compressionLevel: 1 }).toBuffer());
}

/** Draws a flat-bed scan that shows only the page, a little askew. */
export function drawScan(size: { readonly width: number; readonly height: number }, random: Random): Capture {
  const scale = random.integer(1000, 2000) / size.width;
  const [blur, noise] = [random.between(0.3, 1), random.between(0, 3)];
  const dark = random.between(0.9, 1.05);
  return {
    locate: ({ x, y }) => ({ x: x * scale, y: y * scale }),
    async take(page) {
      const fitted = sharp(page)
        .flatten({ background: '#ffffff' })
        .resize({ width: Math.round(size.width * scale), height: Math.round(size.height * scale), fit: 'fill' })
        .blur(blur)
        .linear(dark, random.between(-6, 6));
      return developed(await toRaster(await fitted.png({ compressionLevel: 1 }).toBuffer()), noise, 0, random);
    },
  };
}

/** Draws a table in two colours of wood. */
function table(width: number, height: number, random: Random): Raster {
  const [base, grain] = [random.integer(40, 190), random.between(4, 22)];
  const [turn, tint] = [random.between(0.01, 0.05), random.between(0.75, 1)];
  const data = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const wave = Math.sin(y * turn + 3 * Math.sin(x * turn * 0.13)) + 0.5 * Math.sin(y * turn * 5.3 + x * 0.011);
      const at = (y * width + x) * 3;
      data[at] = kept(base + grain * wave);
      data[at + 1] = kept((base + grain * wave) * tint);
      data[at + 2] = kept((base + grain * wave) * tint * tint);
    }
  }
  return { data, width, height };
}

/** Draws a hand-held photograph of a page on a table. */
export function drawPhotograph(size: { readonly width: number; readonly height: number }, random: Random): Capture {
  const [width, height] = [1800, 1350];
  const fill = random.between(0.76, 0.88);
  const [across, down] = [width * fill, Math.min(height * 0.9, (width * fill * size.height) / size.width)];
  const shrunk = (down * size.width) / size.height / across;
  const reach = width * random.between(0.005, 0.03);
  const turn = random.between(-0.07, 0.07);
  const corner = (right: number, low: number): Spot => {
    const [x, y] = [(right * across * Math.min(1, shrunk)) / 2, (low * down) / 2];
    return {
      x: width / 2 + x * Math.cos(turn) - y * Math.sin(turn) + random.between(-reach, reach),
      y: height / 2 + x * Math.sin(turn) + y * Math.cos(turn) + random.between(-reach, reach),
    };
  };
  const seen: Quad = [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)];
  const flat: Quad = [
    { x: 0, y: 0 },
    { x: size.width, y: 0 },
    { x: size.width, y: size.height },
    { x: 0, y: size.height },
  ];
  const [toPicture, toPage] = [homographyBetween(flat, seen), homographyBetween(seen, flat)];
  const ground = table(width, height, random);
  const [blur, noise, smoothing] = [random.between(0.4, 1.3), random.between(1, 7), random.pick([0, 0.8, 1.2])];
  const light = random.between(-0.25, 0.25);
  return {
    locate: ({ x, y }) => project(toPicture, x, y),
    async take(sheet) {
      const { width: own = size.width } = await sharp(sheet).metadata();
      // A lens averages pixels, so a sheet much finer than the picture is scaled down first.
      const fine = await toRaster(
        await sharp(sheet)
          .resize({ width: Math.min(own, Math.round(across * 1.15)) })
          .png()
          .toBuffer(),
      );
      const scale = fine.width / size.width;
      const data = Uint8Array.from(ground.data);
      for (let y = 0; y < height; y += 1) {
        for (let x = 0; x < width; x += 1) {
          const spot = project(toPage, x, y);
          const isPage = spot.x >= 0 && spot.y >= 0 && spot.x < size.width && spot.y < size.height;
          const lit = 0.92 + light * (x / width - 0.5);
          for (let channel = 0; channel < 3; channel += 1) {
            const at = (y * width + x) * 3 + channel;
            const value = isPage ? sampled(fine, { x: spot.x * scale, y: spot.y * scale }, channel) : (data[at] ?? 0);
            data[at] = kept(value * lit);
          }
        }
      }
      const soft = await toRaster(
        await fromRaster({ data, width, height }).blur(blur).png({ compressionLevel: 1 }).toBuffer(),
      );
      return developed(soft, noise, smoothing, random);
    },
  };
}
