/** What each kind of database asks the individual to type, by kebab attribute name (contract, inquiries 11.1). Data only. */
import type { RecordKind } from '../../../checks/check.ts';

export interface RecordFields {
  /** Without these nobody is found. */
  readonly needed: readonly string[];
  /** What is asked for unless the template says otherwise, in this order; has all of `needed`. */
  readonly usual: readonly string[];
  /** What a template may ask for beside them. */
  readonly further: readonly string[];
}

/** Kinds of one country alone: ISO 3166-1 alpha-2. */
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
