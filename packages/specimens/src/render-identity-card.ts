/**
 * Rendering of identity cards of the size of a bank card (TD1): data and portrait on the front, address and zone on the
 * back.
 */
import sharp from 'sharp';
import { backgroundPattern, drawPalette, type Palette } from './background.ts';
import { drawCode } from './code-symbol.ts';
import { drawMrz } from './draw-mrz.ts';
import { FAMILIES, type FontPair, textPath } from './fonts.ts';
import { CARD_HEIGHT, CARD_WIDTH } from './licence-layout.ts';
import { documentPortrait } from './portraits.ts';
import { drawFields, type PrintedField } from './printed-field.ts';
import { makeRandom } from './random.ts';
import type { TravelPageOptions } from './render-travel-page.ts';
import type { RenderedPage } from './rendered-page.ts';
import { svgLayer } from './svg-layer.ts';
import type { TravelDocument } from './travel-document.ts';
import { type Caption, caption, travelDate } from './travel-labels.ts';

const PIXELS_A_MILLIMETRE = CARD_WIDTH / 85.6;

interface Look {
  readonly palette: Palette;
  readonly family: FontPair;
}

function lookOf(seed: number): Look {
  const random = makeRandom(seed, 'identity card look');
  return { palette: drawPalette(random), family: random.pick(FAMILIES) };
}

function frontFields(document: TravelDocument, { palette, family }: Look, left: number, first: number): PrintedField[] {
  const { issuer } = document;
  const date = (day: string) => travelDate(day, issuer.dateStyle, issuer.languages);
  const rows: readonly (readonly [number, number, Caption, string | null, string])[] = [
    [0, 0, 'number', 'identification-number', document.number],
    [1, 0, 'surname', 'name-last', document.surname],
    [2, 0, 'given', 'name-first', document.givenNames],
    [3, 0, 'birth', 'birthdate', date(document.birthdate)],
    [3, 1, 'sex', 'sex', document.sex],
    [4, 0, 'nationality', 'nationality', issuer.nationality],
    [5, 0, 'issue', 'issue-date', date(document.issueDate)],
    [6, 0, 'expiry', 'expiration-date', date(document.expirationDate)],
  ];
  return rows.map(([row, column, name, attribute, value]) => {
    const x = left + column * 520;
    const y = first + row * 92;
    return {
      attribute,
      label: { text: caption(name, issuer.languages, false), x, y: y - 39 },
      value,
      x,
      y,
      style: { font: family.bold, size: 36, fill: palette.ink, maxWidth: CARD_WIDTH - 50 - x },
    };
  });
}

/** Draws the front with every printed value and its place; in pixels of a card 1400 x 883. */
export async function drawIdentityCardFront(
  document: TravelDocument,
  options: TravelPageOptions,
): Promise<RenderedPage> {
  const random = makeRandom(options.seed, 'identity card front');
  const look = lookOf(options.seed);
  const { palette, family } = look;
  const portrait = { x: 60, y: random.integer(200, 270), width: random.integer(370, 400), height: 490 };
  const left = portrait.x + portrait.width + random.integer(50, 70);
  const fields = frontFields(document, look, left, random.integer(196, 214));
  const content =
    textPath(document.issuer.name, 60, 74, { font: family.bold, size: 44, fill: palette.title, maxWidth: 1280 }) +
    textPath(document.issuer.cardTitle ?? '', 60, 118, {
      font: family.regular,
      size: 27,
      fill: palette.title,
      maxWidth: 1280,
    }) +
    drawFields(fields, { font: family.regular, size: 18, fill: palette.label });
  const body = backgroundPattern(CARD_WIDTH, CARD_HEIGHT, document.issuer.mrzCode, palette, random);
  const png = await sharp(svgLayer(CARD_WIDTH, CARD_HEIGHT, body))
    .composite([
      {
        input: await documentPortrait(options.portraitIndex, portrait.width, portrait.height),
        left: portrait.x,
        top: portrait.y,
      },
      { input: svgLayer(CARD_WIDTH, CARD_HEIGHT, content) },
    ])
    .flatten()
    .png()
    .toBuffer();
  return { png, fields, portrait };
}

/** Returns the symbol on a back: its format and text. */
export function cardCode(
  document: TravelDocument,
  seed: number,
): { readonly format: 'QRCode' | 'DataMatrix'; readonly text: string } {
  const random = makeRandom(seed, 'identity card symbol');
  const text = `${document.issuer.mrzCode}:${document.number}:${random.integer(100_000, 999_999)}`;
  return { format: random.pick(['QRCode', 'DataMatrix']), text };
}

/** Draws the back: address, height, a symbol and the three lines of the zone. */
export async function drawIdentityCardBack(document: TravelDocument, seed: number): Promise<Buffer> {
  const random = makeRandom(seed, 'identity card back');
  const { palette, family } = lookOf(seed);
  const field = (label: string, value: string, row: number): PrintedField => ({
    attribute: null,
    label: { text: label, x: 90, y: 163 + row * 90 },
    value,
    x: 90,
    y: 200 + row * 90,
    style: { font: family.regular, size: 34, fill: palette.ink, maxWidth: 960 },
  });
  const fields = [
    field('Address', document.street, 0),
    field('City', document.city, 1),
    field('Height', `${document.heightCentimetres} cm`, 2),
  ];
  const { format, text } = cardCode(document, seed);
  const symbol = await drawCode(text, format, 8, { x: 1080, y: 150 });
  const content =
    backgroundPattern(CARD_WIDTH, CARD_HEIGHT, document.issuer.mrzCode, palette, random) +
    symbol.svg +
    drawFields(fields, { font: family.regular, size: 19, fill: palette.label }) +
    `<rect y="500" width="${CARD_WIDTH}" height="383" fill="#f8f8f5" fill-opacity="${random.pick([0.3, 0.6, 0.9])}"/>` +
    drawMrz(document.mrzLines, random.integer(72, 100), CARD_HEIGHT - random.integer(64, 84), PIXELS_A_MILLIMETRE);
  return sharp(svgLayer(CARD_WIDTH, CARD_HEIGHT, content))
    .flatten()
    .png()
    .toBuffer();
}
