/** Decoding of one untrusted picture. Runs in the decode process only. */
import heicDecode from 'heic-decode';
import sharp, { type Sharp } from 'sharp';
import type { CaptureMetadata, ImageRefusal, ImageRefusalReason, PdfFacts, TextLine } from '../facts.ts';
import { NO_METADATA, readCaptureMetadata } from './capture-metadata.ts';
import { differenceHash } from './difference-hash.ts';
import { type ImageLimits, NORMALIZED_JPEG_QUALITY, NORMALIZED_LONG_SIDE } from './image-limits.ts';
import type { UploadFormat } from './sniff-format.ts';

export interface DecodedPage {
  readonly jpeg: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly perceptualHash: string;
  readonly fineHash: string;
  /** Of a PDF: what it states in text, in pixels of the page. */
  readonly layer: readonly TextLine[];
}

export interface DecodedUpload {
  readonly ok: true;
  /** One for a picture. */
  readonly pages: readonly DecodedPage[];
  readonly capture: CaptureMetadata;
  readonly pdf: PdfFacts | null;
}

class Refused extends Error {
  readonly reason: ImageRefusalReason;

  constructor(reason: ImageRefusalReason) {
    super(reason);
    this.reason = reason;
  }
}

/** Leaves libvips nothing but the three loaders that are needed: each further one is an attack surface. */
export function restrictLoaders(): void {
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] });
}

/** Upright, metadata-free JPEG of a picture, or of each page; every failure is a typed refusal. */
export async function decodeUpload(
  bytes: Uint8Array,
  format: UploadFormat,
  limits: ImageLimits,
): Promise<DecodedUpload | ImageRefusal> {
  try {
    if (format === 'pdf') return await decodePdf(bytes);
    const capture = readCaptureMetadata(bytes);
    const upright = format === 'heic' ? await openHeic(bytes, limits) : await openWithLibvips(bytes, limits);
    return { ok: true, pages: [await writePage(upright, [])], capture, pdf: null };
  } catch (error) {
    return { ok: false, reason: reasonOf(error) };
  }
}

async function decodePdf(bytes: Uint8Array): Promise<DecodedUpload | ImageRefusal> {
  // Loaded with the first PDF: most processes never see one.
  const { readPdf } = await import('../pdf/read-pdf.ts');
  const result = await readPdf(bytes, ({ pixels, layer }) => {
    const { data, width, height } = pixels;
    return writePage(sharp(data, { raw: { width, height, channels: 4 } }), layer);
  });
  if (!result.ok) return result;
  return { ok: true, pages: result.pages, capture: NO_METADATA, pdf: result.facts };
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

async function openWithLibvips(bytes: Uint8Array, limits: ImageLimits): Promise<Sharp> {
  const options = { failOn: 'error', limitInputPixels: limits.maxPixels - 1, pages: 1 } as const;
  const { width, height, pages } = await sharp(bytes, options).metadata();
  if ((pages ?? 1) > 1) throw new Refused('unsupported_format');
  checkSize(width, height, limits);
  return sharp(bytes, options).autoOrient();
}

/** libheif turns the picture by its own properties, so the EXIF orientation must not be applied again. */
async function openHeic(bytes: Uint8Array, limits: ImageLimits): Promise<Sharp> {
  const images = await heicDecode.all({ buffer: bytes });
  try {
    const first = images[0];
    if (first === undefined) throw new Refused('corrupt');
    checkSize(first.width, first.height, limits);
    const { data, width, height } = await first.decode();
    return sharp(data, { raw: { width, height, channels: 4 }, limitInputPixels: limits.maxPixels - 1 });
  } finally {
    images.dispose();
  }
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
