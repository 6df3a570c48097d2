/** Suite of good specimens that fail a required check: the real engines, the real checks, their default settings. */
import { createEngines } from '@countersign/engines';
import type { SpecimenTruth } from '@countersign/specimens';
import type { Figure, SuiteOptions } from '../../../../engines/test/accuracy/figure.ts';
import { specimensOf } from '../../../../engines/test/accuracy/specimens.ts';
import { checkSpecimen } from '../check-specimen.ts';

const KINDS = ['licence', 'passport', 'licence', 'identity-card'] as const;

interface Trial {
  readonly truth: SpecimenTruth;
  readonly failures: readonly string[];
}

export const takesShards = true;

export async function run(options: SuiteOptions): Promise<readonly Figure[]> {
  const engines = createEngines({ processorLimitMs: 240_000 });
  const trials: Trial[] = [];
  try {
    for await (const specimen of specimensOf(options, { kinds: KINDS, forgeries: 'none', withSelfies: true })) {
      const results = await checkSpecimen(engines, specimen);
      const failed = results.filter(({ status, requirement }) => status === 'failed' && requirement === 'required');
      const failures = failed.map(({ name, reasons, metadata }) => {
        const requirements = metadata['check-requirements'];
        return `${name} ${reasons.join(' ')}${requirements === undefined ? '' : ` ${JSON.stringify(requirements)}`}`;
      });
      trials.push({ truth: specimen.truth, failures });
    }
  } finally {
    await engines.close();
  }
  const figure = (name: string, counted: readonly Trial[]): Figure => {
    const missed = counted.filter(({ failures }) => failures.length > 0);
    const note = missed
      .slice(0, 6)
      .map(({ truth, failures }) => `${truth.level} ${truth.kind} ${truth.seed}: ${failures.join(', ')}`)
      .join('; ');
    return {
      suite: 'genuine',
      name,
      hits: counted.length - missed.length,
      n: counted.length,
      ...(note ? { note } : {}),
    };
  };
  const levels = [...new Set(trials.map(({ truth }) => truth.level))];
  return [
    ...levels.map((level) =>
      figure(
        `no required check fails, ${level}`,
        trials.filter(({ truth }) => truth.level === level),
      ),
    ),
    figure('no required check fails', trials),
  ];
}
