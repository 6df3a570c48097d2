import sharp from 'sharp';
import { backgroundPattern, PALETTES } from './background.ts';
import { textPath } from './fonts.ts';
import { CARD_HEIGHT, CARD_WIDTH, drawFrontText, frontLayout } from './licence-front.ts';
import { licenceText } from './licence-text.ts';
import { drawPdf417 } from './pdf417.ts';
import type { Person } from './people.ts';
import { documentPortrait } from './portraits.ts';
import { makeRandom } from './random.ts';
import { specimenState } from './states.ts';
import { svgLayer } from './svg-layer.ts';

export interface LicenceOptions {
  /** Draws colours, type faces and positions. */
  readonly seed: number;
  /** One of PORTRAITS; counted round. */
  readonly portraitIndex: number;
  readonly side: 'front' | 'back';
  /** Width in pixels; the height follows from ID-1 (85.60 x 53.98 mm). */
  readonly size?: number;
}

function paletteOf(seed: number) {
  return makeRandom(seed, 'licence colours').pick(PALETTES);
}

async function front(person: Person, options: LicenceOptions): Promise<Buffer> {
  const palette = paletteOf(options.seed);
  const layout = frontLayout(options.seed);
  const background = backgroundPattern(
    CARD_WIDTH,
    CARD_HEIGHT,
    person.subdivision,
    palette,
    makeRandom(options.seed, 'licence pattern'),
  );
  const { portrait, ghost } = layout;
  const [picture, small] = await Promise.all([
    documentPortrait(options.portraitIndex, portrait.width, portrait.height),
    documentPortrait(options.portraitIndex, ghost.width, ghost.height),
  ]);
  const faint = await sharp(small).grayscale().ensureAlpha(0.32).png().toBuffer();
  return sharp(svgLayer(CARD_WIDTH, CARD_HEIGHT, background))
    .composite([
      { input: faint, left: ghost.x, top: ghost.y },
      { input: picture, left: portrait.x, top: portrait.y },
      { input: svgLayer(CARD_WIDTH, CARD_HEIGHT, drawFrontText(person, layout, palette)) },
    ])
    .flatten()
    .png()
    .toBuffer();
}

/** Magnetic stripe, PDF417 and the small print of a card back. */
async function back(person: Person, options: LicenceOptions): Promise<Buffer> {
  const palette = paletteOf(options.seed);
  const random = makeRandom(options.seed, 'licence back');
  const symbol = await drawPdf417(licenceText(person), { columns: 13, ecLevel: 5, width: 1218 });
  const left = Math.round((CARD_WIDTH - symbol.width) / 2);
  const top = random.integer(300, 340);
  const body = backgroundPattern(CARD_WIDTH, CARD_HEIGHT, person.subdivision, palette, random);
  const print = { font: 'sans', size: 19, fill: palette.label } as const;
  const { name } = specimenState(person.subdivision);
  const content =
    body +
    `<rect y="60" width="${CARD_WIDTH}" height="170" fill="#1a1a1a"/>` +
    `<rect x="${left - 30}" y="${top - 24}" width="${symbol.width + 60}" height="${symbol.height + 48}" fill="#ffffff"/>` +
    textPath(`CLASS: ${person.licence.vehicleClass}   RESTRICTIONS: ${person.licence.restrictions}`, 92, 780, print) +
    textPath(`This card is the property of the State. ${name}`, 92, 812, print) +
    textPath(`REV 07/15/2021   ${person.licence.discriminator}`, CARD_WIDTH - 92, 846, { ...print, anchor: 'end' });
  return sharp(svgLayer(CARD_WIDTH, CARD_HEIGHT, content))
    .composite([{ input: symbol.svg, left, top }])
    .flatten()
    .png()
    .toBuffer();
}

/** One side of a driver licence in the AAMVA card design style, PNG in the proportions of ID-1, 1400 x 883 by default. */
export async function renderLicence(person: Person, options: LicenceOptions): Promise<Buffer> {
  const card = options.side === 'front' ? await front(person, options) : await back(person, options);
  const width = options.size ?? CARD_WIDTH;
  if (width === CARD_WIDTH) return card;
  return sharp(card)
    .resize(width, Math.round((width * CARD_HEIGHT) / CARD_WIDTH), { fit: 'fill' })
    .png()
    .toBuffer();
}
