/** Small valid files of every accepted format, from which hostile ones are made. */
import { readFile } from 'node:fs/promises';
import { makePerson, makeUtilityBill } from '@countersign/specimens';
import sharp, { type Sharp } from 'sharp';
import { keepWhenLoaded } from '../../src/process/keep-when-loaded.ts';

export type GoodFiles = Readonly<
  Record<'jpeg' | 'progressive' | 'png' | 'webp' | 'lossless' | 'gif' | 'heic' | 'avif' | 'tiff' | 'pdf', Buffer>
>;

/** Creates pixels that compress badly, so that a cut is inside picture data. */
export function noise(width: number, height: number): Sharp {
  const pattern = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#808080', noise: pattern } });
}

export const goodFiles: () => Promise<GoodFiles> = keepWhenLoaded(async () => {
  const picture = sharp(await noise(320, 240).png().toBuffer());
  const asOf = '2026-06-01';
  return {
    jpeg: await picture.clone().withMetadata({ orientation: 6 }).jpeg({ quality: 80 }).toBuffer(),
    progressive: await picture.clone().jpeg({ progressive: true }).toBuffer(),
    png: await picture.clone().png().toBuffer(),
    webp: await picture.clone().webp().toBuffer(),
    lossless: await picture.clone().webp({ lossless: true }).toBuffer(),
    gif: await picture.clone().gif().toBuffer(),
    avif: await picture.clone().avif({ effort: 0 }).toBuffer(),
    tiff: await picture.clone().tiff({ compression: 'lzw' }).toBuffer(),
    heic: await readFile(new URL('../data/heic/quarters.heic', import.meta.url)),
    pdf: makeUtilityBill(makePerson(7, { asOf, subdivision: 'CA' }), 7, asOf).pdf,
  };
});
