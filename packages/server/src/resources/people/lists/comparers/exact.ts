/** Comparer of kinds with one value in one field, compared in a normal form. */
import { normalText } from '../../links/index.ts';
import { type Comparer, textIn } from './comparer.ts';

/** Creates a comparer. `member` is that of the item, `field` that of the submission. */
export const exactComparer = (
  member: string,
  field: string,
  normalise: (text: string) => string | null = normalText,
  problem = 'must be filled',
): Comparer => ({
  read(values) {
    const value = textIn(values, member);
    const normal = value === '' ? null : normalise(value);
    if (normal === null) return { member, problem };
    return { values: { [member]: value }, identity: normal, keys: [normal] };
  },
  keysOf(facts) {
    const value = textIn(facts, field);
    const key = value === '' ? null : normalise(value);
    return key === null ? [] : [{ field, key }];
  },
  factsOf: (value) => ({ [field]: value }),
});
