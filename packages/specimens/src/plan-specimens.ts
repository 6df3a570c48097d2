/** Plan of specimens for a seed and a count. */
import type { PhotographLevel } from './photograph.ts';
import { makeRandom } from './random.ts';
import { FORGERIES, type Forgery, type SpecimenKind, type SpecimenRequest } from './specimen.ts';

export interface SpecimenPlan {
  readonly seed: number;
  readonly count: number;
  readonly asOf: string;
  /** Kinds in turn; the usual mix by default. */
  readonly kinds?: readonly SpecimenKind[];
  /** Levels in turn; easy, mid and hard by default. */
  readonly levels?: readonly (PhotographLevel | 'none')[];
  /**
   * Forgeries; 'mixed' (default) makes every third specimen a forgery; a list takes these in turn if the kind supports
   * them.
   */
  readonly forgeries?: 'mixed' | 'none' | readonly Forgery[];
}

const KINDS: readonly SpecimenKind[] = [
  'licence',
  'passport',
  'licence',
  'identity-card',
  'passport',
  'licence',
  'td2-card',
  'visa-a',
  'utility-bill',
  'identity-card',
  'visa-b',
  'european-licence',
];

const LEVELS: readonly PhotographLevel[] = ['easy', 'mid', 'hard'];

function forgeryOf(plan: SpecimenPlan, kind: SpecimenKind, index: number, round: number): Forgery | null {
  const wanted = plan.forgeries ?? 'mixed';
  if (wanted === 'none') return null;
  if (wanted !== 'mixed') {
    const known = wanted.filter((forgery) => FORGERIES[kind].includes(forgery));
    return known[round % Math.max(known.length, 1)] ?? null;
  }
  const known = FORGERIES[kind];
  const random = makeRandom(plan.seed + index, 'plan');
  return known.length > 0 && random.chance(1 / 3) ? random.pick(known) : null;
}

/**
 * Returns one request per specimen; seeds count up from the plan's seed, so that a longer plan begins with a shorter
 * one.
 */
export function planSpecimens(plan: SpecimenPlan): readonly SpecimenRequest[] {
  const kinds = plan.kinds ?? KINDS;
  const levels = plan.levels ?? LEVELS;
  return Array.from({ length: plan.count }, (_, index) => {
    const kind = kinds[index % kinds.length] ?? 'licence';
    const round = Math.floor(index / kinds.length);
    return {
      seed: plan.seed + index,
      kind,
      forgery: forgeryOf(plan, kind, index, round),
      // Combines every kind with every level.
      level: levels[((index % kinds.length) + round) % levels.length] ?? 'mid',
      asOf: plan.asOf,
    };
  });
}
