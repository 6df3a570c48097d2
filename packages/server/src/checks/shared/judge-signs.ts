/**
 * Signs of manipulation in files and pixels. Each sign has a measurement and a border. A raised sign fails the check if
 * honest pictures seldom raise it; the other signs inform a reviewer. A sign that could not be measured is no pass.
 */
import { type CheckMetadata, type CheckOutcome, failed, notApplicable, passed } from '../check.ts';

export interface Sign<Reason extends string> {
  readonly name: string;
  /** Measurement; null if none was possible. */
  readonly measured: number | null;
  /** Border from which the sign is raised. */
  readonly border: number;
  /** Reason of a failure by this sign. */
  readonly reason: Reason;
}

type Unanswered = 'sign_for_review' | 'not_measurable';

const isRaised = ({ measured, border }: Sign<string>): boolean => measured !== null && measured >= border;
const rounded = (value: number | null): number | null => (value === null ? null : Math.round(value * 100) / 100);

/** Lists every sign for a reviewer, raised or not. */
function told(signs: readonly Sign<string>[], failing: readonly string[]): CheckMetadata {
  const entries = signs.map((sign) => ({
    sign: sign.name,
    measured: rounded(sign.measured),
    border: sign.border,
    raised: isRaised(sign),
    effect: failing.includes(sign.name) ? 'fails' : 'informs',
  }));
  return { signs: entries };
}

/**
 * Fails if a sign that may fail the check is raised. Otherwise the result is not applicable: `sign_for_review` if an
 * informing sign is raised, `not_measurable` if no sign that may fail was measured. Passes only if one of those was
 * measured and no sign is raised.
 *
 * @param failing names of the signs that may fail the check; if empty, one measured informing sign is enough to pass
 */
export function judgeSigns<Reason extends string>(
  signs: readonly Sign<Reason>[],
  failing: readonly string[],
  metadata: CheckMetadata,
): CheckOutcome<Reason | Unanswered> {
  const all = { ...metadata, ...told(signs, failing) };
  const raised = signs.filter(isRaised);
  const reasons = raised.filter(({ name }) => failing.includes(name)).map(({ reason }) => reason);
  if (reasons.length > 0) return failed([...new Set(reasons)], all);
  if (raised.length > 0) return notApplicable(['sign_for_review'], all);
  const mayFail = signs.filter(({ name }) => failing.includes(name));
  const decisive = mayFail.length > 0 ? mayFail : signs;
  return decisive.some(({ measured }) => measured !== null) ? passed(all) : notApplicable(['not_measurable'], all);
}
