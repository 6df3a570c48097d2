/** The ZXing reader (WebAssembly) with its binary from the package: without it the library would fetch one. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { prepareZXingModule, type ReaderOptions, readBarcodes } from 'zxing-wasm/reader';
import type { GrayPixels } from '../images/pixels.ts';

export interface DecodedSymbol {
  readonly text: string;
  /** The bytes before any character set was applied. */
  readonly bytes: Uint8Array;
}

const OPTIONS: ReaderOptions = {
  formats: ['PDF417'],
  tryHarder: true,
  tryRotate: true,
  tryInvert: false,
  tryDownscale: true,
  textMode: 'Plain',
  maxNumberOfSymbols: 1,
};

let isPrepared = false;

function prepare(): void {
  if (isPrepared) return;
  const file = readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'));
  const wasmBinary = file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength);
  prepareZXingModule({ overrides: { wasmBinary } });
  isPrepared = true;
}

/** The first PDF417 symbol of a picture whose checks are right, null when there is none. */
export async function decodePdf417(gray: GrayPixels): Promise<DecodedSymbol | null> {
  prepare();
  const data = new Uint8ClampedArray(gray.width * gray.height * 4);
  const words = new Uint32Array(data.buffer);
  for (let at = 0; at < words.length; at += 1) words[at] = (gray.data[at] ?? 0) * 0x01010101;
  const picture = {
    data,
    width: gray.width,
    height: gray.height,
    colorSpace: 'srgb',
    pixelFormat: 'rgba-unorm8',
  } as const;
  const symbol = (await readBarcodes(picture, OPTIONS)).find((found) => found.isValid);
  return symbol === undefined ? null : { text: symbol.text, bytes: symbol.bytes };
}
