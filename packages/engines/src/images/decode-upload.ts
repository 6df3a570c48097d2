/** Decoding of one untrusted picture. Runs in the decode process only. */
import sharp, { type Sharp } from 'sharp';
import type { CaptureMetadata, CompressionFacts, ImageRefusal, ImageRefusalReason, PdfFacts } from '../facts.ts';
import type { TextLine } from '../picture-facts.ts';
import { NO_METADATA, readCaptureMetadata } from './capture-metadata.ts';
import { compressionOfUpload } from './compression/compression-of-upload.ts';
import { differenceHash } from './difference-hash.ts';
import { withPlainBrands } from './heif-coding.ts';
import { type ImageLimits, MOST_PAGES, NORMALIZED_JPEG_QUALITY, NORMALIZED_LONG_SIDE } from './image-limits.ts';
import { withHeicPicture } from './open-heic.ts';
import type { PictureFormat, UploadFormat } from './sniff-format.ts';
import { pagesOfTiff } from './tiff-pages.ts';

export interface DecodedPage {
  readonly jpeg: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly perceptualHash: string;
  readonly fineHash: string;
  /** Text of a PDF page, in pixels of the page. */
  readonly layer: readonly TextLine[];
}

export interface DecodedUpload {
  readonly ok: true;
  /** Decoded pages; one for a picture. */
  readonly pages: readonly DecodedPage[];
  readonly capture: CaptureMetadata;
  readonly pdf: PdfFacts | null;
  /** Compression of a picture; null for formats and sizes that are not measured. */
  readonly compression: CompressionFacts | null;
}

class Refused extends Error {
  readonly reason: ImageRefusalReason;

  constructor(reason: ImageRefusalReason) {
    super(reason);
    this.reason = reason;
  }
}

/**
 * Disables all loaders of libvips except the needed ones: each one is an attack surface. Its HEIF loader only supports
 * AV1 here.
 */
export function restrictLoaders(): void {
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ['VipsForeignLoad'] });
  const formats = ['Jpeg', 'Png', 'Webp', 'Heif', 'Tiff'];
  sharp.unblock({ operation: formats.map((format) => `VipsForeignLoad${format}`) });
}

/** Decodes a picture, or each page, to an upright JPEG without metadata; every failure is a typed refusal. */
export async function decodeUpload(
  bytes: Uint8Array,
  format: UploadFormat,
  limits: ImageLimits,
): Promise<DecodedUpload | ImageRefusal> {
  try {
    if (format === 'pdf') return await decodePdf(bytes);
    const capture = readCaptureMetadata(bytes);
    const pages = await decodePicture(bytes, format, limits);
    const [page] = pages;
    const isMeasured = page !== undefined && (format === 'jpeg' || format === 'png');
    const compression = isMeasured ? await compressionOfUpload(bytes, page, limits) : null;
    return { ok: true, pages, capture, pdf: null, compression };
  } catch (error) {
    return { ok: false, reason: reasonOf(error) };
  }
}

async function decodePdf(bytes: Uint8Array): Promise<DecodedUpload | ImageRefusal> {
  // Loaded with the first PDF: most processes never decode one.
  const { readPdf } = await import('../pdf/read-pdf.ts');
  const result = await readPdf(bytes, ({ pixels, layer }) => {
    const { data, width, height } = pixels;
    return writePage(sharp(data, { raw: { width, height, channels: 4 } }), layer);
  });
  if (!result.ok) return result;
  return { ok: true, pages: result.pages, capture: NO_METADATA, pdf: result.facts, compression: null };
}

async function writePage(upright: Sharp, layer: readonly TextLine[]): Promise<DecodedPage> {
  const { data, info } = await upright
    .flatten({ background: '#ffffff' })
    .resize(NORMALIZED_LONG_SIDE, NORMALIZED_LONG_SIDE, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .jpeg({ quality: NORMALIZED_JPEG_QUALITY })
    .toBuffer({ resolveWithObject: true });
  const [perceptualHash, fineHash] = await Promise.all([differenceHash(sharp(data)), differenceHash(sharp(data), 16)]);
  return { jpeg: data, width: info.width, height: info.height, perceptualHash, fineHash, layer };
}

async function decodePicture(bytes: Uint8Array, format: PictureFormat, limits: ImageLimits): Promise<DecodedPage[]> {
  if (format === 'heic') return [await decodeHeic(withPlainBrands(bytes, format), limits)];
  if (format === 'avif')
    return [await writePage(await openWithLibvips(withPlainBrands(bytes, format), format, limits), [])];
  if (format !== 'tiff') return [await writePage(await openWithLibvips(bytes, format, limits), [])];
  const indices = pagesOfTiff(bytes);
  if (indices.length === 0) throw new Refused('unsupported_format');
  const pages: DecodedPage[] = [];
  for (const index of indices.slice(0, MOST_PAGES)) {
    pages.push(await writePage(await openPage(bytes, index, limits), []));
  }
  return pages;
}

/** Opens the relevant picture: the primary one of an AVIF with several. Animations are not pictures of documents. */
async function openWithLibvips(bytes: Uint8Array, format: PictureFormat, limits: ImageLimits): Promise<Sharp> {
  const { pages, pagePrimary } = await sharp(bytes, openOptions(0, limits)).metadata();
  if (format !== 'avif' && (pages ?? 1) > 1) throw new Refused('unsupported_format');
  return openPage(bytes, pagePrimary ?? 0, limits);
}

async function openPage(bytes: Uint8Array, page: number, limits: ImageLimits): Promise<Sharp> {
  const options = openOptions(page, limits);
  const { width, height } = await sharp(bytes, options).metadata();
  checkSize(width, height, limits);
  return sharp(bytes, options).autoOrient();
}

const openOptions = (page: number, { maxPixels }: ImageLimits) =>
  ({ failOn: 'error', limitInputPixels: maxPixels - 1, page, pages: 1 }) as const;

function decodeHeic(bytes: Uint8Array, limits: ImageLimits): Promise<DecodedPage> {
  return withHeicPicture(bytes, async (picture) => {
    const { width, height } = picture;
    checkSize(width, height, limits);
    const pixels = await picture.decode();
    if (pixels === undefined) throw new Refused('corrupt');
    return writePage(
      sharp(pixels, { raw: { width, height, channels: 4 }, limitInputPixels: limits.maxPixels - 1 }),
      [],
    );
  });
}

function checkSize(width: number, height: number, limits: ImageLimits): void {
  const tooLong = Math.max(width, height) > limits.maxSide;
  if (tooLong || width * height >= limits.maxPixels) throw new Refused('too_many_pixels');
}

function reasonOf(error: unknown): ImageRefusalReason {
  if (error instanceof Refused) return error.reason;
  const message = error instanceof Error ? error.message : '';
  if (/pixel limit|dimensions? (?:are|is) too large|exceeds user limit/i.test(message)) return 'too_many_pixels';
  if (/out of memory|unable to allocate|allocation failed/i.test(message)) return 'out_of_memory';
  return 'corrupt';
}
