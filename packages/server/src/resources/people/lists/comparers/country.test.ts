import { type ListCase, listCases } from '../../../../../test/support/list-cases.ts';
import { country } from './country.ts';

const item = (code: unknown) => ({ 'country-code': code });
const from = (code: string) => ({ 'address-country-code': code });

const cases: readonly ListCase[] = [
  [item('US'), from('US'), true],
  [item('us'), from('US'), true],
  [item('US'), from('us'), true],
  [item(' de '), from('DE'), true],
  [item('ＤＥ'), from('DE'), true],
  [item('XK'), from('XK'), true],
  [item('FR'), { country: 'FR' }, true],
  [item('FR'), { 'country-code': 'fr' }, true],
  [item('FR'), { country: 'FR', 'address-country-code': 'DE' }, true],
  [item('DE'), { country: '', 'address-country-code': 'DE' }, true],
  [item('DE'), { country: 'FR', 'address-country-code': 'DE' }, false],
  [item('DE'), from('FR'), false],
  [item('DE'), { 'selected-country-code': 'DE' }, false],
  [item('DE'), from('DEU'), false],
  [item('DE'), from('Germany'), false],
  [item('DE'), from(''), false],
  [item('DE'), {}, false],
  [item('GB'), from('UK'), false],
  [item('UK'), {}, 'refused'],
  [item('EU'), {}, 'refused'],
  [item('DEU'), {}, 'refused'],
  [item('XX'), {}, 'refused'],
  [item(''), {}, 'refused'],
  [item(null), {}, 'refused'],
  [item(49), {}, 'refused'],
];

listCases('countries', country, cases);
