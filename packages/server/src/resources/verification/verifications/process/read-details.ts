/** Parsing of the details that an individual typed into normalized form, or the first missing or invalid one. Pure. */

import type { RecordKind } from '../../../../checks/check.ts';
import { parseCalendarDate } from '../../../../checks/shared/calendar.ts';
import { isLongerThan } from '../../../../lib/text-length.ts';
import { internationalNumber } from '../../../../lookups/international-number.ts';
import { recordSourceOf } from '../../inquiry-templates/index.ts';

type Values = Readonly<Record<string, string>>;

export type ReadDetails =
  | { readonly ok: true; readonly details: Values; readonly countryCode: string | null }
  | { readonly ok: false; readonly problem: 'missing' | 'invalid'; readonly field: string };

export interface TypedForm {
  readonly kind: RecordKind;
  /** Requested fields, in order. */
  readonly fields: readonly string[];
  readonly values: ReadonlyMap<string, string>;
  /** Country of the individual, if the inquiry knows it: ISO 3166-1 alpha-2. */
  readonly countryCode: string | null;
  /** Calendar date YYYY-MM-DD. */
  readonly today: string;
}

/** Fields that may be empty. */
const optional: readonly string[] = ['name-middle', 'address-street-2'];

export const isOptionalDetail = (name: string): boolean => optional.includes(name);

const longest = 200;

export function readDetails(form: TypedForm): ReadDetails {
  const countryCode = recordSourceOf(form.kind).country ?? form.countryCode;
  const details: Record<string, string> = {};
  for (const field of form.fields) {
    const typed = (form.values.get(field) ?? '').trim().replaceAll(/\s+/g, ' ');
    if (typed === '' && isOptionalDetail(field)) continue;
    if (typed === '') return { ok: false, problem: 'missing', field };
    const value = readDetail(field, typed, { ...form, countryCode });
    if (value === null) return { ok: false, problem: 'invalid', field };
    details[field] = value;
  }
  return { ok: true, details: completed(form.kind, details), countryCode };
}

type Reader = (typed: string, form: TypedForm) => string | null;

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

const calendarDate: Reader = (typed) => (parseCalendarDate(typed) === null ? null : typed);

const born: Reader = (typed, { today }) =>
  parseCalendarDate(typed) === null || typed > today || typed < '1880-01-01' ? null : typed;

/** Reads a United States taxpayer number: nine digits. */
const taxpayerNumber: Reader = (typed) => (/^[\d -]{9,13}$/.test(typed) ? nineDigits(digitsOf(typed)) : null);

const nineDigits = (digits: string): string | null => (/^\d{9}$/.test(digits) && !/^0+$/.test(digits) ? digits : null);

/** Reads a Brazilian CPF, whose last two digits are check digits (Receita Federal). */
function cpf(typed: string): string | null {
  const digits = /^[\d.\- ]{11,18}$/.test(typed) ? digitsOf(typed) : '';
  if (digits.length !== 11 || /^(\d)\1+$/.test(digits)) return null;
  const checkDigit = (count: number): number => {
    const sum = [...digits.slice(0, count)].reduce((total, digit, at) => total + Number(digit) * (count + 1 - at), 0);
    return ((sum * 10) % 11) % 10;
  };
  return checkDigit(9) === Number(digits[9]) && checkDigit(10) === Number(digits[10]) ? digits : null;
}

export const tinTypes = ['ssn', 'ein', 'itin'] as const;

const readers: Readonly<Record<string, Reader>> = {
  birthdate: born,
  'issue-date': calendarDate,
  'expiration-date': calendarDate,
  'document-issuing-date': calendarDate,
  'document-expiry-date': calendarDate,
  'phone-number': (typed, { countryCode }) => internationalNumber(typed, countryCode),
  'email-address': (typed) => (/^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(typed) ? typed : null),
  cpf,
  tin: taxpayerNumber,
  'tin-type': (typed) => tinTypes.find((type) => type === typed) ?? null,
  'issuing-authority': (typed) => (/^[a-z]{2}$/i.test(typed) ? typed.toUpperCase() : null),
};

function readDetail(field: string, typed: string, form: TypedForm): string | null {
  if (isLongerThan(typed, longest) || /\p{Cc}/u.test(typed)) return null;
  const isTaxpayerNumber = field === 'identification-number' && recordSourceOf(form.kind).isByTaxpayerNumber;
  if (isTaxpayerNumber) return taxpayerNumber(typed, form);
  const read = readers[field];
  // Names and streets have at least one letter or digit.
  return read === undefined ? (/[\p{L}\p{N}]/u.test(typed) ? typed : null) : read(typed, form);
}

/** Adds the full name for a source that takes it, composed of the typed parts. */
function completed(kind: RecordKind, details: Values): Values {
  const { 'name-first': first, 'name-last': last, 'name-full': full } = details;
  const { takesFullName = false } = recordSourceOf(kind);
  if (!takesFullName || full !== undefined || first === undefined || last === undefined) return details;
  return { ...details, 'name-full': `${first} ${last}` };
}
