import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer';
import { svgLayer } from './svg-layer.ts';

export interface Pdf417Options {
  /** Data columns, 1 to 30; licences use about 13. */
  readonly columns: number;
  /** Error correction level, 0 to 8 (ISO/IEC 15438); AAMVA requires at least 3. */
  readonly ecLevel: number;
  /** Width of the symbol in pixels. */
  readonly width: number;
  /** Height of one row in modules. */
  readonly rowHeight?: number;
}

let isPrepared = false;

/** Loads the writer's program from disk; without it the library would download one. */
export function prepareBarcodeWriter(): void {
  if (isPrepared) return;
  const file = createRequire(import.meta.url).resolve('zxing-wasm/writer/zxing_writer.wasm');
  const bytes = readFileSync(file);
  const wasmBinary = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
  prepareZXingModule({ overrides: { wasmBinary } });
  isPrepared = true;
}

/** Pixels per row of the writer's picture. */
const WRITER_ROW_HEIGHT = 3;

/** Draws a PDF417 symbol without a quiet zone as an SVG picture; throws if the text does not fit. */
export async function drawPdf417(
  text: string,
  options: Pdf417Options,
): Promise<{ readonly svg: Buffer; readonly width: number; readonly height: number }> {
  prepareBarcodeWriter();
  const { symbol, error } = await writeBarcode(text, {
    format: 'PDF417',
    options: `columns=${options.columns},ecLevel=${options.ecLevel}`,
    scale: 1,
  });
  if (error !== '') throw new RangeError(`the text does not fit a symbol: ${error}`);
  const rows = Math.floor(symbol.height / WRITER_ROW_HEIGHT);
  const rowHeight = options.rowHeight ?? 3;
  let path = '';
  for (let row = 0; row < rows; row += 1) {
    for (let x = 0; x < symbol.width; x += 1) {
      const dark = (symbol.data[row * WRITER_ROW_HEIGHT * symbol.width + x] ?? 255) < 128;
      if (dark) path += `M${x} ${row * rowHeight}h1v${rowHeight}h-1z`;
    }
  }
  const scale = options.width / symbol.width;
  const height = Math.round(rows * rowHeight * scale);
  const content = `<g transform="scale(${scale})"><path d="${path}" fill="#000" shape-rendering="crispEdges"/></g>`;
  return { svg: svgLayer(options.width, height, content), width: options.width, height };
}
