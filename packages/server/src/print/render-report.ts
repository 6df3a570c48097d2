/** Renders a report as PDF: A4 sheets, embedded fonts, the id and the sheet number on each. */
import PdfDocument from 'pdfkit';
import { drawBlock } from './draw-blocks.ts';
import { fontsOf } from './fonts.ts';
import { loadFonts } from './load-fonts.ts';
import { contentWidth, drawMark, drawRule, ink, makeRoom, type Sheet, sheet, styles, write } from './page.ts';
import type { Report, Section } from './report.ts';
import { breakLines, useFonts } from './text-lines.ts';

const left = sheet.margin;
const right = sheet.width - sheet.margin;

/** Characters of the layout's own texts. */
const fixedTexts = `${String.fromCharCode(...Array.from({ length: 95 }, (_value, index) => 32 + index))}…–·`;

/** Returns every text in a report, at any depth. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (value === null || typeof value !== 'object' || value instanceof Uint8Array || value instanceof Date) return [];
  return Object.values(value).flatMap(textsOf);
}

export async function renderReport(report: Report): Promise<Buffer> {
  const doc = new PdfDocument({
    size: 'A4',
    // Texts are positioned explicitly; the library's own page breaks would interfere.
    margin: 0,
    bufferPages: true,
    lang: report.language,
    displayTitle: true,
    info: { Title: `${report.kind} ${report.id}`, Creator: 'Countersign', CreationDate: report.printedAt },
  });
  useFonts(doc, await loadFonts(fontsOf([...textsOf(report), fixedTexts])));
  const chunks: Buffer[] = [];
  const finished = new Promise<void>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', resolve);
    doc.on('error', reject);
  });
  const on: Sheet = { doc, y: sheet.top };
  drawHead(on, report);
  for (const section of report.sections) drawSection(on, section);
  drawFeet(on, report);
  attach(doc, report);
  doc.end();
  await finished;
  return Buffer.concat(chunks);
}

function attach(doc: PDFKit.PDFDocument, { attachment, printedAt }: Report): void {
  if (attachment === undefined) return;
  const { name, mimeType, text } = attachment;
  doc.file(Buffer.from(text), { name, type: mimeType, creationDate: printedAt, modifiedDate: printedAt });
}

function drawHead(on: Sheet, { kind, id, title, mark, stamp, facts }: Report): void {
  on.doc.rect(0, 0, sheet.width, 6).fill(ink.accent);
  const over = stamp === null ? kind : `${kind} · ${stamp}`;
  write(on, over, { ...styles.subheading, color: ink.accent }, { x: left, y: on.y, width: contentWidth, lines: 1 });
  on.y += 15;
  const markSize = 10;
  const titleWidth = contentWidth - 130;
  const height = write(on, title, styles.title, { x: left, y: on.y, width: titleWidth, lines: 2 });
  const text = breakLines(on.doc, mark.text, { ...styles.value, size: markSize, weight: 'bold' }, 200, 1)[0];
  drawMark(on, mark, right - (text?.width ?? 0) - markSize * 1.5, on.y + 6, markSize);
  on.y += height + 2;
  on.y += write(on, id, styles.subheading, { x: left, y: on.y, width: contentWidth, lines: 1 }) + 10;
  drawRule(on, on.y);
  on.y += 14;
  drawBlock(on, { kind: 'facts', facts });
}

function drawSection(on: Sheet, { title, subtitle, mark, blocks }: Section): void {
  makeRoom(on, 92);
  on.y += 8;
  drawRule(on, on.y);
  on.y += 13;
  const width = breakLines(on.doc, title, styles.heading, contentWidth - 130, 1)[0]?.width ?? 0;
  write(on, title, styles.heading, { x: left, y: on.y, width: contentWidth - 130, lines: 1 });
  if (mark !== undefined) drawMark(on, mark, left + width + 10, on.y + 1.5);
  on.y += 20;
  if (subtitle !== undefined) {
    on.y += write(on, subtitle, styles.subheading, { x: left, y: on.y, width: contentWidth, lines: 2 });
  }
  on.y += 6;
  for (const block of blocks) drawBlock(on, block);
}

function drawFeet({ doc }: Sheet, report: Report): void {
  const { start, count } = doc.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    doc.switchToPage(page);
    const on: Sheet = { doc, y: sheet.height - 40 };
    drawRule(on, on.y - 8);
    write(on, report.foot, styles.small, {
      x: left,
      y: on.y,
      width: contentWidth - 70,
      lines: 1,
    });
    const number = `${page - start + 1} / ${count}`;
    const width = breakLines(doc, number, styles.small, 70, 1)[0]?.width ?? 0;
    write(on, number, styles.small, { x: right - width, y: on.y, width: 70, lines: 1 });
  }
}
