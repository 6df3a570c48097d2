/** Rendering of pages with the portrait, the data and the machine-readable zone: passports, visas and TD2 cards. */
import sharp from 'sharp';
import { backgroundPattern, drawPalette } from './background.ts';
import { drawMrz } from './draw-mrz.ts';
import { FAMILIES, type FontPair, textPath } from './fonts.ts';
import { documentPortrait } from './portraits.ts';
import { drawFields, type PrintedField } from './printed-field.ts';
import { makeRandom, type Random } from './random.ts';
import type { RenderedPage } from './rendered-page.ts';
import { svgLayer } from './svg-layer.ts';
import type { TravelDocument, TravelKind } from './travel-document.ts';
import { type Caption, caption, travelDate } from './travel-labels.ts';

const PAGE_WIDTH = 1400;

/** Sizes in millimetres, ICAO Doc 9303 parts 4, 6 and 7. */
const SIZES: Readonly<Record<Exclude<TravelKind, 'identity-card'>, readonly [number, number]>> = {
  passport: [125, 88],
  'visa-a': [120, 80],
  'td2-card': [105, 74],
  'visa-b': [105, 74],
};

export interface TravelPageOptions {
  /** Seed of colours, typefaces and positions. */
  readonly seed: number;
  /** Index in PORTRAITS, modulo its length. */
  readonly portraitIndex: number;
}

interface Cell {
  readonly name: Caption;
  readonly value: string;
  readonly attribute: string | null;
}

function cellsOf(document: TravelDocument): Readonly<Record<Caption, Cell>> {
  const { issuer } = document;
  const date = (day: string) => travelDate(day, issuer.dateStyle, issuer.languages);
  const cell = (name: Caption, attribute: string | null, value: string): Cell => ({ name, attribute, value });
  return {
    type: cell('type', null, document.kind.startsWith('visa') ? 'V' : document.kind === 'passport' ? 'P' : 'I'),
    code: cell('code', null, issuer.mrzCode),
    number: cell('number', 'identification-number', document.number),
    surname: cell('surname', 'name-last', document.surname),
    given: cell('given', 'name-first', document.givenNames),
    nationality: cell('nationality', 'nationality', issuer.nationality),
    birth: cell('birth', 'birthdate', date(document.birthdate)),
    sex: cell('sex', 'sex', document.sex),
    birthplace: cell('birthplace', 'birthplace', document.birthplace),
    issue: cell('issue', 'issue-date', date(document.issueDate)),
    authority: cell('authority', null, issuer.authority),
    expiry: cell('expiry', 'expiration-date', date(document.expirationDate)),
  };
}

const ARRANGEMENTS: readonly (readonly (readonly Caption[])[])[] = [
  [['type', 'code', 'number'], ['surname'], ['given'], ['nationality'], ['birth', 'sex'], ['birthplace'], ['issue', 'authority'], ['expiry']],
  [['type', 'code', 'number'], ['surname'], ['given'], ['nationality', 'sex'], ['birth', 'birthplace'], ['issue', 'expiry'], ['authority']],
  [['type', 'code', 'number'], ['surname'], ['given'], ['birth', 'nationality'], ['sex', 'birthplace'], ['issue'], ['expiry', 'authority']],
]; // biome-ignore format: a table

const VISA: readonly (readonly Caption[])[] = [
  ['type', 'code', 'number'], ['surname'], ['given'], ['nationality', 'sex'], ['birth', 'birthplace'], ['issue', 'expiry'],
]; // biome-ignore format: a table

interface Grid {
  readonly left: number;
  readonly top: number;
  readonly pitch: number;
  readonly columns: readonly [number, number];
  readonly family: FontPair;
  readonly ink: string;
  readonly isBold: boolean;
  readonly labelSize: number;
  readonly valueSize: number;
}

