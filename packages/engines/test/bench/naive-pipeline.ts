/**
 * Baseline of an afternoon's work: tesseract.js on the raw photograph of the front, `@zxing/library` on that of the
 * back. Its language data is in a package; nothing is downloaded.
 */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { BinaryBitmap, DecodeHintType, HybridBinarizer, PDF417Reader, RGBLuminanceSource } from '@zxing/library';
import sharp from 'sharp';
import { createWorker, OEM } from 'tesseract.js';
import { parseAamva } from '../../src/barcode/aamva/parse-aamva.ts';

export interface NaiveReading {
  /** All text of the front, as read. */
  readonly text: string;
  /** Values of the barcode; empty if it was not read. */
  readonly barcode: Readonly<Record<string, string | undefined>>;
}

export interface NaivePipeline {
  read(front: Buffer, back: Buffer | null): Promise<NaiveReading>;
  close(): Promise<void>;
}

const DATA = join(
  dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json')),
  '4.0.0_best_int',
);

async function readBarcode(picture: Buffer): Promise<string | null> {
  const { data, info } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true });
  const source = new RGBLuminanceSource(new Uint8ClampedArray(data), info.width, info.height);
  const hints = new Map<DecodeHintType, unknown>([[DecodeHintType.TRY_HARDER, true]]);
  try {
    return new PDF417Reader().decode(new BinaryBitmap(new HybridBinarizer(source)), hints).getText();
  } catch {
    // The library throws if there is no symbol.
    return null;
  }
}

/** Starts the recognizer, in about a second. */
export async function createNaivePipeline(): Promise<NaivePipeline> {
  const worker = await createWorker('eng', OEM.LSTM_ONLY, { langPath: DATA, gzip: true, cacheMethod: 'none' });
  return {
    async read(front, back) {
      const { data } = await worker.recognize(front);
      const text = back === null ? null : await readBarcode(back);
      const record = text === null ? null : parseAamva(text);
      return { text: data.text, barcode: record?.ok ? record.record.attributes : {} };
    },
    close: async () => void (await worker.terminate()),
  };
}
