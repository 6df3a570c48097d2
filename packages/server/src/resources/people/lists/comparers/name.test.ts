import { type ListCase, listCases } from '../../../../../test/support/list-cases.ts';
import { name } from './name.ts';

const item = (first: unknown, last: unknown) => ({ 'name-first': first, 'name-last': last });
const from = (first: string, last: string, middle?: string) =>
  ({
    ...item(first, last),
    'name-middle': middle,
  }) as Readonly<Record<string, string>>;

const shared: readonly ListCase[] = [
  [item('Ada', 'Lovelace'), from('Ada', 'Lovelace'), true],
  [item('ADA', 'lovelace'), from('ada', 'LOVELACE'), true],
  [item('José', 'Müller'), from('Jose', 'Muller'), true],
  [item('Владимир', 'Иванов'), from('Vladimir', 'Ivanov'), true],
  [item("O'Neil", 'Ｄｏｅ'), from('ONeil', 'Doe'), true],
  [item('Mary Ann', 'Smith'), from('Mary', 'Smith', 'Ann'), true],
  [item('Mary', 'Smith'), from('Mary', 'Smith', 'Ann'), true],
  [item('', 'Lovelace'), from('Ada', 'Lovelace'), true],
  [item('', 'Lovelace'), from('', 'Lovelace'), true],
  [item('Ada', ''), from('Ada', 'Byron'), true],
  [item('Ada', 'King-Noel'), from('Ada', 'King Noel'), true],
  [item('Ｊｏｈｎ', 'Smi\u200bth'), from('Jo\u00adhn', 'Smith'), true],
  [item('Łukasz', 'Søren'), from('Lukasz', 'Soren'), true],
  [item('Jürgen', 'Weiß'), from('JURGEN', 'WEISS'), true],
  [item('Ada', 'Lovelace'), from('Bob', 'Lovelace'), false],
  [item('Ada', 'Lovelace'), from('Ada', 'Byron'), false],
  [item('Ada', 'Lovelace'), from('Lovelace', 'Ada'), false],
  [item('Ada', 'Lovelace'), from('Ada', ''), false],
  [item('Ada', 'Lovelace'), {}, false],
  [item('Mary Ann', 'Smith'), from('Mary', 'Smith'), false],
  [item('', ''), {}, 'refused'],
  [item('...', '--'), {}, 'refused'],
  [item(null, 7), {}, 'refused'],
];

const slips = (expected: boolean): readonly ListCase[] => [
  [item('Jonathan', 'Doe'), from('Johnathan', 'Doe'), expected],
  [item('Johnathan', 'Doe'), from('Jonathan', 'Doe'), expected],
  [item('Catherine', 'Doe'), from('Katherine', 'Doe'), expected],
  [item('Steven', 'Doe'), from('Stevne', 'Doe'), expected],
  [item('Maria', 'Doe'), from('Mariah', 'Doe'), expected],
  [item('Sara', 'Doe'), from('Sarah', 'DOE', 'Jane'), expected],
  [item('Кatherine', 'Doe'), from('Catherine', 'Doe'), expected],
  [item('José', 'Doe'), from('Josée', 'Doe'), expected],
  [item('Anne-Marie', 'Doe'), from('Anne Marie', 'Doe'), true],
  [item('Anne-Marie', 'Doe'), from('Annemarie', 'Doe'), expected],
  [item('Mark', 'Doe'), from('Marc', 'Doe'), expected],
  [item('Mark', 'Doe'), from('Mrak', 'Doe'), expected],
  [item('Markus', 'Doe'), from('arkus', 'Doe'), expected],
  [item('Markus', 'Doe'), from('Marku', 'Doe'), expected],
  [item('Mark', 'Doe'), from('ark', 'Doe'), false],
  [item('Mary Ann', 'Doe'), from('Mary', 'Doe', 'Anne'), expected],
  [item('Mark', 'Doe'), from('Marc', 'Dos'), false],
  [item('Mark', 'Doe'), from('Kram', 'Doe'), false],
  [item('Steven', 'Doe'), from('Stvnee', 'Doe'), false],
  [item('Jonathan', 'Doe'), from('Johnatan', 'Doe'), false],
  [item('Steven', 'Doe'), from('Stephen', 'Doe'), false],
  [item('Maria', 'Doe'), from('Mario', 'Dee'), false],
  [item('Ann', 'Doe'), from('Anne', 'Doe'), false],
  [item('Ian', 'Doe'), from('Jan', 'Doe'), false],
  [item('Maria', ''), from('Mariah', 'Doe'), false],
];

listCases('names', name, [...shared, ...slips(false)]);
listCases('names with a slip', name, [...shared, ...slips(true)], { fieldName: null, allowFuzzy: true });
