import sharp from 'sharp';
import { backgroundPattern, PALETTES } from './background.ts';
import { asDayMonthNameYear } from './calendar-day.ts';
import { textPath } from './fonts.ts';
import { drawLabelled, type LabelledText } from './labelled-text.ts';
import { drawMrz, passportLines } from './mrz-lines.ts';
import type { Person } from './people.ts';
import { documentPortrait } from './portraits.ts';
import { makeRandom } from './random.ts';
import { svgLayer } from './svg-layer.ts';

/** TD3 is 125 x 88 mm. */
const PAGE_WIDTH = 1400;
const PAGE_HEIGHT = 986;
const PIXELS_A_MILLIMETRE = PAGE_WIDTH / 125;

export interface PassportOptions {
  readonly seed: number;
  /** One of PORTRAITS; counted round. */
  readonly portraitIndex: number;
  /** Width in pixels, 1400 by default. */
  readonly size?: number;
}

function dataOf(person: Person): readonly LabelledText[] {
  const given = [person.firstName, person.middleName].filter((part) => part !== null).join(' ');
  const x = 470;
  return [
    { label: 'Type / Type / Tipo', value: 'P', x, y: 190 },
    { label: 'Code / Code / Codigo', value: 'USA', x: x + 250, y: 190 },
    { label: 'Passport No. / No. du Passeport', value: person.passport.number, x: x + 520, y: 190 },
    { label: 'Surname / Nom / Apellidos', value: person.lastName, x, y: 268, maxWidth: 850 },
    { label: 'Given Names / Prenoms / Nombres', value: given, x, y: 346, maxWidth: 850 },
    { label: 'Nationality / Nationalite / Nacionalidad', value: 'UNITED STATES OF AMERICA', x, y: 424, maxWidth: 850 },
    { label: 'Date of birth / Date de naissance', value: asDayMonthNameYear(person.birthdate), x, y: 502 },
    { label: 'Sex / Sexe / Sexo', value: person.sex, x: x + 520, y: 502 },
    { label: 'Place of birth / Lieu de naissance', value: person.birthplace, x, y: 580, maxWidth: 850 },
    { label: 'Date of issue / Date de delivrance', value: asDayMonthNameYear(person.passport.issueDate), x, y: 658 },
    { label: 'Authority / Autorite', value: 'US DEPARTMENT OF STATE', x: x + 470, y: 658, maxWidth: 400 },
    {
      label: 'Date of expiration / Date d expiration',
      value: asDayMonthNameYear(person.passport.expirationDate),
      x,
      y: 736,
    },
  ];
}

/** The data page of a United States passport with its machine readable zone in OCR-B, PNG, TD3 proportions. */
export async function renderPassport(person: Person, options: PassportOptions): Promise<Buffer> {
  const random = makeRandom(options.seed, 'passport');
  const palette = random.pick(PALETTES);
  const [label, value] = random.pick([
    ['sans', 'sans'],
    ['condensed', 'condensed-bold'],
    ['serif', 'sans'],
  ] as const);
  const portrait = { left: random.integer(56, 70), top: random.integer(180, 220) };
  const content =
    textPath('UNITED STATES OF AMERICA', PAGE_WIDTH / 2, 84, {
      font: 'serif-bold',
      size: 48,
      fill: palette.title,
      anchor: 'middle',
    }) +
    textPath('PASSPORT', 60, 130, { font: 'serif-bold', size: 34, fill: palette.accent }) +
    drawLabelled(dataOf(person), palette, { label, value, labelSize: 17, valueSize: 33 }) +
    `<rect y="${PAGE_HEIGHT - 200}" width="${PAGE_WIDTH}" height="200" fill="#f7f6f2" fill-opacity="0.85"/>` +
    drawMrz(passportLines(person), 74, PAGE_HEIGHT - 66, PIXELS_A_MILLIMETRE);
  const page = await sharp(
    svgLayer(PAGE_WIDTH, PAGE_HEIGHT, backgroundPattern(PAGE_WIDTH, PAGE_HEIGHT, 'USA', palette, random)),
  )
    .composite([
      { input: await documentPortrait(options.portraitIndex, 368, 460), ...portrait },
      { input: svgLayer(PAGE_WIDTH, PAGE_HEIGHT, content) },
    ])
    .flatten()
    .png()
    .toBuffer();
  const width = options.size ?? PAGE_WIDTH;
  if (width === PAGE_WIDTH) return page;
  return sharp(page)
    .resize(width, Math.round((width * PAGE_HEIGHT) / PAGE_WIDTH), { fit: 'fill' })
    .png()
    .toBuffer();
}
