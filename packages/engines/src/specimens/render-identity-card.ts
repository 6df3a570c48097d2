import sharp from 'sharp';
import { backgroundPattern, PALETTES, type Palette } from './background.ts';
import { textPath } from './fonts.ts';
import { type IdentityCardIssuer, identityCardIssuer } from './identity-card-issuers.ts';
import { drawLabelled, type LabelledText } from './labelled-text.ts';
import { drawMrz, identityCardLines } from './mrz-lines.ts';
import type { Person } from './people.ts';
import { documentPortrait } from './portraits.ts';
import { makeRandom } from './random.ts';
import { svgLayer } from './svg-layer.ts';

const CARD_WIDTH = 1400;
const CARD_HEIGHT = 883;
const PIXELS_A_MILLIMETRE = CARD_WIDTH / 85.6;

export interface IdentityCardOptions {
  /** Draws the issuer too, see identityCardIssuer. */
  readonly seed: number;
  /** One of PORTRAITS; counted round. */
  readonly portraitIndex: number;
  readonly side: 'front' | 'back';
  /** Width in pixels, 1400 by default. */
  readonly size?: number;
}

/** YYYY-MM-DD as DD.MM.YYYY. */
function pointedDate(day: string): string {
  return `${day.slice(8, 10)}.${day.slice(5, 7)}.${day.slice(0, 4)}`;
}

function frontData(person: Person, issuer: IdentityCardIssuer): readonly LabelledText[] {
  const given = [person.firstName, person.middleName].filter((part) => part !== null).join(' ');
  const x = 520;
  return [
    { label: 'Document No.', value: person.identityCard.number, x: x + 440, y: 190 },
    { label: 'Surname', value: person.lastName, x, y: 280, maxWidth: 800 },
    { label: 'Given names', value: given, x, y: 370, maxWidth: 800 },
    { label: 'Date of birth', value: pointedDate(person.birthdate), x, y: 460 },
    { label: 'Sex', value: person.sex, x: x + 400, y: 460 },
    { label: 'Nationality', value: issuer.nationality, x, y: 550 },
    { label: 'Date of issue', value: pointedDate(person.identityCard.issueDate), x, y: 640 },
    { label: 'Date of expiry', value: pointedDate(person.identityCard.expirationDate), x, y: 730 },
  ];
}

async function front(
  person: Person,
  issuer: IdentityCardIssuer,
  palette: Palette,
  options: IdentityCardOptions,
): Promise<Buffer> {
  const random = makeRandom(options.seed, 'identity card front');
  const body = backgroundPattern(CARD_WIDTH, CARD_HEIGHT, issuer.mrzCode, palette, random);
  const content =
    textPath(issuer.name, 60, 78, { font: 'sans-bold', size: 44, fill: palette.title, maxWidth: 1280 }) +
    textPath(issuer.title, 60, 122, { font: 'sans', size: 27, fill: palette.title, maxWidth: 1280 }) +
    drawLabelled(frontData(person, issuer), palette, {
      label: 'sans',
      value: 'sans-bold',
      labelSize: 19,
      valueSize: 36,
    });
  return sharp(svgLayer(CARD_WIDTH, CARD_HEIGHT, body))
    .composite([
      { input: await documentPortrait(options.portraitIndex, 400, 500), left: 60, top: random.integer(200, 260) },
      { input: svgLayer(CARD_WIDTH, CARD_HEIGHT, content) },
    ])
    .flatten()
    .png()
    .toBuffer();
}

function back(person: Person, issuer: IdentityCardIssuer, palette: Palette, seed: number): Promise<Buffer> {
  const random = makeRandom(seed, 'identity card back');
  const address: readonly LabelledText[] = [
    { label: 'Address', value: person.street, x: 90, y: 200, maxWidth: 1200 },
    { label: 'City', value: `${person.postalCode} ${person.city}`, x: 90, y: 290, maxWidth: 1200 },
    { label: 'Height', value: `${Math.round(person.heightInches * 2.54)} cm`, x: 90, y: 380 },
  ];
  const content =
    backgroundPattern(CARD_WIDTH, CARD_HEIGHT, issuer.mrzCode, palette, random) +
    drawLabelled(address, palette, { label: 'sans', value: 'sans', labelSize: 19, valueSize: 34 }) +
    `<rect y="500" width="${CARD_WIDTH}" height="383" fill="#f8f8f5" fill-opacity="0.85"/>` +
    drawMrz(identityCardLines(person, issuer), 78, CARD_HEIGHT - 80, PIXELS_A_MILLIMETRE);
  return sharp(svgLayer(CARD_WIDTH, CARD_HEIGHT, content))
    .flatten()
    .png()
    .toBuffer();
}

/** One side of a TD1 identity card; the machine readable zone is on the back. PNG, 1400 x 883 by default. */
export async function renderIdentityCard(person: Person, options: IdentityCardOptions): Promise<Buffer> {
  const issuer = identityCardIssuer(options.seed);
  const palette = makeRandom(options.seed, 'identity card colours').pick(PALETTES);
  const card =
    options.side === 'front'
      ? await front(person, issuer, palette, options)
      : await back(person, issuer, palette, options.seed);
  const width = options.size ?? CARD_WIDTH;
  if (width === CARD_WIDTH) return card;
  return sharp(card)
    .resize(width, Math.round((width * CARD_HEIGHT) / CARD_WIDTH), { fit: 'fill' })
    .png()
    .toBuffer();
}
