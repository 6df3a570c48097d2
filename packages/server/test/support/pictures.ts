/** Small pictures for tests in which their subject does not matter. */
import sharp from 'sharp';

/** Returns a JPEG whose bytes differ by `shade`, 0 to 255. */
export async function plainPicture(shade: number, width = 1200, height = 800): Promise<Blob> {
  const bytes = await sharp({ create: { width, height, channels: 3, background: { r: shade, g: 120, b: 90 } } })
    .jpeg()
    .toBuffer();
  return new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' });
}
