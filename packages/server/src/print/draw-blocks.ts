/** Drawing of each kind of block; a block that does not fit continues on the next sheet. */
import {
  contentWidth,
  drawMark,
  drawRule,
  ink,
  makeRoom,
  type Sheet,
  sheet,
  styles,
  widthOfMark,
  write,
} from './page.ts';
import type { Block, Fact, Picture } from './report.ts';
import { breakLines, drawLines, heightOf } from './text-lines.ts';

const left = sheet.margin;

type Drawer<Kind extends Block['kind']> = (on: Sheet, block: Extract<Block, { readonly kind: Kind }>) => void;

const factColumns = 3;
const gutter = 16;
const factWidth = (contentWidth - gutter * (factColumns - 1)) / factColumns;

/** Smallest font size in points, at which even an id of the widest letters fits a column. */
const smallestValue = 4.5;

/**
 * Lays out a value; a long word, such as an id, is printed smaller rather than broken, so that it can be copied whole.
 */
export function layValue({ doc }: Pick<Sheet, 'doc'>, text: string) {
  const value = breakLines(doc, text, styles.value, factWidth, 4);
  if (value.length === 1 || text.includes(' ')) return { value, style: styles.value };
  const [whole] = breakLines(doc, text, styles.code, Number.POSITIVE_INFINITY, 1);
  const fitting = (styles.code.size * factWidth) / (whole?.width ?? factWidth);
  const style = { ...styles.code, size: Math.min(styles.code.size, Math.max(smallestValue, fitting * 0.999)) };
  return { value: breakLines(doc, text, style, factWidth, 4), style };
}

function drawFactRow(on: Sheet, facts: readonly Fact[]): void {
  const laid = facts.map(({ label, value }) => ({
    label: breakLines(on.doc, label, styles.label, factWidth, 1),
    ...layValue(on, value ?? '–'),
  }));
  const height = Math.max(...laid.map(({ value, style }) => heightOf(value, style))) + 11;
  makeRoom(on, height);
  for (const [index, { label, value, style }] of laid.entries()) {
    const x = left + index * (factWidth + gutter);
    drawLines(on.doc, label, styles.label, x, on.y);
    drawLines(on.doc, value, style, x, on.y + 10.5);
  }
  on.y += height + 7;
}

const drawFacts: Drawer<'facts'> = (on, { facts }) => {
  for (let at = 0; at < facts.length; at += factColumns) drawFactRow(on, facts.slice(at, at + factColumns));
};

const drawTimeline: Drawer<'timeline'> = (on, { moments }) => {
  const step = 19;
  for (const [index, { label, at }] of moments.entries()) {
    makeRoom(on, step);
    const middle = on.y + 7;
    if (index < moments.length - 1 && on.y + 2 * step < sheet.height - sheet.bottom) {
      on.doc
        .moveTo(left + 4, middle)
        .lineTo(left + 4, middle + step)
        .lineWidth(1)
        .strokeColor(ink.line)
        .stroke();
    }
    on.doc.circle(left + 4, middle, 3).fill(ink.accent);
    write(on, label, styles.value, { x: left + 18, y: on.y, width: 170, lines: 1 });
    write(on, at, { ...styles.value, color: ink.muted }, { x: left + 200, y: on.y, width: 280, lines: 1 });
    on.y += step;
  }
};

const picture = { width: 115, height: 92, caption: 13, gap: 13 } as const;
const picturesInRow = 4;

function drawPicture(on: Sheet, { caption, jpeg }: Picture, missing: string, x: number): void {
  on.doc.roundedRect(x, on.y, picture.width, picture.height, 3).fill(ink.faint);
  if (jpeg === null) {
    const place = { x: x + 10, y: on.y + picture.height / 2 - 6, width: picture.width - 20, lines: 2 };
    write(on, missing, styles.small, place);
  } else {
    const fit: [number, number] = [picture.width - 6, picture.height - 6];
    on.doc.image(Buffer.from(jpeg), x + 3, on.y + 3, { fit, align: 'center', valign: 'center' });
  }
  write(on, caption, styles.small, { x, y: on.y + picture.height + 2, width: picture.width, lines: 1 });
}

const drawPictures: Drawer<'pictures'> = (on, { pictures, missing }) => {
  const height = picture.height + picture.caption;
  for (let at = 0; at < pictures.length; at += picturesInRow) {
    makeRoom(on, height);
    for (const [index, each] of pictures.slice(at, at + picturesInRow).entries()) {
      drawPicture(on, each, missing, left + index * (picture.width + picture.gap));
    }
    on.y += height + 6;
  }
};

const mark = { size: 6.8, column: 74, gap: 10 } as const;

/** Largest number of lines of a cell: the reasons of a check are sentences. */
const linesOfCell = 12;

const drawTable: Drawer<'table'> = (on, { columns, rows, markTitle }) => {
  const marks = rows.flatMap((row) => row.mark ?? []);
  const markColumn = Math.max(mark.column, ...marks.map((each) => widthOfMark(on, each, mark.size)));
  const markWidth = marks.length === 0 ? 0 : markColumn + mark.gap;
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  const widths = columns.map(({ share }) => ((contentWidth - markWidth) * share) / shares - 10);
  const starts = widths.map(
    (_width, index) => left + widths.slice(0, index).reduce((sum, width) => sum + width + 10, 0),
  );
  const markStart = sheet.width - sheet.margin - markColumn;
  const drawHead = () => {
    for (const [index, { title }] of columns.entries()) {
      write(on, title, styles.column, { x: starts[index] ?? left, y: on.y, width: widths[index] ?? 0, lines: 1 });
    }
    write(on, markTitle, styles.column, { x: markStart, y: on.y, width: markWidth, lines: 1 });
    drawRule(on, on.y + 13);
    on.y += 17;
  };
  makeRoom(on, 60);
  drawHead();
  for (const { cells, mark: result } of rows) {
    const laid = cells.map((cell, index) =>
      breakLines(on.doc, cell, index === 0 ? styles.cell : styles.cellMuted, widths[index] ?? 0, linesOfCell),
    );
    const height = Math.max(...laid.map((lines) => heightOf(lines, styles.cell)), 15);
    if (makeRoom(on, height)) drawHead();
    for (const [index, lines] of laid.entries()) {
      drawLines(on.doc, lines, index === 0 ? styles.cell : styles.cellMuted, starts[index] ?? left, on.y);
    }
    if (result !== null) drawMark(on, result, markStart, on.y - 1, mark.size);
    on.y += height + 4;
  }
  on.y += 4;
};

const drawNote: Drawer<'note'> = (on, { text }) => {
  makeRoom(on, 24);
  on.y += write(on, text, styles.subheading, { x: left, y: on.y, width: contentWidth, lines: 3 }) + 6;
};

const drawers: { readonly [Kind in Block['kind']]: Drawer<Kind> } = {
  facts: drawFacts,
  timeline: drawTimeline,
  pictures: drawPictures,
  table: drawTable,
  note: drawNote,
};

export function drawBlock<Kind extends Block['kind']>(on: Sheet, block: Extract<Block, { readonly kind: Kind }>): void {
  const draw = drawers[block.kind] as Drawer<Kind>;
  draw(on, block);
}
