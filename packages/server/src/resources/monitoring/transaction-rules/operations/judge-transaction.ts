/** Rules over a transaction, asked inside of the write that made or changed it: facts, windows, judgement, record. */
import type { OperationContext, ReadContext } from '../../../../operations/context.ts';
import { findAccounts } from '../../../people/accounts/index.ts';
import { findLastInquiryOfAccount } from '../../../verification/inquiries/index.ts';
import type {
  JudgedMoment,
  JudgedTransaction,
  TransactionOutcome,
  TransactionVerdict,
} from '../../transactions/index.ts';
import { type CompiledRules, compiledVersion, recordedKinds } from '../compile-rules.ts';
import { keyValues, type Surroundings, valuesOf } from '../declarations.ts';
import {
  type AskedWindow,
  deleteFacts,
  type FactKey,
  factKey,
  insertFacts,
  lockKeys,
  readWindows,
} from '../facts-store.ts';
import { type Judgement, judgeBy } from '../judge.ts';
import { lookUpLists } from '../look-up-lists.ts';
import { outcomeOf, type RuleSetVersion } from '../rule-set.ts';
import { insertRun, type RunTrace } from '../run-store.ts';
import { findActive } from '../store.ts';
import type { Aggregate, Window } from '../velocity.ts';

type Looking = Pick<ReadContext, 'tx' | 'scope'>;

const factKeys = ({ scope }: Looking, transaction: JudgedTransaction, kinds: readonly string[]): FactKey[] =>
  kinds.flatMap((kind) => [...new Set(keyValues(transaction, kind))].map((value) => factKey(scope, kind, value)));

/** Facts of a change stand at the time of the first. */
async function recordFacts(
  context: OperationContext,
  transaction: JudgedTransaction,
  moment: JudgedMoment,
  keys: readonly FactKey[],
): Promise<Date | null> {
  const { tx, scope } = context;
  const facts = { transactionId: transaction.id, amount: transaction.amount, keys };
  if (moment === 'updated') return insertFacts(tx, scope, facts, await deleteFacts(tx, scope, transaction.id));
  const locked = transaction.isStrict && keys.length > 0 ? await lockKeys(tx, scope, keys) : null;
  return insertFacts(tx, scope, facts, locked);
}

/** Of a key with several values, such as accounts, the first is counted by. */
function askedWindows({ scope }: Looking, transaction: JudgedTransaction, { windows }: CompiledRules): AskedWindow[] {
  const indexes = new Map<string, Buffer | null>();
  return windows.map((window) => {
    const known = indexes.get(window.key);
    if (known !== undefined) return { ...window, value: known };
    const [value] = keyValues(transaction, window.key);
    const index = value === undefined ? null : factKey(scope, window.key, value).index;
    indexes.set(window.key, index);
    return { ...window, value: index };
  });
}

/** Account and last inquiry, as far as some rule reads them. */
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

/** By several documents at once: what they read is read once. `at` is the time of its facts. */
export async function judgeTransaction(
  context: Looking,
  transaction: JudgedTransaction,
  asked: readonly CompiledRules[],
  at: Date,
): Promise<readonly { readonly judgement: Judgement; readonly answers: readonly (number | null)[] }[]> {
  const windows = asked.map((rules) => askedWindows(context, transaction, rules));
  const answers = await readWindows(context.tx, context.scope, windows.flat(), at);
  const values = valuesOf(transaction, await surroundingsOf(context, transaction, asked));
  const hits = await lookUpLists(
    context,
    asked.flatMap(({ rules }) => rules),
    values,
    at,
  );
  let first = 0;
  return asked.map((rules) => {
    const own = answers.slice(first, first + rules.windows.length);
    first += rules.windows.length;
    return { judgement: judgeBy(rules, values, own, hits), answers: own };
  });
}

function tellAggregate(aggregate: Aggregate): string {
  if (aggregate.kind === 'distinct') return `distinct(${aggregate.of})`;
  if (aggregate.kind !== 'count' || aggregate.from === null) return aggregate.kind;
  return `count(${aggregate.from},${aggregate.below})`;
}

const tellWindow = ({ key, seconds, aggregate }: Window, value: number | null) => ({
  ...{ key, seconds, aggregate: tellAggregate(aggregate), value },
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
  // It stands in plain beside the case: nothing of the transaction, and no name that a person gave.
  const reason = `Rules came to a score of ${score}.`;
  return {
    ...(reached.status === null ? {} : { status: reached.status }),
    ...(reached.makeInquiry ? { inquiry: true } : {}),
    ...(reached.openCase ? { case: { ...(templateId === null ? {} : { templateId }), reason } } : {}),
  };
}

async function settle(
  context: OperationContext,
  transaction: JudgedTransaction,
  moment: JudgedMoment,
  asked: Asked,
  { judgement, answers }: { readonly judgement: Judgement; readonly answers: readonly (number | null)[] },
): Promise<TransactionVerdict> {
  const { tx, scope, ids, clock } = context;
  const { score, rules } = judgement;
  const hit = rules.filter(({ result }) => result === 'hit');
  const outcome = wantedOf(asked, score);
  const windows = asked.rules.windows.map((window, place) => tellWindow(window, answers[place] ?? null));
  const trace: RunTrace = { rules, windows, outcome: Object.keys(outcome).length === 0 ? null : { ...outcome } };
  await insertRun(tx, scope, transaction.subject, {
    ...{ id: ids.next('rule-run'), transactionId: transaction.id, versionId: asked.version.id, mode: asked.mode },
    ...{ moment, score, createdAt: clock.now(), trace },
  });
  const hits = hit.map(({ name, weight }) => ({ ruleId: asked.version.id, name, weight }));
  return { score, hits, outcome };
}

/** Fills `transactionRules`. Null where no version of the type is live. */
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
  const keys = factKeys(context, transaction, recordedKinds(documents));
  const at = await recordFacts(context, transaction, moment, keys);
  const judged = await judgeTransaction(context, transaction, documents, at ?? transaction.createdAt);
  let verdict: TransactionVerdict | null = null;
  for (const [place, each] of asked.entries()) {
    const found = judged[place];
    if (found === undefined) continue;
    const settled = await settle(context, transaction, moment, each, found);
    if (each.mode === 'live') verdict = settled;
  }
  return verdict;
}
