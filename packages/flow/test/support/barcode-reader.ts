/**
 * Barcode reader for pages of a Chromium without one, as is usual: the class of the Shape Detection API, backed by
 * ZXing, which reads each picture outside the page.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { BrowserContext } from 'playwright-core';
import sharp from 'sharp';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

let isPrepared = false;

/** A symbol with its place in pixels of the picture. */
export interface ReadSymbol {
  readonly text: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Returns the PDF417 symbol in an upright picture; null if none is readable. */
export async function readPdf417(picture: Buffer): Promise<ReadSymbol | null> {
  if (!isPrepared) {
    // Without the file the library would download one.
    const file = readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'));
    const wasmBinary = file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength);
    prepareZXingModule({ overrides: { wasmBinary } });
    isPrepared = true;
  }
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const image = {
    data: new Uint8ClampedArray(data),
    width,
    height,
    colorSpace: 'srgb',
    pixelFormat: 'rgba-unorm8',
  } as const;
  const found = await readBarcodes(image, { formats: ['PDF417'], tryHarder: true, textMode: 'Plain' });
  const symbol = found.find(({ isValid }) => isValid);
  if (symbol === undefined) return null;
  const { topLeft, bottomRight } = symbol.position;
  return { text: symbol.text, left: topLeft.x, top: topLeft.y, right: bottomRight.x, bottom: bottomRight.y };
}

/** Answers of the reader in a page. */
export interface ReaderOfPage {
  /** Texts in the order of the detections, null for a detection that found nothing. */
  readonly answers: (string | null)[];
  /** Largest number of concurrent detections. */
  readonly atOnce: number;
  /** True to reject detections from now on. */
  isBroken: boolean;
}

const script = `globalThis.BarcodeDetector = class {
  constructor({ formats }) { this.formats = formats; }
  static getSupportedFormats() { return Promise.resolve(['qr_code', 'pdf417']); }
  async detect(canvas) {
    const picture = canvas.toDataURL('image/jpeg', 0.95).split(',')[1];
    const rawValue = await readBarcodeHere(picture);
    return rawValue === null ? [] : [{ format: 'pdf417', rawValue }];
  }
};`;

/** Installs a PDF417 reader in the pages of `context`. */
export async function giveBarcodeReader(context: BrowserContext): Promise<ReaderOfPage> {
  let running = 0;
  let atOnce = 0;
  const answers: (string | null)[] = [];
  const reader = {
    answers,
    get atOnce() {
      return atOnce;
    },
    isBroken: false,
  };
  await context.exposeFunction('readBarcodeHere', async (picture: string) => {
    running += 1;
    atOnce = Math.max(atOnce, running);
    try {
      const answer = (await readPdf417(Buffer.from(picture, 'base64')))?.text ?? null;
      answers.push(answer);
      if (reader.isBroken) throw new Error('Barcode detection service unavailable.');
      return answer;
    } finally {
      running -= 1;
    }
  });
  await context.addInitScript(script);
  return reader;
}
