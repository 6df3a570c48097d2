/**
 * Suite of `extractDocument` on photographs of synthetic licences (American, Canadian and European), passports and
 * identity cards. The visual zone is counted separately (readings whose source is the visual zone) and together with
 * barcode and machine-readable zone (chosen attributes); so are values that the visual zone is sure of but that are not
 * printed; and both by captions and order only, without barcode and zone.
 */

import type { SpecimenTruth } from '@countersign/specimens';
import { ACCEPTANCE_THRESHOLD } from '../../../src/documents/merge-readings.ts';
import { modelFor } from '../../../src/documents/models/index.ts';
import { type Readings, readVisualZone } from '../../../src/documents/read-visual-zone.ts';
import type { DocumentAttribute, DocumentFacts, IdClass, Reading } from '../../../src/facts.ts';
import { createEngines } from '../../../src/index.ts';
import { toMrzName } from '../../../src/mrz/transliterate.ts';
import type { Figure, SuiteOptions } from '../figure.ts';
import { extractSpecimen, specimensOf } from '../specimens.ts';

type Group = 'names' | 'dates' | 'numbers';

interface Trial {
  readonly truth: SpecimenTruth;
  readonly group: Group;
  readonly isVisualRight: boolean;
  readonly isSurelyWrong: boolean;
  readonly isRight: boolean;
  /** Result by captions and order only, without barcode and zone. */
  readonly alone: { readonly isRight: boolean; readonly isSurelyWrong: boolean };
  /** Expected value and the visual zone's value, for readers. */
  readonly remark: string;
}

const KINDS = ['licence', 'passport', 'licence', 'identity-card', 'passport', 'european-licence'] as const;
const GROUPS: readonly Group[] = ['names', 'dates', 'numbers'];
const GIVEN: readonly DocumentAttribute[] = ['name-first', 'name-middle', 'name-suffix'];

/** Each value of a front, with the attributes whose readings compose it. */
const FIELDS: readonly (readonly [Group, readonly DocumentAttribute[]])[] = [
  ['names', ['name-last']],
  ['names', GIVEN],
  ['dates', ['birthdate']],
  ['dates', ['issue-date']],
  ['dates', ['expiration-date']],
  ['numbers', ['identification-number']],
];

/** Folds to letters and digits without accents, for comparing the visual zone. */
function fold(text: string): string {
  return text
    .normalize('NFD')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '');
}

/** Reads each value of the front by captions and order, with its confidence. */
function readAlone(facts: DocumentFacts, { idClass, countryCode, asOf }: SpecimenTruth): Readings {
  return readVisualZone(facts.front.text, modelFor((idClass ?? 'id') as IdClass, countryCode), asOf);
}

function judge(facts: DocumentFacts, truth: SpecimenTruth): readonly Trial[] {
  const alone = readAlone(facts, truth);
  const seen = (attribute: DocumentAttribute): Reading | undefined =>
    facts.readings[attribute]?.find((reading) => reading.source === 'visual-zone');
  return FIELDS.map(([group, attributes]) => {
    const expected = fold(attributes.map((name) => truth.values[name] ?? '').join(''));
    // The zone has GOERAN where GÖRAN is printed.
    const transliterated = fold(toMrzName(attributes.map((name) => truth.values[name] ?? '').join(' ')));
    const readings = attributes.map(seen);
    const visual = fold(readings.map((reading) => reading?.value ?? '').join(''));
    const chosen = fold(attributes.map((name) => facts.attributes[name] ?? '').join(''));
    const own = attributes.map((name) => alone[name]?.[0]);
    const isAloneRight = fold(own.map((reading) => reading?.value ?? '').join('')) === expected;
    const isAloneSure = own.some((reading) => (reading?.confidence ?? 0) >= ACCEPTANCE_THRESHOLD);
    const isSure = readings.some((reading) => (reading?.confidence ?? 0) >= ACCEPTANCE_THRESHOLD);
    return {
      truth,
      group,
      isVisualRight: visual === expected,
      isSurelyWrong: isSure && visual !== expected,
      isRight: chosen === expected || chosen === transliterated,
      alone: { isRight: isAloneRight, isSurelyWrong: isAloneSure && !isAloneRight },
      remark: `${truth.level} ${truth.kind} ${truth.seed} ${truth.countryCode}: ${attributes[0]} ${expected} read as "${visual}"`,
    };
  });
}

function figure(name: string, trials: readonly Trial[], isHit: (trial: Trial) => boolean): Figure {
  const misses = trials.filter((trial) => !isHit(trial)).map((trial) => trial.remark);
  const counted = { suite: 'visual', name, hits: trials.length - misses.length, n: trials.length };
  return misses.length === 0 ? counted : { ...counted, note: misses.slice(0, 8).join('; ') };
}

function figuresOf(trials: readonly Trial[]): Figure[] {
  const figures: Figure[] = [];
  for (const kind of [...new Set(KINDS)]) {
    for (const group of GROUPS) {
      const counted = trials.filter((trial) => trial.truth.kind === kind && trial.group === group);
      figures.push(figure(`${kind} ${group}`, counted, (trial) => trial.isVisualRight));
    }
  }
  for (const level of [...new Set(trials.map(({ truth }) => truth.level))]) {
    const counted = trials.filter((trial) => trial.truth.level === level);
    figures.push(figure(`level ${level}`, counted, (trial) => trial.isVisualRight));
    figures.push(figure(`level ${level}, captions and order alone`, counted, (trial) => trial.alone.isRight));
  }
  figures.push(figure('visual zone', trials, (trial) => trial.isVisualRight));
  figures.push(figure('nothing wrong is accepted', trials, (trial) => !trial.isSurelyWrong));
  figures.push(figure('nothing wrong is accepted, alone', trials, (trial) => !trial.alone.isSurelyWrong));
  figures.push(figure('all sources', trials, (trial) => trial.isRight));
  return figures;
}

export const takesShards = true;

/** Reads `count` documents and compares every value with the printed one. */
export async function run(options: SuiteOptions): Promise<readonly Figure[]> {
  const engines = createEngines({ processorLimitMs: 240_000 });
  try {
    const trials: Trial[] = [];
    for await (const specimen of specimensOf(options, { kinds: KINDS, forgeries: 'none' })) {
      trials.push(...judge(await extractSpecimen(engines, specimen), specimen.truth));
    }
    return figuresOf(trials);
  } finally {
    await engines.close();
  }
}
