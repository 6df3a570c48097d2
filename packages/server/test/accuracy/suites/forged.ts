/** Suite of detected forgeries: the real engines, the real checks, their default settings. */
import { createEngines } from '@countersign/engines';
import type { Forgery, SpecimenTruth } from '@countersign/specimens';
import type { Figure, SuiteOptions } from '../../../../engines/test/accuracy/figure.ts';
import { specimensOf } from '../../../../engines/test/accuracy/specimens.ts';
import { checkSpecimen } from '../check-specimen.ts';

/** Checks of which at least one has to fail, or to inform a reviewer. */
const RAISED_BY: Readonly<Record<Forgery, readonly string[]>> = {
  'edited-field': ['id_extraction_inconsistency_detection'],
  'mismatched-barcode': ['id_extraction_inconsistency_detection', 'id_barcode_inconsistency_detection'],
  'wrong-check-digit': ['id_mrz_inconsistency_detection'],
  expired: ['id_expired_detection'],
  'same-side-twice': ['id_double_side_detection'],
  'swapped-portrait': ['id_physical_tamper_detection', 'id_tamper_detection'],
  'screen-recapture': ['id_electronic_replica_detection'],
  'retouched-field': ['id_tamper_detection'],
  'retouched-portrait': ['id_tamper_detection', 'id_physical_tamper_detection'],
  'punched-hole': ['id_damaged_detection'],
  'print-recapture': ['id_paper_detection', 'id_color_inconsistency_detection'],
};

/** Kinds of documents for each forgery; every forgery gets its share of the count. */
const KINDS = ['licence', 'passport', 'identity-card'] as const;

interface Trial {
  readonly truth: SpecimenTruth;
  readonly isRaised: boolean;
  readonly remark: string;
}

export const takesShards = true;

export async function run(options: SuiteOptions): Promise<readonly Figure[]> {
  const all = Object.keys(RAISED_BY) as Forgery[];
  const forgeries = all.filter((forgery) => !options.only?.length || options.only.includes(forgery));
  const engines = createEngines({ processorLimitMs: 240_000 });
  const trials: Trial[] = [];
  try {
    for (const forgery of forgeries) {
      for await (const specimen of specimensOf(options, { kinds: KINDS, forgeries: [forgery] })) {
        const { truth } = specimen;
        if (truth.forgery !== forgery) continue;
        const results = await checkSpecimen(engines, specimen);
        const named = results.filter(({ name }) => RAISED_BY[forgery].includes(name));
        const answers = named.map(({ status, reasons }) => `${status} ${reasons.join(' ')}`.trim()).join(', ');
        const edit =
          truth.edited === null ? '' : ` ${truth.edited.attribute} ${truth.edited.from} to ${truth.edited.to}`;
        trials.push({
          truth,
          isRaised: named.some(({ status, reasons }) => status === 'failed' || reasons.includes('sign_for_review')),
          remark: `${truth.level} ${truth.kind} ${truth.seed}${edit}: ${answers}`,
        });
      }
    }
  } finally {
    await engines.close();
  }
  return forgeries.map((forgery) => {
    const own = trials.filter(({ truth }) => truth.forgery === forgery);
    const missed = own.filter(({ isRaised }) => !isRaised).map(({ remark }) => remark);
    const figure = { suite: 'forged', name: forgery, hits: own.length - missed.length, n: own.length };
    return missed.length === 0 ? figure : { ...figure, note: missed.slice(0, 5).join('; ') };
  });
}
