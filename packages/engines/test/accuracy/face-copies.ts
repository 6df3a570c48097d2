import sharp, { type Sharp } from 'sharp';
import type { Point } from '../../src/facts.ts';

/** Degraded copy of a photograph, with the mapping of its points. */
export interface FaceCopy {
  readonly name: string;
  make(photograph: Buffer): Promise<{ readonly jpeg: Buffer; place(point: Point): Point }>;
}

function copyOf(name: string, change: (image: Sharp) => Sharp, mirrored = false): FaceCopy {
  return {
    name,
    async make(photograph) {
      const { width } = await sharp(photograph).metadata();
      // Encoded in between, since sharp applies its operations in its own order.
      const changed = await change(sharp(photograph)).toBuffer();
      const { data, info } = await sharp(changed).jpeg({ quality: 92 }).toBuffer({ resolveWithObject: true });
      const scale = info.width / width;
      return { jpeg: data, place: ({ x, y }) => ({ x: (mirrored ? width - x : x) * scale, y: y * scale }) };
    },
  };
}

/** Conditions of a second picture of the same person, as far as one photograph can simulate them. */
export const FACE_COPIES: readonly FaceCopy[] = [
  copyOf('half the size', (image) => image.resize({ width: 960 })),
  copyOf('a third of the size', (image) => image.resize({ width: 640 })),
  copyOf('blur of 2.5 px', (image) => image.blur(2.5)),
  copyOf('JPEG quality 25', (image) => image.jpeg({ quality: 25 })),
  copyOf('half the light', (image) => image.modulate({ brightness: 0.55 })),
  copyOf('mirrored', (image) => image.flop(), true),
  copyOf('as printed on a card', (image) =>
    image.resize({ width: 700 }).modulate({ saturation: 0.4 }).blur(0.8).jpeg({ quality: 55 }),
  ),
];
