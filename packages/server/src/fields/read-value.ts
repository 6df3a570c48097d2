/** One sent value against its schema: the plain value to store, or its problem. */

import { isCalendarDate, isoTimestamp, parseTimestamp } from '../lib/clock.ts';
import { tooLong } from '../lib/refusal.ts';
import { isLongerThan } from '../lib/text-length.ts';
import { readCountryCode } from './country-code.ts';
import { type FieldConfig, type FieldSchema, type FieldType, type FieldValue, fullConfig } from './field-schema.ts';

/**
 * Problem of a value. `malformed`: of another kind than the type accepts, which is a fault of the document and not of
 * the record.
 */
export interface ValueProblem {
  readonly problem: string;
  readonly malformed: boolean;
  /** True for a problem that is a whole sentence without a path in front. */
  readonly whole?: true;
}

export type ReadValue = { readonly value: FieldValue } | ValueProblem;

const malformed = (problem: string): ValueProblem => ({ problem, malformed: true });
const refused = (problem: string): ValueProblem => ({ problem, malformed: false });

export type ScalarType = Exclude<FieldType, 'array' | 'hash' | 'file' | 'json' | 'relation-schema'>;

/** Reads a value that is not null. Types with parts, files and relations are read elsewhere. */
export function readScalar(schema: FieldSchema, type: ScalarType, value: unknown): ReadValue {
  return readers[type](value, fullConfig(schema));
}

const readers: Readonly<Record<ScalarType, (value: unknown, config: FieldConfig) => ReadValue>> = {
  string: readString,
  number: readNumber,
  integer: (value, config) => (Number.isInteger(value) ? readNumber(value, config) : malformed('must be an integer')),
  boolean: (value) => (typeof value === 'boolean' ? { value } : malformed('must be a boolean')),
  date: readDate,
  datetime: readDateTime,
  'email-address': readEmailAddress,
  choices: readChoice,
  'multi-choices': readChoices,
};

function readString(value: unknown, config: FieldConfig): ReadValue {
  if (typeof value !== 'string') return malformed('must be a string');
  const longest = config['max-char-length'] ?? 255;
  if (isLongerThan(value, longest)) return { ...malformed(tooLong(longest)), whole: true };
  if (config.format === 'country-code') return readCountry(value);
  return { value: config.sanitize?.includes('html') === true ? value.replace(/<[^<>]*>/g, '') : value };
}

function readCountry(text: string): ReadValue {
  const value = readCountryCode(text);
  return value === null ? refused('must be a country code of two letters after ISO 3166-1') : { value };
}

function readNumber(value: unknown, { min, max }: FieldConfig): ReadValue {
  if (typeof value !== 'number' || !Number.isFinite(value)) return malformed('must be a number');
  if (min !== null && min !== undefined && value < min) return refused(`must be at least ${min}`);
  if (max !== null && max !== undefined && value > max) return refused(`must be at most ${max}`);
  return { value };
}

function readDate(value: unknown, config: FieldConfig): ReadValue {
  if (typeof value !== 'string') return malformed('must be a string');
  if (!isCalendarDate(value)) return refused('must be a date in the form YYYY-MM-DD');
  const { 'min-date': first = null, 'max-date': last = null } = config;
  if (first !== null && value < first) return refused(`must not be before ${first}`);
  if (last !== null && value > last) return refused(`must not be after ${last}`);
  return { value };
}

function readDateTime(value: unknown): ReadValue {
  if (typeof value !== 'string') return malformed('must be a string');
  const wrong = refused('must be an ISO 8601 date-time');
  // A date is no point in time, and only the client knows the intended one.
  if (isCalendarDate(value)) return wrong;
  try {
    return { value: isoTimestamp(parseTimestamp(value)) };
  } catch {
    return wrong;
  }
}

const longestEmailAddress = 254;

function readEmailAddress(value: unknown): ReadValue {
  if (typeof value !== 'string') return malformed('must be a string');
  const valid = value.length <= longestEmailAddress && /^[^\s@<>]+@[^\s@<>]+$/.test(value);
  return valid ? { value } : refused('must be an email address');
}

function readChoice(value: unknown, config: FieldConfig): ReadValue {
  if (typeof value !== 'string') return malformed('must be a string');
  if (value === '' && config['allow-empty'] === true) return { value };
  return config.options?.includes(value) === true ? { value } : refused('must be one of the options of the field');
}

function readChoices(value: unknown, config: FieldConfig): ReadValue {
  if (!Array.isArray(value) || !value.every((item) => typeof item === 'string')) {
    return malformed('must be an array of strings');
  }
  if (value.length === 0 && config['allow-empty'] !== true) return refused('must not be empty');
  const known = value.every((item) => config.options?.includes(item) === true);
  return known ? { value: [...new Set(value)] } : refused('must hold only options of the field');
}
