import { type ListCase, listCases } from '../../../../../test/support/list-cases.ts';
import { governmentIdNumber } from './government-id-number.ts';

const item = (number: unknown, idClass?: unknown) => ({ 'id-number': number, 'id-class': idClass });
const from = (number: string, idClass?: string) => ({
  'identification-number': number,
  'identification-class': idClass,
});

const cases: readonly ListCase[] = [
  [item('D1234567', 'dl'), from('D1234567', 'dl'), true],
  [item('d-123 4567', 'DL'), from('D1234567', 'dl'), true],
  [item('D1234567', 'dl'), from('D.123.4567', 'Dl'), true],
  [item('Ｄ1234567', 'dl'), from('D1234567', 'dl'), true],
  [item('D1234567', ''), from('D1234567', 'dl'), true],
  [item('D1234567'), from('D1234567'), true],
  [item('D1234567'), from('D1234567', 'pp'), true],
  [item('D1234567', 'pp'), { 'identification-number': 'D1234567', 'selected-id-class': 'pp' }, true],
  [item('Ｄ－１２３／４５', 'ｄｌ'), from('D12345', 'dl'), true],
  [item('D\u200b123', 'dl'), from('D\u00ad123', 'dl'), true],
  [item('Ñ123', 'dl'), from('N123', 'dl'), true],
  [item('D1234567', 'dl'), from('D1234567', 'pp'), false],
  [item('D1234567', 'dl'), from('D1234567'), false],
  [item('D1234567', 'dl'), from('D1234568', 'dl'), false],
  [item('D1234567', 'dl'), from('DO1234567', 'dl'), false],
  [item('0123', 'dl'), from('123', 'dl'), false],
  [item('O123', 'dl'), from('0123', 'dl'), false],
  [item('D1234567', 'dl'), {}, false],
  [item('D1234567', 'dl'), { 'social-security-number': 'D1234567' }, false],
  [item('D1234567', 'dl'), from('', 'dl'), false],
  [item('---', 'dl'), {}, 'refused'],
  [item('', 'dl'), {}, 'refused'],
  [item(null), {}, 'refused'],
  [item(1234567, 'dl'), {}, 'refused'],
];

listCases('numbers of papers', governmentIdNumber, cases);
