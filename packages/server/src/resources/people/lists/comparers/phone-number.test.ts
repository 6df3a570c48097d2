import { type ListCase, listCases } from '../../../../../test/support/list-cases.ts';
import { phoneNumber } from './phone-number.ts';

const item = (value: unknown) => ({ value });
const from = (phone: string, country?: string) => ({ 'phone-number': phone, 'address-country-code': country });

const cases: readonly ListCase[] = [
  [item('+14155552671'), from('+14155552671'), true],
  [item('14155552671'), from('+1 415 555 2671'), true],
  [item('+1 (415) 555-2671'), from('14155552671'), true],
  [item('(+1) 415-555-2671'), from('+1.415.555.2671'), true],
  [item('+14155552671'), from('(415) 555-2671', 'US'), true],
  [item('+14155552671'), from('415 555 2671', 'us'), true],
  [item('+14155552671'), { 'phone-number': '4155552671', 'selected-country-code': 'US' }, true],
  [item('+493090182019'), from('030 90182019', 'DE'), true],
  [item('+493090182019'), from('0049 30 90182019', 'DE'), true],
  [item('+４９３０９０１８２０１９'), from('+493090182019'), true],
  [item('+442079460018'), from('020 7946 0018', 'GB'), true],
  [item('5550100'), from('555-0100'), true],
  [item('5550100'), from('555 0100', 'US'), true],
  [item('+14155552671'), from('4155552671'), false],
  [item('+14155552671'), from('415 555 2671', 'DE'), false],
  [item('+14155552671'), from('+14155552672'), false],
  [item('+14155552671'), from('+44155552671'), false],
  [item('+14155552671'), {}, false],
  [item('+14155552671'), { 'email-address': '+14155552671' }, false],
  [item('+14155552671'), from(''), false],
  [item('112'), {}, 'refused'],
  [item('call me'), {}, 'refused'],
  [item('x'.repeat(500)), {}, 'refused'],
  [item(14155552671), {}, 'refused'],
];

listCases('phone numbers', phoneNumber, cases);
