/**
 * Checks of simulations that no facts answer: this service reads no chip, and a simulation sends no code, so each answer says
 * in its metadata that it is simulated (contract, inquiries 11.2 and 11.5). Pure.
 */
import { type CheckResult, type ContactKind, noFacts } from '../../../checks/check.ts';
import { runChecks } from '../../../checks/run-checks.ts';
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

/** Returns the checks of a code that was entered, or of one that was guessed wrong. `today` is YYYY-MM-DD. */
export const simulatedCodeChecks = (
  kind: ContactKind,
  outcome: ForcedOutcome,
  today: string,
): readonly CheckResult[] => {
  const facts = { ...noFacts, codes: outcome === 'passed' ? ('confirmed' as const) : ('code_mismatch' as const) };
  return runChecks({ kind, facts, configured: [], today }).map((check) => ({
    ...check,
    metadata: { simulated: true },
  }));
};