function placeRows(document: TravelDocument, rows: readonly (readonly Caption[])[], grid: Grid): PrintedField[] {
  const cells = cellsOf(document);
  const isPassport = document.kind === 'passport';
  const room = PAGE_WIDTH - 50 - grid.left;
  return rows.flatMap((row, index) =>
    row.map((name, column) => {
      const y = grid.top + index * grid.pitch;
      const starts = row.length === 3 ? [0, 0.26, 0.5] : [0, grid.columns[1]];
      const x = Math.round(grid.left + room * (starts[column] ?? 0));
      const next = column + 1 < row.length ? (starts[column + 1] ?? 1) : 1;
      const share = next - (starts[column] ?? 0);
      return {
        attribute: cells[name].attribute,
        label: { text: caption(name, document.issuer.languages, isPassport), x, y: y - grid.valueSize - 3 },
        value: cells[name].value,
        x,
        y,
        style: {
          font: grid.isBold ? grid.family.bold : grid.family.regular,
          size: grid.valueSize,
          fill: grid.ink,
          maxWidth: room * share - 14,
        },
      };
    }),
  );
}

function gridOf(random: Random, left: number, ink: string, pitch: number): Grid {
  return {
    left,
    top: random.integer(178, 192),
    pitch,
    columns: [0, random.between(0.54, 0.6)],
    family: random.pick(FAMILIES),
    ink,
    isBold: random.chance(0.35),
    labelSize: random.integer(15, 17),
    valueSize: random.integer(31, 35),
  };
}

/** Draws a page of any kind except identity cards, PNG 1400 pixels wide in the proportions of its kind. */
export async function drawTravelPage(document: TravelDocument, options: TravelPageOptions): Promise<RenderedPage> {
  const { kind, issuer } = document;
  if (kind === 'identity-card') throw new RangeError('an identity card has two sides; see drawIdentityCard');
  const [millimetres, high] = SIZES[kind];
  const scale = PAGE_WIDTH / millimetres;
  const height = Math.round(high * scale);
  const random = makeRandom(options.seed, `page ${kind}`);
  const palette = drawPalette(random);
  const portraitHeight = random.integer(420, kind === 'passport' ? 470 : 430);
  const portraitWidth = Math.round(portraitHeight * 0.79);
  const portrait = {
    x: random.integer(50, 72),
    y: random.integer(176, 210),
    width: portraitWidth,
    height: portraitHeight,
  };
  const rows = kind.startsWith('visa') ? VISA : random.pick(ARRANGEMENTS);
  const pitch = Math.floor((height - 195 - 190) / (rows.length - 0.6));
  const grid = gridOf(random, portrait.x + portrait.width + random.integer(34, 54), palette.ink, Math.min(pitch, 82));
  const fields = placeRows(document, rows, grid);
  const title =
    kind === 'passport' ? issuer.passportTitle : kind.startsWith('visa') ? 'VISA' : (issuer.cardTitle ?? '');
  const heading = { font: grid.family.bold, size: 46, fill: palette.title, anchor: 'middle', maxWidth: 1240 } as const;
  const content =
    textPath(issuer.name, PAGE_WIDTH / 2, 76, heading) +
    textPath(title, 56, 130, { font: grid.family.bold, size: 30, fill: palette.accent, maxWidth: 900 }) +
    drawFields(fields, { font: grid.family.regular, size: grid.labelSize, fill: palette.label }) +
    `<rect y="${height - 190}" width="${PAGE_WIDTH}" height="190" fill="#f7f6f2" fill-opacity="${random.pick([0.3, 0.6, 0.9])}"/>` +
    drawMrz(document.mrzLines, Math.round(6 * scale), Math.round(height - 6 * scale), scale);
  const png = await sharp(
    svgLayer(PAGE_WIDTH, height, backgroundPattern(PAGE_WIDTH, height, issuer.mrzCode, palette, random)),
  )
    .composite([
      {
        input: await documentPortrait(options.portraitIndex, portrait.width, portrait.height),
        left: portrait.x,
        top: portrait.y,
      },
      { input: svgLayer(PAGE_WIDTH, height, content) },
    ])
    .flatten()
    .png()
    .toBuffer();
  return { png, fields, portrait };
}
