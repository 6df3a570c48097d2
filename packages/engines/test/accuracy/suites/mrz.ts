/**
 * Suite of machine-readable zones: labelled lines parsed and repaired, synthetic lines composed, damaged and repaired
 * again.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MrzFacts } from '../../../src/facts.ts';
import { numberElement, sliceFields, splitNames } from '../../../src/mrz/elements.ts';
import { layoutOf } from '../../../src/mrz/layout-of.ts';
import type { MrzElements, MrzLayout } from '../../../src/mrz/layouts.ts';
import { frenchIdentityCard } from '../../../src/mrz/national/french-identity-card.ts';
import { normalizeLines, parseMrz } from '../../../src/mrz/parse-mrz.ts';
import { repairMrz } from '../../../src/mrz/repair-mrz.ts';
import { composedFigures } from '../composed-zones.ts';
import type { Figure, SuiteOptions } from '../figure.ts';
import { photographedZones } from '../mrz-photographs.ts';

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
/** Specimen state of Doc 9303, which the labelling library rejects but a parser must accept. */
const SPECIMEN_STATE = /^.{2}UTO/;

function spaced(text: string | undefined): string {
  return (text ?? '').replaceAll(/<+/g, ' ').trim();
}

/** Returns every element under the name used in the labels. */
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
    optional: spaced(elements.optional1 ?? elements.personalNumber),
    personalNumber: spaced(elements.optional1),
    personalNumberCheckDigit: digits.get('optional-data') ?? '',
    compositeCheckDigit: digits.get('composite') ?? '',
    lastName: names.surname,
    firstName: names.givenNames,
    languageCode: elements.languageCode ?? '',
    pinCode: elements.optional1 ?? '',
    versionNumber: elements.optional2 ?? '',
    ...(layout === frenchIdentityCard ? frenchLabels(elements) : {}),
  };
}

/** Splits the twelve characters of the French number as in the labels. */
function frenchLabels(elements: MrzElements): Record<string, string> {
  const number = elements.documentNumber ?? '';
  return {
    administrativeCode: spaced(elements.optional1),
    issueDate: number.slice(0, 4),
    administrativeCode2: number.slice(4, 7),
    documentNumber: number.slice(7),
  };
}

/**
 * Returns the wrong fields. Null labels are values that the labelling library rejects; keys of national layouts without
 * a corresponding fact are skipped.
 */
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

/** True for a visa; the labelling library has no separate format for it. */
function isVisa(facts: MrzFacts, label: string): boolean {
  return (facts.format === 'MRV-A' && label === 'TD3') || (facts.format === 'MRV-B' && label === 'TD2');
}

/**
 * True if the format, the verdict and every labelled element agree; without a format, if nothing is claimed wrongly.
 */
function isParsedRight(labelled: LabelledCase): boolean {
  const lines = labelled.autocorrect ? repairMrz(labelled.lines).lines : normalizeLines(labelled.lines);
  const facts = parseMrz(lines);
  const layout = layoutOf(lines);
  if (!facts || !layout) return labelled.format === null;
  const isFormatRight = labelled.format === null || labelled.format === facts.format || isVisa(facts, labelled.format);
  return isFormatRight && isRightlyValid(labelled, facts) && wrongFields(labelled.fields, lines, layout).length === 0;
}

/** Returns pairs of a case and its damaged version after it, which must be equal after the repair. */
function repairPairs(cases: readonly LabelledCase[]): readonly (readonly [LabelledCase, LabelledCase])[] {
  return cases.flatMap((spoiled, index) => {
    const clean = cases[index - 1];
    const isPair = spoiled.autocorrect && clean?.autocorrect && clean.suite === spoiled.suite;
    return isPair && layoutOf(normalizeLines(clean.lines)) ? [[clean, spoiled] as const] : [];
  });
}

/** Runs the suite; labelled cases are in `mrz/cases.json` of the data folder. */
export async function run(options: SuiteOptions): Promise<readonly Figure[]> {
  const { data, seed, count } = options;
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
      note: `${cases.filter((labelled) => labelled.format === null).length} have no label: right when refused or parsed as what they are${wrong.length > 0 ? `; wrong: ${wrong.join(', ')}` : ''}`,
    },
    { suite: 'mrz', name: 'labelled zones repaired', hits: repaired.length, n: pairs.length },
    ...composedFigures(seed, Math.max(count, 300)),
    ...(await photographedZones(options)),
  ];
}
