/** Comparer of faces. Faces have no keys: the engines compare them when a selfie is read. */
import { type Comparer, textIn } from './comparer.ts';

export const face: Comparer = {
  read(values) {
    const source = textIn(values, 'verification-id');
    if (source === '') return { member: 'verification-id', problem: 'must be filled' };
    return { values: { 'verification-id': source }, identity: source, keys: [] };
  },
  keysOf: () => [],
  factsOf: () => ({}),
};
