/** Comparer of document numbers. The document class is compared too if the item has one. */
import { normalNumber } from '../../links/index.ts';
import { type Comparer, textIn } from './comparer.ts';

const field = 'identification-number';

const classOf = (text: string): string => text.normalize('NFKC').toLowerCase();

export const governmentIdNumber: Comparer = {
  read(values) {
    const [value, idClass] = [textIn(values, 'id-number'), textIn(values, 'id-class')];
    const number = normalNumber(value);
    if (number === null) return { member: 'id-number', problem: 'must hold letters or digits' };
    const key = `${classOf(idClass)}/${number}`;
    return { values: { 'id-number': value, 'id-class': idClass }, identity: key, keys: [key] };
  },
  keysOf(facts) {
    const number = normalNumber(textIn(facts, field));
    if (number === null) return [];
    const classes = ['identification-class', 'selected-id-class'].map((name) => classOf(textIn(facts, name)));
    return [...new Set(['', ...classes])].map((idClass) => ({ field, key: `${idClass}/${number}` }));
  },
  factsOf(value) {
    const [idClass, number] = value.includes('/') ? value.split('/', 2) : ['', value];
    return { [field]: number ?? '', 'identification-class': idClass ?? '' };
  },
};
