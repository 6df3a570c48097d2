/** Parsing of a pasted line to the values of an item of its kind. Pure. */
import type { ItemFault } from './comparers/comparer.ts';
import type { ItemKind } from './item-kinds.ts';

type Values = Readonly<Record<string, unknown>>;

const only =
  (member: string) =>
  (line: string): Values => ({ [member]: line });

/** Splits a line at commas, semicolons and tabs into at most `most` parts. */
const parts = (line: string, most: number): string[] => line.split(/[,;\t]/, most).map((part) => part.trim());

const numbers = (line: string): Values => {
  const [latitude, longitude, radius] = parts(line, 3).map((part) => (part === '' ? Number.NaN : Number(part)));
  return { latitude, longitude, 'radius-meters': radius };
};

const readers: Readonly<Record<Exclude<ItemKind, 'face'>, (line: string) => Values>> = {
  'browser-fingerprint': only('value'),
  'device-fingerprint': only('value'),
  'phone-number': only('value'),
  'ip-address': only('value'),
  string: only('value'),
  field: only('field-value'),
  country: only('country-code'),
  // `@example.com` and `example.com` are domains.
  'email-address': (line) => ({
    value: line.replace(/^@/, ''),
    'match-type': line.indexOf('@') > 0 ? 'email_address' : 'domain',
  }),
  'government-id-number'(line) {
    const [first = '', second = ''] = parts(line, 2);
    return second === '' ? { 'id-class': '', 'id-number': first } : { 'id-class': first, 'id-number': second };
  },
  name(line) {
    const [first = '', last] = parts(line, 2);
    if (last !== undefined) return { 'name-first': first, 'name-last': last };
    const words = line.split(/\s+/u);
    return { 'name-first': words.slice(0, -1).join(' '), 'name-last': words.at(-1) ?? '' };
  },
  geolocation: numbers,
};

export const isLineFault = (read: Values | ItemFault): read is ItemFault => 'problem' in read;

export function readLine(kind: ItemKind, line: string): Values | ItemFault {
  return kind === 'face' ? { member: 'line', problem: 'says no face' } : readers[kind](line.trim());
}
