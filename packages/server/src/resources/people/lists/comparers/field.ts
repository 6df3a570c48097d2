/** Comparer of values in the field that the list names. */
import { normalText } from '../../links/index.ts';
import { type Comparer, textIn } from './comparer.ts';
import { textsOf } from './string.ts';

export const field: Comparer = {
  read(values, { fieldName }) {
    const value = textIn(values, 'field-value');
    const normal = normalText(value);
    if (normal === null || fieldName === null) return { member: 'field-value', problem: 'must be filled' };
    const key = `${fieldName}=${normal}`;
    return { values: { 'field-value': value }, identity: key, keys: [key] };
  },
  keysOf: (facts) => textsOf(facts).map(([name, text]) => ({ field: name, key: `${name}=${text}` })),
  factsOf: (value, { fieldName }) => (fieldName === null ? {} : { [fieldName]: value }),
};
