/**
 * Decoder of HEIC pictures, whose coding libvips does not support, by libheif in WebAssembly. Runs in the decode
 * process only.
 */
import libheif, { type HeifImage } from 'libheif-js/wasm-bundle.js';

export interface HeicPicture {
  /**
   * Displayed size: turned and cropped by the picture's own properties, so its EXIF orientation must not be applied
   * again.
   */
  readonly width: number;
  readonly height: number;
  /** Decodes to four interleaved 8-bit channels; undefined if the picture cannot be decoded. */
  decode(): Promise<Uint8ClampedArray | undefined>;
}

/**
 * Calls `use` with the file's picture and frees it. Of several pictures it is the primary one (ISO/IEC 23008-12,
 * 8.11.4): a phone may write others before it. Thumbnails and depth maps do not count as pictures.
 *
 * @throws Error if the file contains no picture
 */
export async function withHeicPicture<T>(bytes: Uint8Array, use: (picture: HeicPicture) => Promise<T>): Promise<T> {
  await libheif.ready;
  const decoder = new libheif.HeifDecoder();
  const images = decoder.decode(bytes);
  try {
    const image = images.find((each) => each.is_primary()) ?? images[0];
    if (image === undefined) throw new Error('The file holds no picture');
    return await use(pictureOf(image));
  } finally {
    for (const image of images) image.free();
    decoder.decoder?.delete();
  }
}

function pictureOf(image: HeifImage): HeicPicture {
  const [width, height] = [image.get_width(), image.get_height()];
  return {
    width,
    height,
    decode: () =>
      new Promise((resolve) => {
        const data = new Uint8ClampedArray(width * height * 4);
        image.display({ data, width, height }, (shown) => resolve(shown?.data));
      }),
  };
}
