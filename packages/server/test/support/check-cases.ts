/** Case tables for checks: each case is one test, run by the same entry point as in production (needed facts first). */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { CheckFacts, CheckMetadata, CheckStatus } from '../../src/checks/check.ts';
import { type AnyCheck, evaluateCheck } from '../../src/checks/evaluate-check.ts';
import { TODAY } from './check-facts.ts';

export interface CheckCase {
  readonly name: string;
  readonly status: CheckStatus;
  readonly reasons: readonly string[];
  readonly facts: CheckFacts;
  readonly settings: Readonly<Record<string, unknown>>;
  /** Compared entry by entry; other entries of the answer's metadata are ignored. */
  readonly metadata: CheckMetadata;
}

type Options = Partial<Pick<CheckCase, 'settings' | 'metadata'>>;

export function passes(name: string, facts: CheckFacts, options: Options = {}): CheckCase {
  return { name, status: 'passed', reasons: [], facts, settings: {}, metadata: {}, ...options };
}

export function fails(name: string, facts: CheckFacts, reasons: readonly string[], options: Options = {}): CheckCase {
  return { name, status: 'failed', reasons, facts, settings: {}, metadata: {}, ...options };
}

export function isNotApplicable(
  name: string,
  facts: CheckFacts,
  reasons: readonly string[],
  options: Options = {},
): CheckCase {
  return { name, status: 'not_applicable', reasons, facts, settings: {}, metadata: {}, ...options };
}

/** Registers one test per case. */
export function testCheck(check: AnyCheck, cases: readonly CheckCase[]): void {
  describe(check.name, () => {
    for (const each of cases) {
      it(`${each.status}: ${each.name}`, () => {
        const outcome = evaluateCheck(check, each.facts, each.settings, TODAY);
        assert.equal(outcome.status, each.status);
        assert.deepEqual(outcome.reasons, each.reasons);
        for (const [key, value] of Object.entries(each.metadata)) assert.deepEqual(outcome.metadata[key], value, key);
      });
    }
  });
}
