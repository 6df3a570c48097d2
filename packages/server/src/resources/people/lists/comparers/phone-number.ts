/**
 * Comparer of phone numbers in international form. Numbers without a country code are matched with the person's
 * country, or by their digits.
 */
import { normalPhone } from '../../links/index.ts';
import { type Comparer, textIn } from './comparer.ts';

const field = 'phone-number';

export const phoneNumber: Comparer = {
  read(values) {
    const value = textIn(values, 'value');
    const normal = normalPhone(value, null);
    if (normal === null) return { member: 'value', problem: 'must be a phone number' };
    return { values: { value }, identity: normal, keys: [normal] };
  },
  keysOf(facts) {
    const value = textIn(facts, field);
    if (value === '') return [];
    const country = textIn(facts, 'address-country-code') || textIn(facts, 'selected-country-code');
    const digits = value.normalize('NFKC').replace(/\D/g, '');
    const keys = new Set([normalPhone(value, country.toUpperCase() || null), digits.length < 4 ? null : digits]);
    return [...keys].flatMap((key) => (key === null ? [] : [{ field, key }]));
  },
  factsOf: (value) => ({ [field]: value }),
};
