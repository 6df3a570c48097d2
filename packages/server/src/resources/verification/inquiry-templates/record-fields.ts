/**
 * Fields that the individual types for each kind of database, by kebab-case attribute name (contract, inquiries 11.1).
 * Data only.
 */
import { isRecordKind, type RecordKind } from '../../../checks/check.ts';

export interface RecordFields {
  /** Fields without which a search finds no person. */
  readonly needed: readonly string[];
  /** Fields requested by default, in this order; includes all of `needed`. */
  readonly usual: readonly string[];
  /** Additional fields that a template may request. */
  readonly further: readonly string[];
}

/** Particulars of a database. */
export interface RecordSource {
  /** Country to which it is limited, ISO 3166-1 alpha-2. */
  readonly country?: string;
  /**
   * True if the individual must sign that the authority may answer the query (Social Security Administration, eCBSV).
   */
  readonly isSigned?: true;
  /** True if the identification number is the taxpayer number of the United States. */
  readonly isByTaxpayerNumber?: true;
  /** True if the database takes the full name, composed of the typed parts. */
  readonly takesFullName?: true;
  /** True if the database compares a selfie. */
  readonly takesSelfie?: true;
  /** True if a look-up of licences is enough, without a database of persons. */
  readonly isOfLicences?: true;
}

export const recordSources: Readonly<Record<RecordKind, RecordSource>> = {
  database: {},
  'database-standard': {},
  'database-ecbsv': { country: 'US', isSigned: true, isByTaxpayerNumber: true },
  'database-phone-carrier': {},
  'database-serpro': { country: 'BR', takesFullName: true, takesSelfie: true },
  'database-tin': { country: 'US' },
  aamva: { country: 'US', isOfLicences: true },
};

/** Returns the particulars of a kind; none for a kind without a database. */
export const recordSourceOf = (kind: string): RecordSource => (isRecordKind(kind) ? recordSources[kind] : {});

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
