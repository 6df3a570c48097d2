/** Facts of one submission as the engines gave them. */
import type { CheckFacts } from '../../../../checks/check.ts';

/**
 * Facts except those of earlier inquiries, look-ups and the supplied selfie: see `look-back.ts`, `ask-lookups.ts`,
 * `compare-supplied-selfie.ts`.
 */
export type PerceivedFacts = Omit<
  CheckFacts,
  'repeats' | 'accountToSelfie' | 'licenceLookup' | 'publicFigure' | 'suppliedSelfie'
>;
