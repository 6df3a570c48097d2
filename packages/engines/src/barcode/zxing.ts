/** ZXing reader (WebAssembly) with the binary from the package: without it the library would download one. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { prepareZXingModule, type ReaderOptions, type ReadResult, readBarcodes } from 'zxing-wasm/reader';
import type { Box, CodeFacts } from '../facts.ts';
import type { GrayPixels } from '../images/pixels.ts';

export interface DecodedSymbol {
  readonly text: string;
  /** Bytes before decoding by a character set. */
  readonly bytes: Uint8Array;
  /** Box in pixels of the decoded picture. */
  readonly box: Box;
}

const PDF417_OPTIONS: ReaderOptions = {
  formats: ['PDF417'],
  tryHarder: true,
  tryRotate: true,
  tryInvert: false,
  tryDownscale: true,
  textMode: 'Plain',
  maxNumberOfSymbols: 1,
};

/** Formats that identity cards have in addition to PDF417 or in place of it; one pass searches all of them. */
const CODE_FORMATS: readonly CodeFacts['format'][] = ['QRCode', 'DataMatrix', 'Aztec', 'Code128'];

const CODE_OPTIONS: ReaderOptions = { ...PDF417_OPTIONS, formats: [...CODE_FORMATS], maxNumberOfSymbols: 4 };

/** Minimum length; shorter texts are other bars mistaken for a symbol. */
const SHORTEST_CODE = 4;

let isPrepared = false;

function prepare(): void {
  if (isPrepared) return;
  const file = readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'));
  const wasmBinary = file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength);
  prepareZXingModule({ overrides: { wasmBinary } });
  isPrepared = true;
}

function read(gray: GrayPixels, options: ReaderOptions): Promise<ReadResult[]> {
  prepare();
  const data = new Uint8ClampedArray(gray.width * gray.height * 4);
  const words = new Uint32Array(data.buffer);
  for (let at = 0; at < words.length; at += 1) words[at] = (gray.data[at] ?? 0) * 0x01010101;
  const { width, height } = gray;
  const picture = { data, width, height, colorSpace: 'srgb', pixelFormat: 'rgba-unorm8' } as const;
  return readBarcodes(picture, options);
}

function boxAround({ topLeft, topRight, bottomRight, bottomLeft }: ReadResult['position']): Box {
  const xs = [topLeft.x, topRight.x, bottomRight.x, bottomLeft.x];
  const ys = [topLeft.y, topRight.y, bottomRight.y, bottomLeft.y];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** Returns the first valid PDF417 symbol of a picture; null if there is none. */
export async function decodePdf417(gray: GrayPixels): Promise<DecodedSymbol | null> {
  const symbol = (await read(gray, PDF417_OPTIONS)).find((found) => found.isValid);
  return symbol === undefined ? null : { text: symbol.text, bytes: symbol.bytes, box: boxAround(symbol.position) };
}

/** Returns the valid QR, Data Matrix, Aztec and Code 128 symbols of a picture. */
export async function decodeCodes(gray: GrayPixels): Promise<readonly CodeFacts[]> {
  const found = (await read(gray, CODE_OPTIONS)).filter(({ isValid, text }) => isValid && text.length >= SHORTEST_CODE);
  return found.flatMap(({ format, text, position }) => {
    const known = CODE_FORMATS.find((name) => name === format);
    return known === undefined ? [] : [{ format: known, text, box: boxAround(position) }];
  });
}
