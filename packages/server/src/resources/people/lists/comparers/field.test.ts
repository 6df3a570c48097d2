import { type ListCase, listCases } from '../../../../../test/support/list-cases.ts';
import { field } from './field.ts';

const item = (value: unknown) => ({ 'field-value': value });

const cases: readonly ListCase[] = [
  [item('Springfield'), { 'address-city': 'Springfield' }, true],
  [item('SPRINGFIELD'), { 'address-city': 'springfield' }, true],
  [item(' Spring  field '), { 'address-city': 'Spring field' }, true],
  [item('Ｓpringfield'), { 'address-city': 'Springfield' }, true],
  [item('Köln'), { 'address-city': 'KO\u0308LN' }, true],
  [item('1990-02-03'), { 'address-city': '1990-02-03' }, true],
  [item('a=b'), { 'address-city': 'A=B' }, true],
  [item('0'), { 'address-city': '0' }, true],
  [item('Spring\u200bfield'), { 'address-city': 'Springfield\ufeff' }, true],
  [item('ﾄｳｷｮｳ'), { 'address-city': 'トウキョウ' }, true],
  [item('Springfield'), { 'address-city': 'Springfields' }, false],
  [item('Köln'), { 'address-city': 'Koln' }, false],
  [item('Springfield'), { 'address-subdivision': 'Springfield' }, false],
  [item('Springfield'), { city: 'Springfield' }, false],
  [item('Springfield'), { 'address-city': '' }, false],
  [item('Springfield'), { 'address-city': null }, false],
  [item('Springfield'), {}, false],
  [item('Springfield'), { 'address-city': 'x'.repeat(2000) }, false],
  [item('city=springfield'), { 'address-city': 'springfield' }, false],
  [item(''), {}, 'refused'],
  [item(' '), {}, 'refused'],
  [item(null), {}, 'refused'],
  [item(3), {}, 'refused'],
];

listCases('values of one field', field, cases, { fieldName: 'address-city', allowFuzzy: false });
