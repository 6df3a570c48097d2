/**
 * Fields that the individual types for each kind of database, by kebab-case attribute name (contract, inquiries 11.1).
 * Data only.
 */
import type { RecordKind } from '../../../checks/check.ts';

export interface RecordFields {
  /** Fields without which a search finds no person. */
  readonly needed: readonly string[];
  /** Fields requested by default, in this order; includes all of `needed`. */
  readonly usual: readonly string[];
  /** Additional fields that a template may request. */
  readonly further: readonly string[];
}

/** Kinds limited to one country, ISO 3166-1 alpha-2. */
export const recordCountries: Readonly<Partial<Record<RecordKind, string>>> = {
  'database-ecbsv': 'US',
  'database-tin': 'US',
  aamva: 'US',
  'database-serpro': 'BR',
};

const name = ['name-first', 'name-last'];
const address = ['address-street-1', 'address-street-2', 'address-city', 'address-subdivision', 'address-postal-code'];

export const recordFields: Readonly<Record<RecordKind, RecordFields>> = {
  database: {
    needed: name,
    usual: [...name, 'birthdate', ...address],
    further: [
      'name-middle',
      'phone-number',
      'email-address',
      'identification-number',
      'document-number',
      'document-issuing-date',
      'document-expiry-date',
      'document-issuing-subdivision',
    ],
  },
  'database-standard': {
    needed: name,
    usual: [...name, 'birthdate', ...address],
    further: ['name-middle', 'phone-number', 'email-address'],
  },
  'database-ecbsv': {
    needed: [...name, 'birthdate', 'identification-number'],
    usual: [...name, 'birthdate', 'identification-number'],
    further: ['email-address'],
  },
  'database-phone-carrier': {
    needed: [...name, 'phone-number'],
    usual: [...name, 'phone-number'],
    further: ['birthdate', ...address],
  },
  'database-serpro': {
    needed: ['cpf', 'birthdate'],
    usual: ['cpf', ...name, 'birthdate'],
    further: ['name-full'],
  },
  'database-tin': { needed: ['tin', 'tin-type'], usual: ['tin-type', 'tin', ...name], further: ['name-business'] },
  aamva: {
    needed: [...name, 'birthdate', 'identification-number', 'issuing-authority'],
    usual: [
      ...name,
      'birthdate',
      'identification-number',
      'issuing-authority',
      'issue-date',
      'expiration-date',
      'address-postal-code',
    ],
    further: [],
  },
};
