/** Snoozing of a rule for a value of one transaction, and the end of a snooze. */
import { addSeconds } from '../../../../lib/clock.ts';
import { problemAt, Refusal } from '../../../../lib/refusal.ts';
import type { OperationContext } from '../../../../operations/context.ts';
import { liveSubject } from '../../../../security/subject-keys.ts';
import { findTransactions, judgedOf } from '../../transactions/index.ts';
import type { FactKey } from '../facts-store.ts';
import type { RuleSet } from '../rule-set.ts';
import { mostSnoozeDays, mostSnoozes, type Snooze } from '../snooze.ts';
import { endSnooze, findSnoozes, insertSnooze, snoozeKeys } from '../snooze-store.ts';
import { findVersions, lockRuleSet } from '../store.ts';

const refuse = (member: string, problem: string): Refusal =>
  new Refusal('unprocessable', problemAt(`/data/attributes/${member}`, problem));

export interface SnoozeRule {
  readonly ruleName: string;
  readonly key: string;
  /** Transaction with the value. */
  readonly transactionId: string;
  readonly until: Date;
  readonly reason: string;
}

/** Locks a rule set until the transaction ends. Throws not_found. */
async function requireRuleSet({ tx, scope }: OperationContext, id: string): Promise<RuleSet> {
  const found = await lockRuleSet(tx, scope, id);
  if (found === null) throw new Refusal('not_found');
  return found;
}

async function ruleNames({ tx, scope }: OperationContext, { draft, liveVersionId }: RuleSet): Promise<Set<string>> {
  const live = await findVersions(tx, scope, liveVersionId === null ? [] : [liveVersionId]);
  return new Set(
    [draft, ...live.map(({ document }) => document)].flatMap(({ rules }) => rules.map(({ name }) => name)),
  );
}

/** Returns the transaction's value of the key. Throws unprocessable. */
async function requireKey(
  { tx, scope }: OperationContext,
  { typeId }: RuleSet,
  { transactionId, key }: SnoozeRule,
): Promise<FactKey> {
  const [transaction] = await findTransactions(tx, scope, [transactionId]);
  if (transaction?.type.id !== typeId)
    throw refuse('transaction-id', 'is no transaction of the type that the rules are of');
  if (transaction.subject.key === null) throw refuse('transaction-id', 'is redacted');
  const keys = snoozeKeys(scope, judgedOf(transaction, liveSubject(transaction.subject)));
  const found = keys.find(({ kind }) => kind === key);
  if (found === undefined) throw refuse('key', 'is no key that the transaction has a value of');
  return found;
}

/**
 * Snoozes a rule. Throws not_found, unprocessable for an unknown rule, an absent value or an invalid date, and conflict
 * beyond the maximum of one rule set.
 */
export async function snoozeRule(context: OperationContext, ruleSetId: string, asked: SnoozeRule): Promise<Snooze> {
  const { tx, scope, ids, clock, actor } = context;
  const ruleSet = await requireRuleSet(context, ruleSetId);
  const now = clock.now();
  if (!(await ruleNames(context, ruleSet)).has(asked.ruleName)) throw refuse('rule', 'is no rule of the set');
  if (asked.until <= now) throw refuse('until', 'must be in the future');
  if (asked.until > addSeconds(now, mostSnoozeDays * 86_400)) {
    throw refuse('until', `must be within ${mostSnoozeDays} days`);
  }
  const { index } = await requireKey(context, ruleSet, asked);
  if ((await findSnoozes(tx, scope, ruleSet.id, now)).length >= mostSnoozes) {
    throw new Refusal('conflict', { details: `the rule set already has ${mostSnoozes} snoozes` });
  }
  const made: Snooze = {
    id: ids.next('rule-snooze'),
    ruleSetId: ruleSet.id,
    ruleName: asked.ruleName,
    kind: asked.key,
    index,
    transactionId: asked.transactionId,
    until: asked.until,
    reason: asked.reason,
    createdAt: now,
    endedAt: null,
    creator: { type: actor.type, id: 'id' in actor ? actor.id : null },
  };
  await insertSnooze(tx, scope, made);
  return made;
}

/** Ends a snooze. Throws not_found for one that is over. */
export async function wakeRule(context: OperationContext, ruleSetId: string, id: string): Promise<void> {
  const { tx, scope, clock } = context;
  if (!(await endSnooze(tx, scope, { ruleSetId, id, now: clock.now() }))) throw new Refusal('not_found');
}
