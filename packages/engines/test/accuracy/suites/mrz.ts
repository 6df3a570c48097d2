/**
 * Machine readable zones: labelled lines parsed and repaired, made-up lines composed, spoiled and repaired again.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MrzFacts } from '../../../src/facts.ts';
import { composeTd1, composeTd2, composeTd3, type MrzHolder } from '../../../src/mrz/compose-mrz.ts';
import { layoutOf, type MrzLayout } from '../../../src/mrz/layouts.ts';
import { normalizeLines, numberElement, parseMrz, sliceFields, splitNames } from '../../../src/mrz/parse-mrz.ts';
import { repairMrz } from '../../../src/mrz/repair-mrz.ts';
import { makePerson, makeRandom, type Random } from '../../../src/specimens/index.ts';
import type { Figure, SuiteOptions } from '../figure.ts';

type Fields = Readonly<Record<string, string | null>>;

interface LabelledCase {
  readonly suite: string;
  readonly name: string;
  readonly lines: readonly string[];
  readonly format: string | null;
  readonly valid: boolean | null;
  readonly fields: Fields;
  readonly autocorrect: boolean;
}

const SEX: Readonly<Record<string, string>> = { male: 'M', female: 'F', nonspecified: '<' };
/** The specimen state of Doc 9303, which the labelling library refuses and a parser must not. */
const SPECIMEN_STATE = /^.{2}UTO/;

function spaced(text: string | undefined): string {
  return (text ?? '').replaceAll(/<+/g, ' ').trim();
}

/** Every element under the name the labels use. */
function labelledFields(lines: readonly string[], layout: MrzLayout): Record<string, string> {
  const elements = sliceFields(lines, layout);
  const number = numberElement(lines, layout);
  const names = splitNames(elements);
  const digits = new Map(
    layout.checkDigits.map((rule) => [rule.name, (lines[rule.line] ?? '').charAt(rule.column)] as const),
  );
  return {
    documentCode: spaced(elements.documentCode),
    issuingState: spaced(elements.issuingState),
    nationality: spaced(elements.nationality),
    documentNumber: number.value.replaceAll('<', ''),
    documentNumberCheckDigit: number.digit,
    birthDate: elements.birthdate ?? '',
    birthDateCheckDigit: digits.get('birthdate') ?? '',
    sex: elements.sex ?? '',
    expirationDate: elements.expirationDate ?? '',
    expirationDateCheckDigit: digits.get('expiration-date') ?? '',
    optional1: spaced(elements.optional1),
    optional2: spaced(elements.optional2),
    optional: spaced(elements.optional1),
    personalNumber: spaced(elements.optional1),
    personalNumberCheckDigit: digits.get('optional-data') ?? '',
    compositeCheckDigit: digits.get('composite') ?? '',
    lastName: names.surname,
    firstName: names.givenNames,
  };
}

/** Null labels are values the labelling library refuses; keys of national layouts that no facts carry are left out. */
function wrongFields(labels: Fields, lines: readonly string[], layout: MrzLayout): readonly string[] {
  const found = labelledFields(lines, layout);
  return Object.entries(labels)
    .filter(([name, label]) => label !== null && name in found && found[name] !== (SEX[label] ?? label))
    .map(([name]) => name);
}

function isRightlyValid(labelled: LabelledCase, facts: MrzFacts): boolean {
  if (labelled.valid === null) return true;
  return facts.valid === labelled.valid || (facts.valid && SPECIMEN_STATE.test(facts.lines[0] ?? ''));
}

/** Right when the format, the verdict and every labelled element agree; without a format, when nothing is claimed wrongly. */
function isParsedRight(labelled: LabelledCase): boolean {
  const lines = labelled.autocorrect ? repairMrz(labelled.lines).lines : normalizeLines(labelled.lines);
  const facts = parseMrz(lines);
  const layout = layoutOf(lines);
  if (!facts || !layout) return labelled.format === null || !/^(?:TD[123]|FRENCH_NATIONAL_ID)$/.test(labelled.format);
  const isFormatRight = labelled.format === null || labelled.format === facts.format || layout.id === 'fr-id';
  return isFormatRight && isRightlyValid(labelled, facts) && wrongFields(labelled.fields, lines, layout).length === 0;
}

