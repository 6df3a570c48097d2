/** Evaluation of rules within the write of a transaction: facts, windows, judgement, record. */
import { addSeconds, isoTimestamp } from '../../../../lib/clock.ts';
import { documentAllowance } from '../../../../lib/expressions/index.ts';
import type { OperationContext, ReadContext } from '../../../../operations/context.ts';
import { findAccounts } from '../../../people/accounts/index.ts';
import { findLastInquiryOfAccount } from '../../../verification/inquiries/index.ts';
import type {
  JudgedMoment,
  JudgedTransaction,
  TransactionOutcome,
  TransactionVerdict,
  UndoneOutcome,
} from '../../transactions/index.ts';
import { type CompiledRules, compiledVersion, countedKinds } from '../compile-rules.ts';
import { fieldKindsOf, keyValues, type Surroundings, valuesOf } from '../declarations.ts';
import {
  type AskedWindow,
  currencyIndex,
  deleteOtherFacts,
  type Fact,
  type FactKey,
  factKey,
  hasLaterFacts,
  lockKeys,
  readWindows,
  recordFacts,
} from '../facts-store.ts';
import { type Judgement, judgeBy, withSnoozes } from '../judge.ts';
import { lookUpLists } from '../look-up-lists.ts';
import { outcomeOf, type RuleSetVersion } from '../rule-set.ts';
import { insertRun, type RunTrace, type Timing } from '../run-store.ts';
import { findSnoozed, snoozeKeys } from '../snooze-store.ts';
import { findActive } from '../store.ts';
import { type Aggregate, factSeconds, ownKinds, toleratedSeconds, type Window } from '../velocity.ts';

type Looking = Pick<ReadContext, 'tx' | 'scope'>;

const factKeys = ({ scope }: Looking, transaction: JudgedTransaction, kinds: readonly string[]): FactKey[] =>
  [...new Set(kinds)].flatMap((kind) =>
    [...new Set(keyValues(transaction, kind))].map((value) => factKey(scope, kind, value)),
  );

/**
 * Records the facts with the time of the transaction. If it has no time, uses the time at which each key was first
 * recorded.
 */
async function recordFactsOf(
  context: OperationContext,
  transaction: JudgedTransaction,
  moment: JudgedMoment,
  counted: readonly string[],
): Promise<readonly Fact[]> {
  const { tx, scope } = context;
  const { id, occurredAt, amount } = transaction;
  const locked = transaction.isStrict ? factKeys(context, transaction, counted) : [];
  const now = locked.length === 0 ? null : await lockKeys(tx, scope, locked);
  const keys = factKeys(context, transaction, [...ownKinds, ...fieldKindsOf(transaction)]);
  if (moment === 'updated') await deleteOtherFacts(tx, scope, id, keys);
  const currency = currencyIndex(scope, transaction.currency);
  return recordFacts(tx, scope, { transactionId: id, occurredAt, amount, currency, keys }, now);
}

/**
 * Returns the windows with their facts. If a key has several values, such as accounts, the first value is counted. A
 * fact is null if facts within the window may have been deleted by now.
 */
function askedWindows(
  { scope }: Looking,
  transaction: JudgedTransaction,
  { windows }: CompiledRules,
  facts: readonly Fact[],
): AskedWindow[] {
  const own = new Map<string, Fact | null>();
  for (const key of new Set(windows.map((window) => window.key))) {
    const [value] = keyValues(transaction, key);
    const index = value === undefined ? null : factKey(scope, key, value).index;
    const found = index === null ? undefined : facts.find((fact) => fact.kind === key && fact.index.equals(index));
    own.set(key, found ?? null);
  }
  const currency = currencyIndex(scope, transaction.currency);
  return windows.map((window) => {
    const fact = own.get(window.key) ?? null;
    const isKnown = fact !== null && fact.age + window.seconds <= factSeconds;
    return { ...window, fact: isKnown ? fact : null, currency };
  });
}

/** Returns the timing of the transaction relative to others with its keys. */
async function timingOf(
  { tx, scope, clock }: OperationContext,
  { occurredAt }: JudgedTransaction,
  facts: readonly Fact[],
): Promise<Timing> {
  const latest = addSeconds(clock.now(), toleratedSeconds);
  if (occurredAt !== null && occurredAt > latest) return 'future';
  return (await hasLaterFacts(tx, scope, facts, latest)) ? 'late' : 'in-order';
}

/** Finds the account and the last inquiry, if some rule reads them. */
async function surroundingsOf(
  { tx, scope }: Looking,
  { accountIds: [accountId] }: JudgedTransaction,
  asked: readonly CompiledRules[],
): Promise<Surroundings> {
  if (accountId === undefined) return { account: null, lastInquiry: null };
  const [account = null] = asked.some(({ readsAccount }) => readsAccount)
    ? await findAccounts(tx, scope, [accountId])
    : [];
  const readsInquiry = asked.some((each) => each.readsInquiry);
  const lastInquiry = readsInquiry ? await findLastInquiryOfAccount(tx, scope, accountId) : null;
  return { account: account?.redactedAt === null ? account : null, lastInquiry };
}

