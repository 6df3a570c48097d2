import sharp from 'sharp';
import { backgroundPattern, drawPalette, type Palette } from './background.ts';
import { drawCode } from './code-symbol.ts';
import { textPath } from './fonts.ts';
import { drawFrontFrame, frontFields } from './licence-front.ts';
import { CARD_HEIGHT, CARD_WIDTH, frontLayout } from './licence-layout.ts';
import { licenceText } from './licence-text.ts';
import { drawPdf417 } from './pdf417.ts';
import type { Person } from './people.ts';
import { documentPortrait } from './portraits.ts';
import { drawFields } from './printed-field.ts';
import { makeRandom, type Random } from './random.ts';
import type { RenderedPage } from './rendered-page.ts';
import { specimenState } from './states.ts';
import { svgLayer } from './svg-layer.ts';

export interface LicenceOptions {
  /** Seed of colours, typefaces and positions. */
  readonly seed: number;
  /** Index in PORTRAITS, modulo its length. */
  readonly portraitIndex: number;
  readonly side: 'front' | 'back';
  /** Width in pixels; the height follows from ID-1 (85.60 x 53.98 mm). */
  readonly size?: number;
  /** Text of the symbol on the back; the person's by default. */
  readonly barcodeText?: string;
}

function paletteOf(seed: number): Palette {
  return drawPalette(makeRandom(seed, 'licence colours'));
}

/** Draws the front with every printed value and its place; in pixels of a card 1400 x 883. */
export async function drawLicenceFront(
  person: Person,
  options: Pick<LicenceOptions, 'seed' | 'portraitIndex'>,
): Promise<RenderedPage> {
  const palette = paletteOf(options.seed);
  const layout = frontLayout(options.seed, specimenState(person.subdivision).country);
  const fields = frontFields(person, layout, palette);
  const random = makeRandom(options.seed, 'licence pattern');
  const background = backgroundPattern(CARD_WIDTH, CARD_HEIGHT, person.subdivision, palette, random);
  const { portrait, ghost } = layout;
  const [picture, small] = await Promise.all([
    documentPortrait(options.portraitIndex, portrait.width, portrait.height),
    documentPortrait(options.portraitIndex, ghost.width, ghost.height),
  ]);
  const faint = await sharp(small).grayscale().ensureAlpha(0.32).png().toBuffer();
  const print =
    drawFrontFrame(person, layout, palette) +
    drawFields(fields, { font: layout.family.regular, size: 19, fill: palette.label });
  const png = await sharp(svgLayer(CARD_WIDTH, CARD_HEIGHT, background))
    .composite([
      { input: faint, left: ghost.x, top: ghost.y },
      { input: picture, left: portrait.x, top: portrait.y },
      { input: svgLayer(CARD_WIDTH, CARD_HEIGHT, print) },
    ])
    .flatten()
    .png()
    .toBuffer();
  return { png, fields, portrait };
}

/** Place between the symbol and the small print of a back. */
const INVENTORY_PLACE = { x: 92, y: 690 } as const;

interface SymbolShape {
  readonly columns: number;
  readonly ecLevel: number;
  readonly width: number;
}

function symbolShape(random: Random): SymbolShape {
  return { columns: random.integer(11, 16), ecLevel: random.integer(4, 5), width: random.integer(1080, 1230) };
}

/** Returns the width of one module of the seed's symbol on the back, in pixels of a card 1400 wide. */
export function licenceModule(seed: number): number {
  const { columns, width } = symbolShape(makeRandom(seed, 'licence back'));
  // Start, stop and two row indicators in addition to the data columns (ISO/IEC 15438).
  return width / (17 * (columns + 4) + 1);
}

/** Returns the text of a back's Code 128; null for the half that has none. */
export function inventoryNumber(person: Person, seed: number): string | null {
  return makeRandom(seed, 'inventory number').chance(0.5) ? person.licence.discriminator : null;
}

async function inventoryCode(person: Person, seed: number): Promise<string> {
  const text = inventoryNumber(person, seed);
  return text === null ? '' : (await drawCode(text, 'Code128', 3, INVENTORY_PLACE)).svg;
}

/** Draws a card back: magnetic stripe or none, PDF417 of a width and shape the standard permits, and small print. */
async function back(person: Person, options: LicenceOptions): Promise<Buffer> {
  const palette = paletteOf(options.seed);
  const random = makeRandom(options.seed, 'licence back');
  const symbol = await drawPdf417(options.barcodeText ?? licenceText(person), {
    ...symbolShape(random),
    rowHeight: 3,
  });
  const hasStripe = random.chance(0.6);
  const left = random.integer(60, CARD_WIDTH - 60 - symbol.width);
  const top = hasStripe ? random.integer(280, 320) : random.integer(120, 260);
  const print = { font: 'sans', size: 19, fill: palette.label } as const;
  const { name } = specimenState(person.subdivision);
  const inventory = await inventoryCode(person, options.seed);
  const content =
    backgroundPattern(CARD_WIDTH, CARD_HEIGHT, person.subdivision, palette, random) +
    (hasStripe ? `<rect y="60" width="${CARD_WIDTH}" height="170" fill="#1a1a1a"/>` : '') +
    `<rect x="${left - 30}" y="${top - 24}" width="${symbol.width + 60}" height="${symbol.height + 48}" fill="#ffffff"/>` +
    inventory +
    textPath(`CLASS: ${person.licence.vehicleClass}   RESTRICTIONS: ${person.licence.restrictions}`, 92, 800, print) +
    textPath(`This card is the property of the issuing authority. ${name}`, 92, 828, print) +
    textPath(`REV 07/15/2021   ${person.licence.discriminator}`, CARD_WIDTH - 92, 856, { ...print, anchor: 'end' });
  return sharp(svgLayer(CARD_WIDTH, CARD_HEIGHT, content))
    .composite([{ input: symbol.svg, left, top }])
    .flatten()
    .png()
    .toBuffer();
}

/**
 * Draws one side of a driver licence in the AAMVA card design style, PNG in the proportions of ID-1, 1400 x 883 by
 * default.
 */
export async function renderLicence(person: Person, options: LicenceOptions): Promise<Buffer> {
  const card = options.side === 'front' ? (await drawLicenceFront(person, options)).png : await back(person, options);
  const width = options.size ?? CARD_WIDTH;
  if (width === CARD_WIDTH) return card;
  return sharp(card)
    .resize(width, Math.round((width * CARD_HEIGHT) / CARD_WIDTH), { fit: 'fill' })
    .png()
    .toBuffer();
}
