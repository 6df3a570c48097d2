/** Number of a specimen's values that a reading has right. */

import type { SpecimenTruth } from '@countersign/specimens';
import type { DocumentAttribute, DocumentFacts } from '../../src/facts.ts';
import { toMrzName } from '../../src/mrz/transliterate.ts';
import type { NaiveReading } from './naive-pipeline.ts';

const FIELDS: readonly DocumentAttribute[] = [
  'name-last',
  'name-first',
  'birthdate',
  'issue-date',
  'expiration-date',
  'identification-number',
];

const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];

function fold(text: string): string {
  return text
    .normalize('NFD')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '');
}

/** Returns the folded spellings of a value: a naive reading may have any usual order of a date. */
function spellings(value: string): readonly string[] {
  const date = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value);
  if (date === null) return [fold(value), fold(toMrzName(value))];
  const [, year = '', month = '', day = ''] = date;
  const name = MONTHS[Number(month) - 1] ?? '';
  const orders = [month + day + year, day + month + year, year + month + day, year.slice(2) + month + day];
  return [...orders, day + name + year, day + name + year.slice(2), name + day + year];
}

export interface Hits {
  readonly right: number;
  readonly of: number;
}

function count(truth: SpecimenTruth, isRight: (name: DocumentAttribute, value: string) => boolean): Hits {
  const stated = FIELDS.flatMap((name) => {
    const value = truth.values[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return { right: stated.filter(([name, value]) => isRight(name, value)).length, of: stated.length };
}

/** Counts the values chosen by the engines that equal the printed ones. */
export function hitsOfEngines(truth: SpecimenTruth, facts: DocumentFacts): Hits {
  return count(truth, (name, value) => {
    const chosen = fold(facts.attributes[name] ?? '');
    return chosen === fold(value) || chosen === fold(toMrzName(value));
  });
}

/** Counts the values in the barcode, or anywhere in the text, without testing if a program could identify them. */
export function hitsOfNaive(truth: SpecimenTruth, { text, barcode }: NaiveReading): Hits {
  const all = fold(text);
  return count(truth, (name, value) => {
    if (fold(barcode[name] ?? '') === fold(value)) return true;
    return spellings(value).some((spelling) => all.includes(spelling));
  });
}

export function share(all: readonly Hits[]): number {
  return (
    all.reduce((sum, { right }) => sum + right, 0) /
    Math.max(
      all.reduce((sum, one) => sum + one.of, 0),
      1,
    )
  );
}
