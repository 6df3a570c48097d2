/**
 * Positions of the elements of a machine-readable zone, as data: ICAO Doc 9303 part 4 (TD3), part 5 (TD1), part 6 (TD2)
 * and part 7 (visas MRV-A and MRV-B). Formats of single states are in national-layouts.ts.
 */
import type { MrzFacts } from '../facts.ts';

/** Characters allowed at a position; determines which look-alikes a repair may exchange. */
export type PositionClass = 'letters' | 'digits' | 'alphanumeric' | 'name' | 'sex';

export interface Span {
  readonly line: number;
  readonly start: number;
  /** Column after the last one. */
  readonly end: number;
}

export type MrzFieldName =
  | 'documentCode'
  | 'issuingState'
  | 'nationality'
  | 'documentNumber'
  | 'birthdate'
  | 'sex'
  | 'expirationDate'
  | 'optional1'
  | 'optional2'
  | 'issueMonth'
  | 'languageCode'
  | 'names'
  | 'surname'
  | 'givenNames';

export interface MrzField extends Span {
  readonly name: MrzFieldName;
  readonly characters: PositionClass;
}

export interface CheckDigitRule {
  readonly name: 'document-number' | 'birthdate' | 'expiration-date' | 'optional-data' | 'composite';
  readonly line: number;
  readonly column: number;
  readonly over: readonly Span[];
  /** True if the digit may be filler when everything it covers is filler. */
  readonly fillerWhenEmpty: boolean;
}

export interface MrzLayout {
  readonly format: MrzFacts['format'];
  readonly lineLengths: readonly number[];
  readonly fields: readonly MrzField[];
  readonly checkDigits: readonly CheckDigitRule[];
  /** Field in which a document number of more than nine characters continues; null if it cannot. */
  readonly longNumberField: 'optional1' | 'optional2' | null;
}

export function field(
  name: MrzFieldName,
  line: number,
  start: number,
  end: number,
  characters: PositionClass,
): MrzField {
  return { name, line, start, end, characters };
}

export function span(line: number, start: number, end: number): Span {
  return { line, start, end };
}

export function rule(
  name: CheckDigitRule['name'],
  line: number,
  column: number,
  over: readonly Span[],
  fillerWhenEmpty = false,
): CheckDigitRule {
  return { name, line, column, over, fillerWhenEmpty };
}

/** Second line of TD2, TD3 and both visas: the first 28 columns are the same in all four. */
const dataLine: readonly MrzField[] = [
  field('documentNumber', 1, 0, 9, 'alphanumeric'),
  field('nationality', 1, 10, 13, 'letters'),
  field('birthdate', 1, 13, 19, 'digits'),
  field('sex', 1, 20, 21, 'sex'),
  field('expirationDate', 1, 21, 27, 'digits'),
];

const dataLineCheckDigits: readonly CheckDigitRule[] = [
  rule('document-number', 1, 9, [span(1, 0, 9)]),
  rule('birthdate', 1, 19, [span(1, 13, 19)], true),
  rule('expiration-date', 1, 27, [span(1, 21, 27)], true),
];

function codeAndNames(lineLength: number): readonly MrzField[] {
  return [
    field('documentCode', 0, 0, 2, 'letters'),
    field('issuingState', 0, 2, 5, 'letters'),
    field('names', 0, 5, lineLength, 'name'),
  ];
}

export const td1: MrzLayout = {
  format: 'TD1',
  lineLengths: [30, 30, 30],
  longNumberField: 'optional1',
  fields: [
    field('documentCode', 0, 0, 2, 'letters'),
    field('issuingState', 0, 2, 5, 'letters'),
    field('documentNumber', 0, 5, 14, 'alphanumeric'),
    field('optional1', 0, 15, 30, 'alphanumeric'),
    field('birthdate', 1, 0, 6, 'digits'),
    field('sex', 1, 7, 8, 'sex'),
    field('expirationDate', 1, 8, 14, 'digits'),
    field('nationality', 1, 15, 18, 'letters'),
    field('optional2', 1, 18, 29, 'alphanumeric'),
    field('names', 2, 0, 30, 'name'),
  ],
  checkDigits: [
    rule('document-number', 0, 14, [span(0, 5, 14)]),
    rule('birthdate', 1, 6, [span(1, 0, 6)], true),
    rule('expiration-date', 1, 14, [span(1, 8, 14)], true),
    rule('composite', 1, 29, [span(0, 5, 30), span(1, 0, 7), span(1, 8, 15), span(1, 18, 29)]),
  ],
};

export const td2: MrzLayout = {
  format: 'TD2',
  lineLengths: [36, 36],
  longNumberField: 'optional1',
  fields: [...codeAndNames(36), ...dataLine, field('optional1', 1, 28, 35, 'alphanumeric')],
  checkDigits: [...dataLineCheckDigits, rule('composite', 1, 35, [span(1, 0, 10), span(1, 13, 20), span(1, 21, 35)])],
};

export const td3: MrzLayout = {
  format: 'TD3',
  lineLengths: [44, 44],
  longNumberField: null,
  fields: [...codeAndNames(44), ...dataLine, field('optional1', 1, 28, 42, 'alphanumeric')],
  checkDigits: [
    ...dataLineCheckDigits,
    rule('optional-data', 1, 42, [span(1, 28, 42)], true),
    rule('composite', 1, 43, [span(1, 0, 10), span(1, 13, 20), span(1, 21, 43)]),
  ],
};

export const visaA: MrzLayout = {
  format: 'MRV-A',
  lineLengths: [44, 44],
  longNumberField: null,
  fields: [...codeAndNames(44), ...dataLine, field('optional1', 1, 28, 44, 'alphanumeric')],
  checkDigits: dataLineCheckDigits,
};

export const visaB: MrzLayout = {
  format: 'MRV-B',
  lineLengths: [36, 36],
  longNumberField: null,
  fields: [...codeAndNames(36), ...dataLine, field('optional1', 1, 28, 36, 'alphanumeric')],
  checkDigits: dataLineCheckDigits,
};
