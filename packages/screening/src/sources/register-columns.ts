/**
 * Register columns in the operator's own CSV: a row that has one of them is a business, with its registration. Pure.
 */
import type { Address, Officer, Registration } from '../entity.ts';
import type { Identifier } from '../identifiers.ts';
import { countryCode } from './countries.ts';
import { parseDate } from './dates.ts';
import { present } from './xml.ts';

/** Our column names; semicolons separate several values of a cell. */
export const registerColumns = [
  'number',
  'ein',
  'lei',
  'status',
  'legal-form',
  'formed',
  'authority',
  'street',
  'street-2',
  'city',
  'subdivision',
  'postal-code',
  'address-country',
  'officers',
  'owners',
  'phones',
  'websites',
  'industries',
] as const;

export type RegisterColumn = (typeof registerColumns)[number];

type Cells = (column: RegisterColumn) => readonly string[];

/** Parses `Ada Example: director / secretary`; the titles are optional. */
function officerOf(text: string): Officer {
  const [name = '', titles = ''] = text.split(':').map((each) => each.trim());
  return { name, titles: present(titles.split('/')) };
}

function addressOf(cells: Cells): Address[] {
  const [street1, street2, city, subdivision, postalCode, country] = (
    ['street', 'street-2', 'city', 'subdivision', 'postal-code', 'address-country'] as const
  ).map((column) => cells(column)[0] ?? null);
  const full = present([street1, street2, city, subdivision, postalCode, country]).join(', ');
  if (full === '') return [];
  const parts = { street1, street2, subdivision, postalCode };
  return [{ full, city: city ?? null, countryCode: countryCode(country), ...parts } as Address];
}

function identifiersOf(cells: Cells, country: string | null): Identifier[] {
  const of = (column: RegisterColumn, scheme: string, issuer: string | null) =>
    cells(column).map((value): Identifier => ({ scheme, value, country: issuer }));
  return [...of('number', 'registration-number', country), ...of('ein', 'ein', 'US'), ...of('lei', 'lei', null)];
}

export interface Registered {
  readonly registration: Registration;
  readonly addresses: readonly Address[];
  readonly identifiers: readonly Identifier[];
}

/** Returns the registration; null for a row without register data. `country` is the entity's own. */
export function registeredIn(cells: Cells, country: string | null): Registered | null {
  if (registerColumns.every((column) => cells(column).length === 0)) return null;
  const [formed] = cells('formed');
  return {
    addresses: addressOf(cells),
    identifiers: identifiersOf(cells, country),
    registration: {
      status: cells('status')[0] ?? null,
      legalForm: cells('legal-form')[0] ?? null,
      formedOn: formed === undefined ? null : parseDate(formed),
      authority: cells('authority')[0] ?? null,
      subdivision: cells('subdivision')[0] ?? null,
      officers: cells('officers').map(officerOf),
      owners: cells('owners'),
      phoneNumbers: cells('phones'),
      websites: cells('websites'),
      industries: cells('industries'),
    },
  };
}
