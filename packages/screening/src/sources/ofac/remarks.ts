/** Remarks of OFAC's CSV: dates, countries, identifiers and wallets in one sentence, separated by semicolons. Pure. */
import type { Entity, PartialDate } from '../../entity.ts';
import type { Identifier } from '../../identifiers.ts';
import { countryCode } from '../countries.ts';
import { parseDate } from '../dates.ts';

type Known = Pick<Entity, 'birthdates' | 'gender' | 'identifiers' | 'wallets' | 'urls'> & {
  readonly countryNames: readonly (string | null)[];
};

const schemes: readonly (readonly [RegExp, string])[] = [
  [/^(?:alt\. )?Passport ([A-Z0-9-]+)/i, 'passport'],
  [/^(?:alt\. )?National ID No\.? ([\w./-]+)/i, 'national-id'],
  [/^(?:alt\. )?Tax ID No\.? ([\w./-]+)/i, 'tax-number'],
  [/^(?:alt\. )?Cedula No\.? ([\w./-]+)/i, 'cedula'],
  [/^(?:alt\. )?(?:R\.F\.C\.|RFC) ([\w-]+)/i, 'rfc'],
  [/^(?:alt\. )?C\.U\.R\.P\. ([\w-]+)/i, 'curp'],
  [/^(?:alt\. )?NIT # ?([\w./-]+)/i, 'nit'],
  [/^(?:alt\. )?RUC # ?([\w./-]+)/i, 'ruc'],
  [/^(?:alt\. )?SSN ([\d-]+)/i, 'ssn'],
  [/^(?:alt\. )?Registration (?:ID|Number) ([\w./-]+)/i, 'registration-number'],
  [/^(?:alt\. )?Identification Number ([\w./-]+)/i, 'identification-number'],
  [/^Vessel Registration Identification IMO (\d{7})/i, 'imo'],
  [/^MMSI (\d+)/i, 'mmsi'],
  [/^SWIFT\/BIC ([A-Z0-9]+)/i, 'bic'],
];

const wallet = /Digital Currency Address - ([A-Z0-9]+) ([A-Za-z0-9:]+)/;
const nationality = /^(?:alt\. )?(?:nationality|citizen) (.+)$/i;
/** Matches a city, then its country; a city without a country gives none. */
const birthplace = /^(?:alt\. )?POB .*,([^,]+)$/i;

function identifierOf(part: string): Identifier | null {
  for (const [pattern, scheme] of schemes) {
    const value = pattern.exec(part)?.[1];
    if (value !== undefined) return { scheme, value, country: countryCode(/\(([^)]+)\)/.exec(part)?.[1]) };
  }
  return null;
}

/** Returns the coin's name in today's wallets: XBT is BTC. */
export const currencyOf = (ticker: string): string => (ticker === 'XBT' ? 'BTC' : ticker.toUpperCase());

export function readRemarks(remarks: string): Known {
  const birthdates: PartialDate[] = [];
  const countryNames: (string | null)[] = [];
  const identifiers: Identifier[] = [];
  const wallets: { currency: string; address: string }[] = [];
  const urls: string[] = [];
  let gender: Known['gender'] = null;
  for (const each of remarks.split(';')) {
    const part = each.trim().replace(/\.$/, '');
    const born = /^(?:alt\. )?DOB (.+)$/i.exec(part);
    const date = born === null ? null : parseDate(born[1] ?? '');
    if (date !== null) birthdates.push(date);
    countryNames.push((nationality.exec(part) ?? birthplace.exec(part))?.[1] ?? null);
    const identifier = identifierOf(part);
    if (identifier !== null) identifiers.push(identifier);
    const found = wallet.exec(part);
    if (found !== null) wallets.push({ currency: currencyOf(found[1] ?? ''), address: found[2] ?? '' });
    const site = /^Website (\S+)/i.exec(part);
    if (site !== null) urls.push(site[1] ?? '');
    const said = /^Gender (Male|Female)/i.exec(part);
    if (said !== null) gender = said[1]?.toLowerCase() === 'male' ? 'male' : 'female';
  }
  return { birthdates, countryNames, gender, identifiers, wallets, urls };
}

/** Returns other names that only the remarks have: `a.k.a. 'BNC'`. */
export const remarkedNames = (remarks: string): string[] =>
  [...remarks.matchAll(/a\.k\.a\. '([^']+)'/g)].map((found) => found[1] ?? '').filter((name) => name.trim() !== '');
