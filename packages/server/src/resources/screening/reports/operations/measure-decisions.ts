/** Measure of thresholds by the decisions of the team. */
import { addSeconds } from '../../../../lib/clock.ts';
import type { ReadContext } from '../../../../operations/context.ts';
import type { ListedKind } from '../kind.ts';
import { findDecidedScores } from '../review/decisions.ts';
import { daysLooked, measureThresholds, type ThresholdMeasure } from '../review/threshold.ts';
import { findDefaultTemplate } from '../template-store.ts';

const mostDecided = 20_000;
const day = 86_400;

export interface MeasuredDecisions extends ThresholdMeasure {
  readonly kind: string;
  /** Threshold of the default template; null if it has none of its own. */
  readonly inForce: number | null;
}

/** Measures the thresholds of a kind. */
export async function measureDecisions(
  { tx, scope, clock }: ReadContext,
  { kind }: Pick<ListedKind, 'kind'>,
): Promise<MeasuredDecisions> {
  const now = clock.now();
  const since = addSeconds(now, -daysLooked * day);
  const scores = await findDecidedScores(tx, scope, { kind, since, most: mostDecided });
  const names = (await findDefaultTemplate(tx, scope, kind))?.version.settings.names;
  const inForce = names?.matching === 'custom' ? names.threshold : null;
  return { ...measureThresholds(scores, now), kind, inForce };
}
