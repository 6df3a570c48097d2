/**
 * Positions of the elements of a machine-readable zone, as data: ICAO Doc 9303 part 4 (TD3), part 5 (TD1), part 6 (TD2)
 * and part 7 (visas MRV-A and MRV-B). Layouts of single states are in national/, one file each.
 */
import type { DocumentAttribute, MrzFacts } from '../facts.ts';

/**
 * Characters allowed at a position; they determine which look-alikes a repair may exchange. `code` is a document code:
 * a letter, followed by one that the state chooses freely (Doc 9303 part 5, 4.2.2), which is a digit on some cards.
 */
export type PositionClass = 'letters' | 'digits' | 'alphanumeric' | 'name' | 'sex' | 'code';

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
  | 'issueDate'
  | 'issuingAuthority'
  | 'personalNumber'
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
  /** True if the digit may be a filler when all characters that it covers are fillers. */
  readonly fillerWhenEmpty: boolean;
}

/** Raw text of each element, with fillers. */
export type MrzElements = Readonly<Partial<Record<MrzFieldName, string>>>;

/** State-specific meaning of elements that departs from Doc 9303. */
export interface NationalMeaning {
  /** Code of Doc 9303 part 3, section 5, of a state that writes another one. */
  readonly issuingState?: string;
  /** Nationality of all holders, if the zone states none. */
  readonly nationality?: string;
  /** Letters of the sex, if they differ from those of Doc 9303. */
  readonly sexes?: Readonly<Record<string, 'M' | 'F' | 'X'>>;
  /** Number of the document, if it is not in a single element. */
  readonly documentNumber?: (elements: MrzElements) => string;
  /** Number of the person. Null if the zone has another text in its place, whose meaning is unknown. */
  readonly identificationNumber?: (elements: MrzElements) => string | null;
  /** Names and other values of zones that encode them in their own way. */
  readonly attributes?: (elements: MrzElements) => Readonly<Partial<Record<DocumentAttribute, string>>>;
  /** True if the constant parts of a layout without check digits are correct. */
  readonly isWellFormed?: (lines: readonly string[]) => boolean;
}

export interface MrzLayout {
  readonly format: MrzFacts['format'];
  readonly lineLengths: readonly number[];
  readonly fields: readonly MrzField[];
  readonly checkDigits: readonly CheckDigitRule[];
  /** Field in which a document number of more than nine characters continues; null if it cannot. */
  readonly longNumberField: 'optional1' | 'optional2' | null;
  /** True if lines of these lengths are of this layout; absent if any are. */
  readonly marks?: (lines: readonly string[]) => boolean;
  readonly meaning?: NationalMeaning;
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

/**
 * Returns the fields of a layout with some removed and others added. By default, the removed fields are those with the
 * names of the added ones.
 */
export function replaceFields(
  layout: MrzLayout,
  added: readonly MrzField[],
  removed: readonly MrzFieldName[] = added.map(({ name }) => name),
): readonly MrzField[] {
  return [...layout.fields.filter(({ name }) => !removed.includes(name)), ...added];
}

/** Letters of the sex (Doc 9303 part 4, 4.2.2.2); some issuers write X for the filler. */
export const SEXES: Readonly<Record<string, 'M' | 'F' | 'X'>> = { M: 'M', F: 'F', '<': 'X', X: 'X' };

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
    field('documentCode', 0, 0, 2, 'code'),
    field('issuingState', 0, 2, 5, 'letters'),
    field('names', 0, 5, lineLength, 'name'),
  ];
}

export const td1: MrzLayout = {
  format: 'TD1',
  lineLengths: [30, 30, 30],
  longNumberField: 'optional1',
  fields: [
    field('documentCode', 0, 0, 2, 'code'),
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

function isVisa([first = '']: readonly string[]): boolean {
  return first.startsWith('V');
}

export const visaA: MrzLayout = {
  format: 'MRV-A',
  lineLengths: [44, 44],
  longNumberField: null,
  marks: isVisa,
  fields: [...codeAndNames(44), ...dataLine, field('optional1', 1, 28, 44, 'alphanumeric')],
  checkDigits: dataLineCheckDigits,
};

export const visaB: MrzLayout = {
  format: 'MRV-B',
  lineLengths: [36, 36],
  longNumberField: null,
  marks: isVisa,
  fields: [...codeAndNames(36), ...dataLine, field('optional1', 1, 28, 36, 'alphanumeric')],
  checkDigits: dataLineCheckDigits,
};
