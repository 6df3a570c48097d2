/** Rendering of one drawing by two independent renderers: librsvg and PDFium. */
import { PDFiumLibrary } from '@hyzyla/pdfium';
import sharp from 'sharp';
import type { Path } from './outline-path.ts';

export interface Shape {
  readonly path: Path;
  /** Shade of grey or colour, #rrggbb. */
  readonly colour: string;
  /** Stroke as a line of this width with round or square ends; filled if absent. */
  readonly stroke?: { readonly width: number; readonly isRound: boolean };
}

export interface Drawing {
  /** Size in the units of the shapes. */
  readonly width: number;
  readonly height: number;
  readonly ground: string;
  readonly shapes: readonly Shape[];
}

export const RENDERERS = ['librsvg', 'pdfium'] as const;
export type Renderer = (typeof RENDERERS)[number];

function dataOf(path: Path): string {
  return path.map(([kind, ...numbers]) => `${kind}${numbers.map((each) => each.toFixed(3)).join(' ')}`).join('');
}

function svgShape({ path, colour, stroke }: Shape): string {
  if (stroke === undefined) return `<path d="${dataOf(path)}" fill="${colour}"/>`;
  const ends = stroke.isRound ? 'stroke-linecap="round" stroke-linejoin="round"' : 'stroke-linecap="butt"';
  return `<path d="${dataOf(path)}" fill="none" stroke="${colour}" stroke-width="${stroke.width.toFixed(3)}" ${ends}/>`;
}

function renderSvg({ width, height, ground, shapes }: Drawing, scale: number): Promise<Buffer> {
  const [across, down] = [Math.round(width * scale), Math.round(height * scale)];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${across}" height="${down}" viewBox="0 0 ${width} ${height}"><rect width="100%" height="100%" fill="${ground}"/>${shapes.map(svgShape).join('')}</svg>`;
  return sharp(Buffer.from(svg)).flatten().png().toBuffer();
}

function pdfColour(colour: string): string {
  return [1, 3, 5].map((at) => (Number.parseInt(colour.slice(at, at + 2), 16) / 255).toFixed(3)).join(' ');
}

function pdfShape({ path, colour, stroke }: Shape): string {
  const operators = { M: 'm', L: 'l', C: 'c', Z: 'h' } as const;
  const data = path
    .map(([kind, ...numbers]) => `${numbers.map((each) => each.toFixed(3)).join(' ')} ${operators[kind]}`)
    .join('\n');
  if (stroke === undefined) return `${pdfColour(colour)} rg\n${data}\nf`;
  const ends = stroke.isRound ? '1 J 1 j' : '0 J 0 j';
  return `${pdfColour(colour)} RG ${stroke.width.toFixed(3)} w ${ends}\n${data}\nS`;
}

function pdfOf({ width, height, ground, shapes }: Drawing): Uint8Array {
  const content = `1 0 0 -1 0 ${height} cm\n${pdfColour(ground)} rg 0 0 ${width} ${height} re f\n${shapes.map(pdfShape).join('\n')}`;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${width} ${height}]/Contents 4 0 R>>`,
    `<</Length ${content.length}>>stream\n${content}\nendstream`,
  ];
  let file = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const at = file.length;
    file += `${index + 1} 0 obj${object}endobj\n`;
    return `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const start = file.length;
  file += `xref\n0 5\n0000000000 65535 f \n${places.join('')}trailer<</Size 5/Root 1 0 R>>\nstartxref\n${start}\n%%EOF`;
  return Buffer.from(file, 'latin1');
}

let library: Promise<PDFiumLibrary> | null = null;

async function renderPdf(drawing: Drawing, scale: number): Promise<Buffer> {
  library ??= PDFiumLibrary.init();
  const document = await (await library).loadDocument(pdfOf(drawing));
  try {
    const { data } = await document.getPage(0).render({
      scale,
      render: ({ data: pixels, width, height }) =>
        sharp(pixels, { raw: { width, height, channels: 4 } })
          .flatten()
          .png()
          .toBuffer(),
    });
    return Buffer.from(data);
  } finally {
    document.destroy();
  }
}

/** Renders a PNG with `scale` pixels per unit. */
export function renderDrawing(drawing: Drawing, renderer: Renderer, scale: number): Promise<Buffer> {
  return renderer === 'pdfium' ? renderPdf(drawing, scale) : renderSvg(drawing, scale);
}
