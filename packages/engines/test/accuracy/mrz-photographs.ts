/** Machine-readable zones read from photographs of passports, cards and visas. */

import type { SpecimenTruth } from '@countersign/specimens';
import type { MrzFacts } from '../../src/facts.ts';
import { createEngines } from '../../src/index.ts';
import { parseMrz } from '../../src/mrz/parse-mrz.ts';
import type { Figure, SuiteOptions } from './figure.ts';
import { extractSpecimen, specimensOf } from './specimens.ts';

interface Trial {
  readonly truth: SpecimenTruth;
  readonly read: MrzFacts | null;
  /** Values chosen for the holder from this zone. */
  readonly accepted: Readonly<Record<string, string | undefined>>;
}

const KINDS = ['passport', 'identity-card', 'passport', 'td2-card', 'visa-a', 'visa-b'] as const;
const PROVEN = [
  'name-last',
  'name-first',
  'document-number',
  'birthdate',
  'expiration-date',
  'sex',
  'nationality',
] as const;

function isExact({ truth, read }: Trial): boolean {
  return read?.lines.join('\n') === truth.mrzLines?.join('\n');
}

function fold(text: string | undefined): string {
  return (text ?? '').normalize('NFD').replaceAll(/[^\w]/g, '').toUpperCase();
}

/** True if a value of the zone was accepted but is not the printed one. */
function isWronglyAccepted(trial: Trial): boolean {
  const printed = parseMrz(trial.truth.mrzLines ?? [], { asOf: trial.truth.asOf })?.attributes ?? {};
  return PROVEN.some((name) => {
    const accepted = trial.accepted[name];
    return accepted !== undefined && fold(accepted) !== fold(printed[name]);
  });
}

/** Returns a test if the zone states the value. */
function isStated(name: (typeof PROVEN)[number]): (trial: Trial) => boolean {
  return ({ truth }) => parseMrz(truth.mrzLines ?? [], { asOf: truth.asOf })?.attributes[name] !== undefined;
}

function remark({ truth, read }: Trial): string {
  return `${truth.level} ${truth.kind} ${truth.seed}: ${read?.lines.join(' ') ?? 'not found'} for ${truth.mrzLines?.join(' ')}`;
}

/** Photographs `count` zones and compares the lines read with those printed. */
export async function photographedZones(options: SuiteOptions): Promise<readonly Figure[]> {
  const engines = createEngines({ processorLimitMs: 240_000 });
  const trials: Trial[] = [];
  try {
    for await (const specimen of specimensOf(options, { kinds: KINDS, forgeries: 'none' })) {
      const facts = await extractSpecimen(engines, specimen);
      const read = [facts.back?.mrz, facts.front.mrz].find((mrz) => mrz !== null && mrz !== undefined) ?? null;
      const accepted = Object.fromEntries(
        PROVEN.map((name) => [
          name,
          facts.readings[name]?.find(({ source, confidence }) => source === 'mrz' && confidence >= 0.6)?.value,
        ]),
      );
      trials.push({ truth: specimen.truth, read, accepted });
    }
  } finally {
    await engines.close();
  }
  const figure = (name: string, counted: readonly Trial[], isHit: (trial: Trial) => boolean): Figure => {
    const missed = counted.filter((trial) => !isHit(trial));
    const note = missed.slice(0, 6).map(remark).join('; ');
    return { suite: 'mrz', name, hits: counted.length - missed.length, n: counted.length, ...(note ? { note } : {}) };
  };
  return [
    ...['easy', 'mid', 'hard'].map((level) =>
      figure(
        `photographs, all lines exact, ${level}`,
        trials.filter(({ truth }) => truth.level === level),
        isExact,
      ),
    ),
    figure('photographs, all lines exact', trials, isExact),
    figure('photographs, nothing wrong is accepted', trials, (trial) => !isWronglyAccepted(trial)),
    ...PROVEN.map((name) =>
      figure(
        `photographs, ${name} not withheld`,
        trials.filter(isStated(name)),
        ({ accepted }) => accepted[name] !== undefined,
      ),
    ),
    figure('photographs, check digits all right', trials, ({ read }) => read?.valid === true),
  ];
}
