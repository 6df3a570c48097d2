import type { Palette } from './background.ts';
import { asMonthDayYear } from './calendar-day.ts';
import { type FontName, textPath } from './fonts.ts';
import type { Person } from './people.ts';
import { makeRandom } from './random.ts';
import { specimenState } from './states.ts';

export const CARD_WIDTH = 1400;
export const CARD_HEIGHT = 883;

/** Where the parts of one licence front stand; drawn from the seed. Pixels of a card 1400 x 883. */
export interface FrontLayout {
  readonly portrait: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly ghost: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly textX: number;
  readonly textRight: number;
  readonly band: boolean;
  readonly labelsAbove: boolean;
  readonly lettering: FontName;
  readonly strong: FontName;
  readonly rowShift: number;
}

/** The layout of a seed: portrait left or right, labels beside or above the values, three type faces. */
export function frontLayout(seed: number): FrontLayout {
  const random = makeRandom(seed, 'licence layout');
  const [lettering, strong] = random.pick([
    ['sans', 'sans-bold'],
    ['condensed', 'condensed-bold'],
    ['serif', 'serif-bold'],
  ] as const);
  const isRight = random.chance(0.25);
  const y = random.integer(176, 200);
  const height = random.integer(470, 520);
  const width = Math.round(height * 0.8);
  const textX = isRight ? 62 : 62 + width + 42;
  return {
    portrait: { x: isRight ? CARD_WIDTH - 56 - width : 56, y, width, height },
    ghost: { x: isRight ? CARD_WIDTH - 56 - width - 210 : CARD_WIDTH - 220, y: 590, width: 160, height: 200 },
    textX,
    textRight: isRight ? CARD_WIDTH - 56 - width - 40 : CARD_WIDTH - 56,
    band: random.chance(0.5),
    labelsAbove: random.chance(0.4),
    lettering,
    strong,
    rowShift: random.integer(-6, 6),
  };
}

interface Field {
  readonly label: string;
  readonly value: string;
  readonly column: 0 | 1 | 2;
  readonly row: number;
  /** Share of the text area the value may take. */
  readonly share: number;
  readonly strong?: boolean;
  readonly accent?: boolean;
}

function feetAndInches(inches: number): string {
  return `${Math.floor(inches / 12)}'-${String(inches % 12).padStart(2, '0')}"`;
}

function fieldsOf(person: Person): readonly Field[] {
  const { licence } = person;
  const given = [person.firstName, person.middleName, person.suffix].filter((part) => part !== null).join(' ');
  return [
    { label: '4d DL', value: licence.number, column: 0, row: 0, share: 0.62, strong: true, accent: true },
    { label: '9 CLASS', value: licence.vehicleClass, column: 2, row: 0, share: 0.3 },
    { label: '4b EXP', value: asMonthDayYear(licence.expirationDate), column: 0, row: 1, share: 0.62, strong: true },
    { label: '9a END', value: licence.endorsements, column: 2, row: 1, share: 0.3 },
    { label: '1', value: person.lastName, column: 0, row: 2, share: 1, strong: true },
    { label: '2', value: given, column: 0, row: 3, share: 1, strong: true },
    { label: '8', value: person.street, column: 0, row: 4, share: 0.95 },
    { label: '', value: `${person.city}, ${person.subdivision} ${person.postalCode}`, column: 0, row: 5, share: 0.95 },
    {
      label: '3 DOB',
      value: asMonthDayYear(person.birthdate),
      column: 0,
      row: 6,
      share: 0.62,
      strong: true,
      accent: true,
    },
    { label: '12 RSTR', value: licence.restrictions, column: 2, row: 6, share: 0.3 },
    { label: '15 SEX', value: person.sex, column: 0, row: 7, share: 0.25 },
    { label: '16 HGT', value: feetAndInches(person.heightInches), column: 1, row: 7, share: 0.3 },
    { label: '18 EYES', value: person.eyeColor, column: 0, row: 8, share: 0.25 },
    { label: '17 WGT', value: `${person.weightPounds} lb`, column: 1, row: 8, share: 0.3 },
    { label: '4a ISS', value: asMonthDayYear(licence.issueDate), column: 0, row: 9, share: 0.5 },
  ];
}

/** Baselines of the rows; rows of names and address stand closer. */
const ROWS = [232, 294, 352, 402, 456, 500, 566, 630, 690, 752] as const;

function drawField(field: Field, layout: FrontLayout, palette: Palette): string {
  const span = layout.textRight - layout.textX;
  const x = layout.textX + span * [0, 0.36, 0.68][field.column]!;
  const y = (ROWS[field.row] ?? 0) + layout.rowShift;
  const isCompact = field.label.includes(' ');
  const above = layout.labelsAbove && isCompact;
  const labelWidth = field.label === '' || !isCompact ? 30 : 108;
  const fill = field.accent === true ? palette.accent : palette.ink;
  const label = textPath(field.label, x, above ? y - 31 : y, { font: layout.lettering, size: 19, fill: palette.label });
  const value = textPath(field.value, above ? x : x + labelWidth, y, {
    font: field.strong === true ? layout.strong : layout.lettering,
    size: (field.strong === true ? 36 : 32) - (above ? 6 : 0),
    fill,
    maxWidth: span * field.share - (above ? 0 : labelWidth),
  });
  return label + value;
}

function drawTitle(person: Person, layout: FrontLayout, palette: Palette): string {
  const band = layout.band ? `<rect width="${CARD_WIDTH}" height="132" fill="${palette.title}"/>` : '';
  const fill = layout.band ? '#ffffff' : palette.title;
  const { name } = specimenState(person.subdivision);
  return (
    band +
    textPath(name, 60, 98, { font: layout.strong, size: 72, fill, maxWidth: 620 }) +
    textPath('DRIVER LICENSE', CARD_WIDTH - 60, 92, {
      font: layout.strong,
      size: 46,
      fill,
      anchor: 'end',
      maxWidth: 480,
    }) +
    textPath('USA', CARD_WIDTH - 60, 126, { font: layout.lettering, size: 22, fill, anchor: 'end' })
  );
}

/** Everything printed on the front except the portraits, as SVG content. */
export function drawFrontText(person: Person, layout: FrontLayout, palette: Palette): string {
  const { portrait } = layout;
  const signature = `${person.firstName.charAt(0)}${person.firstName.slice(1).toLowerCase()} ${person.lastName.charAt(0)}`;
  return (
    drawTitle(person, layout, palette) +
    fieldsOf(person)
      .map((field) => drawField(field, layout, palette))
      .join('') +
    textPath(`5 DD ${person.licence.discriminator}`, layout.textX, 812, {
      font: layout.lettering,
      size: 21,
      fill: palette.label,
    }) +
    `<g transform="translate(${portrait.x + 30} ${portrait.y + portrait.height + 92}) skewX(-18) rotate(-4)">` +
    textPath(signature, 0, 0, { font: 'serif', size: 46, fill: '#1b2a52', opacity: 0.85 }) +
    '</g>'
  );
}
