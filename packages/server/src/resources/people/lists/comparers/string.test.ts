import { type ListCase, listCases } from '../../../../../test/support/list-cases.ts';
import { string } from './string.ts';

const item = (value: unknown) => ({ value });

const cases: readonly ListCase[] = [
  [item('Acme'), { employer: 'Acme' }, true],
  [item('acme'), { employer: 'ACME' }, true],
  [item('  Acme  Inc '), { employer: 'Acme Inc' }, true],
  [item('Acme'), { employer: '\u3000Acme\u00a0' }, true],
  [item('Ａｃｍｅ'), { employer: 'acme' }, true],
  [item('ﬁn'), { 'promo-code': 'FIN' }, true],
  [item('Acme'), { first: 'x', second: 'acme' }, true],
  [item('Ac\u200bme'), { employer: 'A\u00adc\u2060me\ufeff' }, true],
  [item('ｱｸﾒ'), { employer: 'アクメ' }, true],
  [item('ガ'), { employer: 'ｶﾞ' }, true],
  [item('Ａ１\u3000－'), { employer: 'a1 -' }, true],
  [item('J\u030c'), { employer: '\u01f0' }, true],
  [item('İZ'), { employer: 'i\u0307z' }, true],
  [item('ΟΔΟΣ'), { employer: 'οδος' }, true],
  [item('㎏'), { employer: 'KG' }, true],
  [item('\u2067Acme\u2069'), { employer: 'Acme' }, true],
  [item('IZ'), { employer: 'ız' }, false],
  [item('Асme'), { employer: 'Acme' }, false],
  [item('\u200b\u3164'), {}, 'refused'],
  [item('Straße'), { street: 'STRASSE' }, false],
  [item('café'), { place: 'cafe' }, false],
  [item('café'), { place: 'CAFE\u0301' }, true],
  [item('Acme'), { employer: 'Acme Inc' }, false],
  [item('Acme'), { employer: 'A-cme' }, false],
  [item('Acme'), { employer: '' }, false],
  [item('Acme'), { employer: null }, false],
  [item('Acme'), {}, false],
  [item('US'), { 'address-country-code': 'US' }, false],
  [item('Ada'), { 'name-first': 'Ada' }, false],
  [item('ada@example.com'), { 'email-address': 'ada@example.com' }, false],
  [item('203.0.113.7'), { 'ip-address': '203.0.113.7' }, false],
  [item('ada@example.com'), { 'second-email': 'Ada@example.com' }, true],
  [item(''), {}, 'refused'],
  [item('\t'), {}, 'refused'],
  [item({}), {}, 'refused'],
];

listCases('texts', string, cases);
