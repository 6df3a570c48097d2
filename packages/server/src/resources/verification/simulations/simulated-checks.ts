/**
 * Checks of the kinds that exist only in simulations: this service reads no chip and sends no code, so each answer says
 * in its metadata that it is simulated (contract, inquiries 11.2 and 11.5). Pure.
 */
import type { CheckResult } from '../../../checks/check.ts';
import { type SimulatedOnlyKind, simulatedOnlyChecks } from '../../../checks/simulated-only.ts';

export type ForcedOutcome = 'passed' | 'failed';

/** Returns the checks; in a forced failure the first one fails. */
export const simulatedOnlyResults = (kind: SimulatedOnlyKind, outcome: ForcedOutcome): readonly CheckResult[] =>
  simulatedOnlyChecks[kind].map(({ name, failure }, index) => {
    const isFailing = outcome === 'failed' && index === 0;
    return {
      name,
      status: isFailing ? 'failed' : 'passed',
      reasons: isFailing ? [failure] : [],
      requirement: 'required',
      metadata: { simulated: true },
    };
  });