/** Evaluates several documents, reading their common data once. `facts` are the stored facts of the transaction. */
export async function judgeTransaction(
  context: Looking,
  transaction: JudgedTransaction,
  asked: readonly CompiledRules[],
  facts: readonly Fact[],
): Promise<readonly { readonly judgement: Judgement; readonly answers: readonly (number | null)[] }[]> {
  const windows = asked.map((rules) => askedWindows(context, transaction, rules, facts));
  const answers = await readWindows(context.tx, context.scope, windows.flat());
  const values = valuesOf(transaction, await surroundingsOf(context, transaction, asked));
  const allowed = asked.map((rules) => ({ rules, allowance: documentAllowance() }));
  const lookedUp = await lookUpLists(context, allowed, values, transaction.createdAt);
  const judged = [];
  let first = 0;
  for (const { rules, allowance } of allowed) {
    const own = answers.slice(first, first + rules.windows.length);
    first += rules.windows.length;
    judged.push({ judgement: await judgeBy(rules, values, own, lookedUp, allowance), answers: own });
  }
  return judged;
}

function tellAggregate(aggregate: Aggregate): string {
  if (aggregate.kind === 'amounts') return 'count(amount)';
  if (aggregate.kind === 'distinct') return `distinct(${aggregate.of})`;
  if (aggregate.kind !== 'count' || aggregate.from === null) return aggregate.kind;
  return `count(${aggregate.from},${aggregate.below})`;
}

const tellWindow = ({ key, seconds, aggregate }: Window, value: number | null) => ({
  key,
  seconds,
  aggregate: tellAggregate(aggregate),
  value,
});

interface Asked {
  readonly mode: 'live' | 'shadow';
  readonly version: RuleSetVersion;
  readonly rules: CompiledRules;
}

function wantedOf({ version, mode }: Asked, score: number): TransactionOutcome {
  const reached = mode === 'live' ? outcomeOf(version.document, score) : null;
  if (reached === null) return {};
  const { caseTemplateId: templateId } = reached;
  // The text is stored unencrypted with the case, so it contains no transaction data and no name from a person.
  const reason = `Rules came to a score of ${score}.`;
  return {
    ...(reached.status === null ? {} : { status: reached.status }),
    ...(reached.makeInquiry ? { inquiry: true } : {}),
    ...(reached.openCase ? { case: { ...(templateId === null ? {} : { templateId }), reason } } : {}),
  };
}

/** Records a judgement: that of a shadow at once, that of the live version after its outcome was applied. */
async function settle(
  context: OperationContext,
  { id, subject }: JudgedTransaction,
  asked: Asked,
  found: Pick<RunTrace, 'at' | 'timing'> & {
    readonly moment: JudgedMoment;
    readonly judgement: Judgement;
    readonly answers: readonly (number | null)[];
  },
): Promise<TransactionVerdict> {
  const { tx, scope, ids, clock } = context;
  const { moment, at, timing, answers } = found;
  const { score, rules } = found.judgement;
  const hit = rules.filter(({ result }) => result === 'hit');
  const outcome = wantedOf(asked, score);
  const windows = asked.rules.windows.map((window, place) => tellWindow(window, answers[place] ?? null));
  const wanted = Object.keys(outcome).length === 0 ? null : { ...outcome };
  const run = {
    id: ids.next('rule-run'),
    transactionId: id,
    versionId: asked.version.id,
    mode: asked.mode,
    moment,
    score,
    createdAt: clock.now(),
  };
  const trace = { rules, windows, outcome: wanted, at, timing };
  const record = (undone: readonly UndoneOutcome[]) =>
    insertRun(tx, scope, subject, { ...run, trace: { ...trace, undone } });
  if (asked.mode === 'shadow') await record([]);
  const hits = hit.map(({ name, weight }) => ({ ruleId: asked.version.id, name, weight }));
  return { score, hits, outcome, record };
}

/** Applies snoozes; reads nothing if no rule was hit. */
async function withoutSnoozed(
  { tx, scope, clock }: OperationContext,
  transaction: JudgedTransaction,
  ruleSetId: string,
  judgement: Judgement,
): Promise<Judgement> {
  if (judgement.rules.every(({ result }) => result !== 'hit')) return judgement;
  const asked = { ruleSetId, keys: snoozeKeys(scope, transaction), now: clock.now() };
  return withSnoozes(judgement, await findSnoozed(tx, scope, asked));
}

/** Fills `transactionRules`. Returns null if the type has no live version. */
export async function applyRules(
  context: OperationContext,
  transaction: JudgedTransaction,
  moment: JudgedMoment,
): Promise<TransactionVerdict | null> {
  const active = await findActive(context.tx, context.scope, transaction.typeId);
  const asked = (['live', 'shadow'] as const).flatMap((mode): Asked[] => {
    const version = active[mode];
    return version === null ? [] : [{ mode, version, rules: compiledVersion(version) }];
  });
  const documents = asked.map(({ rules }) => rules);
  const counted = countedKinds(documents);
  const facts = await recordFactsOf(context, transaction, moment, counted);
  if (asked.length === 0) return null;
  const judged = await judgeTransaction(context, transaction, documents, facts);
  const timing = await timingOf(
    context,
    transaction,
    facts.filter(({ kind }) => counted.includes(kind)),
  );
  const at = isoTimestamp(transaction.occurredAt ?? transaction.createdAt);
  let verdict: TransactionVerdict | null = null;
  for (const [place, each] of asked.entries()) {
    const found = judged[place];
    if (found === undefined) continue;
    const judgement = await withoutSnoozed(context, transaction, each.version.ruleSetId, found.judgement);
    const settled = await settle(context, transaction, each, { ...found, judgement, moment, at, timing });
    if (each.mode === 'live') verdict = settled;
  }
  return verdict;
}