/** A spoiled case follows the case it was made from: after repair both have to be the same. */
function repairPairs(cases: readonly LabelledCase[]): readonly (readonly [LabelledCase, LabelledCase])[] {
  return cases.flatMap((spoiled, index) => {
    const clean = cases[index - 1];
    const isPair = spoiled.autocorrect && clean?.autocorrect && clean.suite === spoiled.suite;
    return isPair && layoutOf(normalizeLines(clean.lines)) ? [[clean, spoiled] as const] : [];
  });
}

const LOOK_ALIKES: Readonly<Record<string, string>> = {
  0: 'O', O: '0', 1: 'I', I: '1', 2: 'Z', Z: '2', 5: 'S', S: '5', 8: 'B', B: '8',
}; // biome-ignore format: pairs

function spoil(lines: readonly string[], random: Random): readonly string[] {
  const places = lines.flatMap((line, row) =>
    [...line].flatMap((character, column) => (character in LOOK_ALIKES ? [{ row, column }] : [])),
  );
  const first = random.pick(places);
  const second = random.pick(places);
  return lines.map((line, row) =>
    [...line]
      .map((character, column) =>
        [first, second].some((place) => place.row === row && place.column === column)
          ? (LOOK_ALIKES[character] ?? character)
          : character,
      )
      .join(''),
  );
}

function holderOf(seed: number): MrzHolder {
  const person = makePerson(seed);
  return {
    documentCode: 'I',
    issuingState: 'UTO',
    nationality: 'UTO',
    surname: person.lastName,
    givenNames: [person.firstName, person.middleName ?? ''].join(' ').trim(),
    documentNumber: person.passport.number.slice(0, 9),
    birthdate: person.birthdate,
    sex: person.sex,
    expiryDate: person.passport.expirationDate,
  };
}

function composedFigures(seed: number, count: number): readonly Figure[] {
  const random = makeRandom(seed, 'spoiled zones');
  const zones = Array.from({ length: count }, (_, index) => {
    const holder = holderOf(seed * 1000 + index);
    const compose = [composeTd1, composeTd2, composeTd3][index % 3] ?? composeTd3;
    return compose(compose === composeTd3 ? { ...holder, documentCode: 'P' } : holder);
  });
  const spoiled = zones.map((lines) => ({ lines, repaired: repairMrz(spoil(lines, random)).lines }));
  const isSame = (trial: (typeof spoiled)[number]): boolean => trial.repaired.join() === trial.lines.join();
  const claimed = spoiled.filter((trial) => parseMrz(trial.repaired)?.valid);
  return [
    {
      suite: 'mrz',
      name: 'composed zones are valid',
      hits: zones.filter((lines) => parseMrz(lines)?.valid).length,
      n: count,
    },
    { suite: 'mrz', name: 'two look-alikes are repaired', hits: spoiled.filter(isSame).length, n: count },
    {
      suite: 'mrz',
      name: 'a repaired zone called valid is right',
      hits: claimed.filter(isSame).length,
      n: claimed.length,
      note: 'exchanges that keep every check digit right cannot be seen',
    },
  ];
}

/** Labelled cases come from `mrz/cases.json` under the data folder. */
export async function run({
  data,
  seed,
  count,
}: Pick<SuiteOptions, 'data' | 'seed'> & Partial<SuiteOptions>): Promise<readonly Figure[]> {
  const cases: readonly LabelledCase[] = JSON.parse(await readFile(join(data, 'mrz/cases.json'), 'utf8'));
  const wrong = cases.filter((labelled) => !isParsedRight(labelled)).map((labelled) => labelled.name);
  const pairs = repairPairs(cases);
  const repaired = pairs.filter(([clean, spoiled]) => {
    const expected = repairMrz(clean.lines).lines.join();
    return repairMrz(spoiled.lines).lines.join() === expected;
  });
  return [
    {
      suite: 'mrz',
      name: 'labelled zones parsed',
      hits: cases.length - wrong.length,
      n: cases.length,
      note: `${cases.filter((labelled) => labelled.format === null).length} have no TD1 to TD3 label: right when refused or parsed as what they are${wrong.length > 0 ? `; wrong: ${wrong.join(', ')}` : ''}`,
    },
    { suite: 'mrz', name: 'labelled zones repaired', hits: repaired.length, n: pairs.length },
    ...composedFigures(seed, Math.max(count ?? 0, 300)),
  ];
}
