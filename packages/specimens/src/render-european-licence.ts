/**
 * Rendering of fronts of driving licences of the European model: numbers in place of captions (Directive 2006/126/EC,
 * annex I).
 */
import sharp from 'sharp';
import { backgroundPattern, drawPalette } from './background.ts';
import { type EuropeanLicence, europeanLicenceDate } from './european-licence.ts';
import { FAMILIES, type FontPair, textPath } from './fonts.ts';
import { CARD_HEIGHT, CARD_WIDTH } from './licence-layout.ts';
import { documentPortrait } from './portraits.ts';
import { drawFields, type PrintedField } from './printed-field.ts';
import { makeRandom } from './random.ts';
import type { RenderedPage } from './rendered-page.ts';
import { svgLayer } from './svg-layer.ts';

export interface EuropeanLicenceOptions {
  /** Seed of colours, typefaces and positions. */
  readonly seed: number;
  /** Index in PORTRAITS, modulo its length. */
  readonly portraitIndex: number;
}

interface Grid {
  readonly left: number;
  readonly top: number;
  readonly pitch: number;
  readonly size: number;
  readonly family: FontPair;
  readonly ink: string;
}

type Cell = readonly [row: number, column: number, number: string, attribute: string | null, value: string];

function cellsOf(licence: EuropeanLicence): readonly Cell[] {
  const { countryCode } = licence.issuer;
  const date = (day: string) => europeanLicenceDate(day, countryCode);
  return [
    [0, 0, '1.', 'name-last', licence.surname],
    [1, 0, '2.', 'name-first', licence.givenNames],
    [2, 0, '3.', 'birthdate', `${date(licence.birthdate)} ${licence.birthplace}`],
    [3, 0, '4a.', 'issue-date', date(licence.issueDate)],
    [3, 1, '4c.', null, licence.authority],
    [4, 0, '4b.', 'expiration-date', date(licence.expirationDate)],
    [5, 0, '5.', 'identification-number', licence.number],
    [6, 0, '7.', null, ''],
    [7, 0, '9.', null, licence.categories],
  ];
}

function fieldsOf(licence: EuropeanLicence, { left, top, pitch, size, family, ink }: Grid): PrintedField[] {
  return cellsOf(licence).map(([row, column, number, attribute, value]) => {
    const x = left + column * 430;
    const y = top + row * pitch;
    const style = { font: family.bold, size, fill: ink, maxWidth: CARD_WIDTH - 50 - x - 62 };
    return { attribute, label: { text: number, x, y }, value, x: x + 62, y, style };
  });
}

/** Draws the blue field with the ring of stars, here of dots, and the sign of the state. */
function drawSign(sign: string, family: FontPair): string {
  const dots = Array.from({ length: 12 }, (_, index) => {
    const angle = (index * Math.PI) / 6;
    return `<circle cx="${130 + 58 * Math.cos(angle)}" cy="${105 + 58 * Math.sin(angle)}" r="6" fill="#f7d417"/>`;
  });
  const text = { font: family.bold, size: 46, fill: '#ffffff', anchor: 'middle' } as const;
  return `<rect x="40" y="36" width="180" height="138" fill="#1c3f94"/>${dots.join('')}${textPath(sign, 130, 121, text)}`;
}

/** Draws the front with every printed value and its place; in pixels of a card 1400 x 883. */
export async function drawEuropeanLicenceFront(
  licence: EuropeanLicence,
  { seed, portraitIndex }: EuropeanLicenceOptions,
): Promise<RenderedPage> {
  const random = makeRandom(seed, 'european licence front');
  const palette = drawPalette(random);
  const family = random.pick(FAMILIES);
  const portrait = { x: random.integer(48, 66), y: random.integer(206, 240), width: 370, height: 470 };
  const grid = {
    left: portrait.x + portrait.width + random.integer(40, 60),
    top: random.integer(232, 250),
    pitch: random.integer(72, 78),
    size: random.integer(36, 41),
    family,
    ink: palette.ink,
  };
  const fields = fieldsOf(licence, grid);
  const content =
    drawSign(licence.sign, family) +
    textPath(licence.title, 260, 92, { font: family.bold, size: 48, fill: palette.title, maxWidth: 1090 }) +
    textPath(licence.issuer.name, 260, 150, { font: family.regular, size: 34, fill: palette.title, maxWidth: 1090 }) +
    drawFields(fields, { font: family.regular, size: grid.size - 8, fill: palette.label });
  const body = backgroundPattern(CARD_WIDTH, CARD_HEIGHT, licence.issuer.mrzCode, palette, random);
  const png = await sharp(svgLayer(CARD_WIDTH, CARD_HEIGHT, body))
    .composite([
      {
        input: await documentPortrait(portraitIndex, portrait.width, portrait.height),
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
