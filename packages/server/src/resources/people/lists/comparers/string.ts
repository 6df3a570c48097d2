/**
 * Comparer of texts in the fields that a business added to its templates. Standard fields are excluded: they have lists
 * of their own kinds.
 */
import { normalText } from '../../links/index.ts';
import { type Comparer, textIn } from './comparer.ts';

/** Fields of every inquiry and values of sessions. */
const known = new Set([
  'name-first',
  'name-middle',
  'name-last',
  'birthdate',
  'address-street-1',
  'address-street-2',
  'address-city',
  'address-subdivision',
  'address-postal-code',
  'address-country-code',
  'email-address',
  'phone-number',
  'identification-number',
  'identification-class',
  'selected-country-code',
  'selected-id-class',
  'social-security-number',
  'ip-address',
  'browser-fingerprint',
  'device-fingerprint',
]);

export const mostFields = 100;

/** Returns the texts, except those too long for a list entry. */
export const textsOf = (facts: Readonly<Record<string, unknown>>): [string, string][] =>
  Object.keys(facts)
    .slice(0, mostFields)
    .flatMap((field): [string, string][] => {
      const text = normalText(textIn(facts, field));
      return text === null ? [] : [[field, text]];
    });

export const string: Comparer = {
  read(values) {
    const value = textIn(values, 'value');
    const normal = normalText(value);
    if (normal === null) return { member: 'value', problem: 'must be filled' };
    return { values: { value }, identity: normal, keys: [normal] };
  },
  keysOf: (facts) => textsOf(facts).flatMap(([field, key]) => (known.has(field) ? [] : [{ field, key }])),
  factsOf: (value) => ({ value }),
};
