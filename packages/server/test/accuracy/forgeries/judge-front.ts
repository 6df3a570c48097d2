/** Check results for one picture of a front: failed required checks, and every sign with its score. */
import type { DocumentInput, Engines } from '@countersign/engines/facts';
import { type CheckResult, noFacts } from '../../../src/checks/check.ts';
import { runChecks } from '../../../src/checks/run-checks.ts';

/** Sign in the form that a reviewer sees. */
export interface ToldSign {
  readonly check: string;
  readonly sign: string;
  readonly measured: number | null;
  readonly raised: boolean;
  readonly effect: 'fails' | 'informs';
}

export interface Judged {
  /** Required checks that failed, with their reasons. */
  readonly failed: readonly string[];
  readonly signs: readonly ToldSign[];
}

const signsOf = ({ name, metadata }: CheckResult): readonly ToldSign[] =>
  Array.isArray(metadata['signs'])
    ? (metadata['signs'] as Omit<ToldSign, 'check'>[]).map((sign) => ({ check: name, ...sign }))
    : [];

/** Runs every check of a government id with its default settings. */
export async function judgeFront(
  engines: Engines,
  input: Omit<DocumentInput, 'front'> & { readonly front: Buffer; readonly asOf: string },
): Promise<Judged> {
  const front = await engines.normalizeImage(input.front);
  if (!front.ok) throw new Error(`a drawn picture was refused: ${front.reason}`);
  const document = await engines.extractDocument({ ...input, front });
  const selected = { countryCode: input.selectedCountryCode, idClass: input.selectedIdClass };
  const facts = { ...noFacts, document, selected, captureMethod: 'upload' } as const;
  const results = runChecks({ kind: 'government-id', facts, configured: [], today: input.asOf });
  const failures = results.filter(({ status, requirement }) => status === 'failed' && requirement === 'required');
  return {
    failed: failures.map(({ name, reasons }) => `${name} ${reasons.join(' ')}`.trim()),
    signs: results.flatMap(signsOf),
  };
}
