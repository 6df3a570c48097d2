/** Printed front of a driver licence in the AAMVA card design style. */
import type { Palette } from './background.ts';
import { asMonthDayYear } from './calendar-day.ts';
import { type TextStyle, textPath } from './fonts.ts';
import { type Block, CARD_WIDTH, type FrontLayout } from './licence-layout.ts';
import type { Person } from './people.ts';
import type { PrintedField } from './printed-field.ts';
import { specimenState } from './states.ts';

interface Field {
  /** Attribute of the printed value; null for parts without an attribute. */
  readonly attribute: string | null;
  readonly label: string;
  readonly value: string;
  readonly column: 0 | 1 | 2;
  /** Maximum share of the text area for the value. */
  readonly share: number;
  readonly strong?: boolean;
  readonly accent?: boolean;
}

type Row = { readonly height: number; readonly fields: readonly Field[] };

function feetAndInches(inches: number): string {
  return `${Math.floor(inches / 12)}'-${String(inches % 12).padStart(2, '0')}"`;
}

/** Formats a date as on the country's cards: month first in the United States, year first in Canada. */
export function licenceDate(day: string, country: 'US' | 'CA'): string {
  return country === 'US' ? asMonthDayYear(day) : day.replaceAll('-', '/');
}

const field = (attribute: string | null, label: string, value: string, column: 0 | 1 | 2, share: number): Field => ({
  attribute,
  label,
  value,
  column,
  share,
});

const strong = (base: Field, accent = false): Field => ({ ...base, strong: true, accent });

function rowsOf(person: Person, layout: FrontLayout): Readonly<Record<Block, readonly Row[]>> {
  const { licence } = person;
  const { labels } = layout;
  const { country } = specimenState(person.subdivision);
  const given = [person.firstName, person.middleName, person.suffix].filter((part) => part !== null).join(' ');
  const city = `${person.city}, ${person.subdivision} ${person.postalCode}`;
  const height = country === 'US' ? feetAndInches(person.heightInches) : `${Math.round(person.heightInches * 2.54)} cm`;
  const date = (day: string) => licenceDate(day, country);
  return {
    number: [
      {
        height: 62,
        fields: [
          strong(field('identification-number', labels.number, licence.number, 0, 0.62), true),
          field('vehicle-class', labels.class, licence.vehicleClass, 2, 0.3),
        ],
      },
    ],
    expiry: [
      {
        height: 60,
        fields: [
          strong(field('expiration-date', labels.expiry, date(licence.expirationDate), 0, 0.62)),
          field('endorsements', labels.endorsements, licence.endorsements, 2, 0.3),
        ],
      },
    ],
    name: [
      { height: 50, fields: [strong(field('name-last', labels.last, person.lastName, 0, 1))] },
      { height: 50, fields: [strong(field('name-given', labels.given, given, 0, 1))] },
    ],
    address: [
      { height: 46, fields: [field('address-street-1', labels.address, person.street, 0, 0.95)] },
      { height: 64, fields: [field('address-city', '', city, 0, 0.95)] },
    ],
    birth: [
      {
        height: 62,
        fields: [
          strong(field('birthdate', labels.birth, date(person.birthdate), 0, 0.62), true),
          field('restrictions', labels.restrictions, licence.restrictions, 2, 0.3),
        ],
      },
    ],
    body: [
      {
        height: 58,
        fields: [field('sex', labels.sex, person.sex, 0, 0.25), field('height', labels.height, height, 1, 0.3)],
      },
      {
        height: 58,
        fields: [
          field(null, labels.eyes, person.eyeColor, 0, 0.25),
          field(null, labels.weight, `${person.weightPounds} lb`, 1, 0.3),
        ],
      },
    ],
    issue: [{ height: 58, fields: [field('issue-date', labels.issue, date(licence.issueDate), 0, 0.5)] }],
  };
}

function place(field: Field, y: number, layout: FrontLayout, palette: Palette): PrintedField {
  const span = layout.textRight - layout.textX;
  const x = layout.textX + span * [0, 0.36, 0.68][field.column]!;
  const isBare = /^\d?$/.test(field.label);
  const above = layout.labelsAbove && !isBare;
  const labelWidth = isBare ? 30 : 26 + 13 * Math.max(field.label.length, 5);
  const style: TextStyle = {
    font: field.strong === true ? layout.family.bold : layout.family.regular,
    size: (field.strong === true ? 36 : 32) - (above ? 6 : 0),
    fill: field.accent === true && layout.isAccented ? palette.accent : palette.ink,
    maxWidth: span * field.share - (above ? 0 : labelWidth),
  };
  const label = { text: field.label, x, y: above ? y - 31 : y };
  return { attribute: field.attribute, label, value: field.value, x: above ? x : x + labelWidth, y, style };
}

/** Returns every labelled value of a front with its place. */
export function frontFields(person: Person, layout: FrontLayout, palette: Palette): readonly PrintedField[] {
  const rows = rowsOf(person, layout);
  const placed: PrintedField[] = [];
  let y = layout.firstRow;
  for (const row of layout.order.flatMap((block) => rows[block])) {
    for (const field of row.fields) placed.push(place(field, y, layout, palette));
    y += row.height;
  }
  return placed;
}

/** Draws title, discriminator and signature, the parts of a front that are neither labelled values nor pictures. */
export function drawFrontFrame(person: Person, layout: FrontLayout, palette: Palette): string {
  const { portrait, family } = layout;
  const band = layout.titleBand ? `<rect width="${CARD_WIDTH}" height="132" fill="${palette.title}"/>` : '';
  const fill = layout.titleBand ? '#ffffff' : palette.title;
  const { name, country } = specimenState(person.subdivision);
  const title = { font: family.bold, size: 46, fill, anchor: 'end', maxWidth: 480 } as const;
  const kind = country === 'US' ? 'DRIVER LICENSE' : "DRIVER'S LICENCE";
  const small = { font: family.regular, size: 22, fill, anchor: 'end' } as const;
  const signature = `${person.firstName.charAt(0)}${person.firstName.slice(1).toLowerCase()} ${person.lastName.charAt(0)}`;
  return (
    band +
    textPath(name, 60, 98, { font: family.bold, size: 72, fill, maxWidth: 620 }) +
    textPath(kind, CARD_WIDTH - 60, 92, title) +
    textPath(country === 'US' ? 'USA' : 'CANADA', CARD_WIDTH - 60, 126, small) +
    textPath(`5 DD ${person.licence.discriminator}`, layout.textX, 832, {
      font: family.regular,
      size: 21,
      fill: palette.label,
    }) +
    `<g transform="translate(${portrait.x + 30} ${portrait.y + portrait.height + 92}) skewX(-18) rotate(-4)">` +
    textPath(signature, 0, 0, { font: 'serif', size: 46, fill: '#1b2a52', opacity: 0.85 }) +
    '</g>'
  );
}
