import { type ListCase, listCases } from '../../../../../test/support/list-cases.ts';
import { deviceFingerprint } from './device-fingerprint.ts';

const item = (value: unknown) => ({ value });
const from = (value: string) => ({ 'device-fingerprint': value });

const cases: readonly ListCase[] = [
  [item('ab12cd34'), from('ab12cd34'), true],
  [item('AB12CD34'), from('ab12cd34'), true],
  [item(' ab12cd34\n'), from('ab12cd34'), true],
  [item('ａｂ12'), from('ab12'), true],
  [item('ab  12'), from('ab 12'), true],
  [item('0'), from('0'), true],
  [item('f'.repeat(255)), from('f'.repeat(255)), true],
  [item('ab12cd34'), from('ab12cd35'), false],
  [item('ab12cd34'), from('ab12cd3'), false],
  [item('ab12cd3'), from('ab12cd34'), false],
  [item('ab12'), from('ab-12'), false],
  [item('ab12'), from(''), false],
  [item('ab12'), from('f'.repeat(2000)), false],
  [item('ab12'), {}, false],
  [item('ab12'), { device: 'ab12' }, false],
  [item('ab12'), { 'browser-fingerprint': 'ab12' }, false],
  [item('O0'), from('00'), false],
  [item(''), {}, 'refused'],
  [item('  '), {}, 'refused'],
  [item(null), {}, 'refused'],
  [item(['ab12']), {}, 'refused'],
  [item('f'.repeat(1001)), {}, 'refused'],
];

listCases('fingerprints of devices', deviceFingerprint, cases);
