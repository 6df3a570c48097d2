/**
 * Comparer of countries. It compares a country field that the template requests, or the country of the address if there
 * is none.
 */
import { readCountryCode } from '../../../../fields/index.ts';
import { type Comparer, textIn } from './comparer.ts';

const member = 'country-code';
const fields = ['country', 'country-code', 'address-country-code'];

export const country: Comparer = {
  read(values) {
    const code = readCountryCode(textIn(values, member).normalize('NFKC'));
    if (code === null) return { member, problem: 'must be a country code of two letters (ISO 3166-1)' };
    return { values: { [member]: code }, identity: code, keys: [code] };
  },
  keysOf(facts) {
    const field = fields.find((name) => textIn(facts, name) !== '');
    return field === undefined ? [] : [{ field, key: textIn(facts, field).normalize('NFKC').toUpperCase() }];
  },
  factsOf: (value) => ({ 'address-country-code': value }),
};
