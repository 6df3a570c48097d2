/** Rule sets, runs and backtests in their wire form. */
import { addSeconds, isoTimestamp } from '../../../lib/clock.ts';
import type { BacktestCounts, BacktestResult } from './backtest.ts';
import type { Backtest } from './backtest-store.ts';
import type { DocumentFault } from './compile-rules.ts';
import type { RuleDocument, RuleSet } from './rule-set.ts';
import type { RuleRun } from './run-store.ts';
import type { Snooze } from './snooze.ts';

export const serializeDocument = ({ rules, outcomes }: RuleDocument) => ({
  rules: rules.map(({ name, expression, weight, enabled }) => ({ name, expression, weight, enabled })),
  outcomes: outcomes.map(({ score, status, makeInquiry, openCase, caseTemplateId }) => ({
    score,
    status,
    'make-inquiry': makeInquiry,
    'open-case': openCase,
    'case-template-id': caseTemplateId,
  })),
});

export interface ShownFault extends DocumentFault {
  readonly of: 'draft' | 'live';
}

export const serializeRuleSet = (ruleSet: RuleSet, live: RuleDocument | null, faults: readonly ShownFault[]) => ({
  type: 'rule-set' as const,
  id: ruleSet.id,
  attributes: {
    name: ruleSet.name,
    'transaction-type-id': ruleSet.typeId,
    draft: serializeDocument(ruleSet.draft),
    revision: ruleSet.revision,
    live: live === null ? null : serializeDocument(live),
    'live-version-id': ruleSet.liveVersionId,
    'shadow-version-id': ruleSet.shadowVersionId,
    faults: faults.map(({ of, pointer, message }) => ({ of, pointer, message })),
    'created-at': isoTimestamp(ruleSet.createdAt),
    'updated-at': isoTimestamp(ruleSet.updatedAt),
  },
});

/** Serializes a run. `withValues` false omits the values that rules read, since they may identify a person. */
export const serializeRun = (run: RuleRun, withValues: boolean) => ({
  type: 'rule-run' as const,
  id: run.id,
  attributes: {
    'transaction-id': run.transactionId,
    'rule-set-id': run.ruleSetId,
    mode: run.mode,
    'rule-set-version-id': run.versionId,
    moment: run.moment,
    score: run.score,
    'created-at': isoTimestamp(run.createdAt),
    'occurred-at': run.trace?.at ?? null,
    timing: run.trace?.timing ?? null,
    rules: (run.trace?.rules ?? []).map(({ name, weight, result, fault, values, snoozedUntil = null }) => ({
      name,
      weight,
      result,
      fault,
      'snoozed-until': snoozedUntil,
      values: values.map(({ source, value }) => (value === undefined || !withValues ? { source } : { source, value })),
    })),
    undone: (run.trace?.undone ?? []).map(({ wanted, reason }) => ({ wanted, reason })),
    windows: (run.trace?.windows ?? []).map(({ key, seconds, aggregate, value }) => ({
      key,
      seconds,
      aggregate,
      value,
    })),
  },
});

export const serializeSnooze = (snooze: Snooze) => ({
  type: 'rule-snooze' as const,
  id: snooze.id,
  attributes: {
    rule: snooze.ruleName,
    key: snooze.kind,
    'transaction-id': snooze.transactionId,
    reason: snooze.reason,
    until: isoTimestamp(snooze.until),
    'created-at': isoTimestamp(snooze.createdAt),
    'creator-type': snooze.creator.type,
    'creator-id': snooze.creator.id,
  },
});

const serializeCounts = (counts: BacktestCounts) => ({
  transactions: counts.transactions,
  new: counts.new,
  gone: counts.gone,
  changed: counts.changed,
  same: counts.same,
  'failed-before': counts.failedBefore,
  'failed-after': counts.failedAfter,
  'other-score': counts.otherScore,
});

const serializeResult = ({ counts, rows }: BacktestResult) => ({
  counts: serializeCounts(counts),
  rows: rows.map(({ change, transactionId, rule, scoreBefore, scoreAfter }) => ({
    change,
    'transaction-id': transactionId,
    rule,
    'score-before': scoreBefore,
    'score-after': scoreAfter,
  })),
});

/** Age at which the queue has dropped a backtest that has not ended. */
const givenUpAfterSeconds = 7_200;

export function serializeBacktest(backtest: Backtest, now: Date) {
  const { id, ruleSetId, failure, judged, transactions, result, createdAt, completedAt } = backtest;
  const isGivenUp = completedAt === null && addSeconds(createdAt, givenUpAfterSeconds) < now;
  return {
    type: 'rule-set-backtest' as const,
    id,
    attributes: {
      'rule-set-id': ruleSetId,
      status: isGivenUp ? ('failed' as const) : backtest.status,
      failure: isGivenUp ? 'it was given up' : failure,
      judged,
      transactions,
      'created-at': isoTimestamp(createdAt),
      'completed-at': isoTimestamp(completedAt),
      ...(result === null ? { counts: null, rows: [] } : serializeResult(result)),
    },
  };
}
