/** Small copies of stored pictures for print, of bounded size for any original. */
import sharp from 'sharp';

const edge = 420;
const pixelsAtMost = 60_000_000;

/** Returns a JPEG of at most 420 × 420 pixels; null if the bytes are no picture. */
export async function thumbnailOf(bytes: Buffer): Promise<Buffer | null> {
  return sharp(bytes, { limitInputPixels: pixelsAtMost })
    .resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 78 })
    .toBuffer()
    .catch(() => null);
}
