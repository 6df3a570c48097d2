/** Evaluation of rules and application of their outcome, in the transaction of the write. */
import { Refusal } from '../../../../lib/refusal.ts';
import type { OperationContext } from '../../../../operations/context.ts';
import { liveSubject } from '../../../../security/subject-keys.ts';
import { openCase } from '../../../platform/case-links/index.ts';
import { createInquiry } from '../../../verification/inquiries/index.ts';
import { statusUpdated } from '../events.ts';
import { findObjects, insertObject } from '../related-store.ts';
import { type JudgedMoment, type TransactionOutcome, transactionRules, type UndoneOutcome } from '../rules-port.ts';
import { mayFollow, moveTo } from '../states.ts';
import { judgedOf, type Reference, type Transaction } from '../transaction.ts';
import { debugField, fallbackField, fallbackStatus, isArchived, statusNamed } from '../transaction-type.ts';
import { storeTransaction } from './change-transaction.ts';

/**
 * Returns the forced outcome in the sandbox. As in the recipe, a failed outcome creates an inquiry if the type names a
 * template.
 */
export function forcedOutcome({ type: { settings } }: Transaction, forced: 'passed' | 'failed'): TransactionOutcome {
  if (forced === 'failed' && settings.fallbackTemplateId !== null) return { inquiry: true };
  const status = forced === 'passed' ? settings.passedStatus : settings.failedStatus;
  return status === null ? {} : { status };
}

/** Evaluates the rules and applies the outcome. Returns the saved transaction. */
export async function judgeTransaction(
  context: OperationContext,
  transaction: Transaction,
  moment: JudgedMoment,
): Promise<Transaction> {
  const judged = judgedOf(transaction, liveSubject(transaction.subject));
  const verdicts = [];
  for (const judge of context.slices.ports(transactionRules)) {
    const verdict = await judge(context, judged, moment);
    if (verdict !== null) verdicts.push(verdict);
  }
  const debug = context.scope.environmentKind === 'sandbox' ? transaction.state.values[debugField] : null;
  const asked: TransactionOutcome = Object.assign({}, ...verdicts.map(({ outcome }) => outcome));
  const outcome = debug === 'passed' || debug === 'failed' ? forcedOutcome(transaction, debug) : asked;
  const score = verdicts.length === 0 ? transaction.score : verdicts.reduce((sum, each) => sum + each.score, 0);
  const applied = await applyOutcome(context, { ...transaction, score }, outcome, transaction.score !== score);
  for (const { record } of verdicts) await record(applied.undone);
  return applied.transaction;
}

export interface AppliedOutcome {
  /** Saved transaction. */
  readonly transaction: Transaction;
  readonly undone: readonly UndoneOutcome[];
}

const noCase = ({ templateId }: NonNullable<TransactionOutcome['case']>): string =>
  templateId === undefined ? 'no case template opens cases for rules' : 'the case template is not there, or archived';

/**
 * Applies an outcome. A transaction that has ended is not moved, so that decisions of people stay. `isChanged` is true
 * if the transaction has to be saved in any case.
 */
export async function applyOutcome(
  context: OperationContext,
  transaction: Transaction,
  outcome: TransactionOutcome,
  isChanged = false,
): Promise<AppliedOutcome> {
  const made: Reference[] = [];
  const undone: UndoneOutcome[] = [];
  let changed = withStatus(transaction, outcome.status);
  if (outcome.status !== undefined && statusNamed(transaction.type, outcome.status) === undefined)
    undone.push({ wanted: 'status', reason: `the transaction type has no status ${outcome.status}` });
  const inquiry = outcome.inquiry === true ? await makeInquiry(context, transaction) : null;
  if (inquiry !== null && 'reason' in inquiry) undone.push({ wanted: 'inquiry', reason: inquiry.reason });
  else if (inquiry !== null) {
    made.push({ type: 'inquiry', id: inquiry.id });
    changed = withFallback(changed, inquiry.id);
  }
  if (outcome.case !== undefined) {
    const caseId = await caseFor(context, transaction, made, outcome.case);
    if (caseId === null) undone.push({ wanted: 'case', reason: noCase(outcome.case) });
    else made.push({ type: 'case', id: caseId });
  }
  for (const each of made) {
    await insertObject(context.tx, context.scope, transaction.id, each, context.clock.now());
  }
  if (!isChanged && made.length === 0 && changed === transaction) return { transaction, undone };
  const known = (each: Reference) => transaction.related.some(({ id }) => id === each.id);
  const related = [...transaction.related, ...made.filter((each) => !known(each))];
  const events = changed.status === transaction.status ? [] : [statusUpdated(transaction.status, changed.status)];
  return { transaction: await storeTransaction(context, { ...changed, related }, events), undone };
}

function withStatus(transaction: Transaction, name: string | undefined): Transaction {
  const { type } = transaction;
  const from = statusNamed(type, transaction.status);
  const to = name === undefined ? undefined : statusNamed(type, name);
  if (from === undefined || to === undefined || from.kind === 'end' || !mayFollow(from.kind, to.kind)) {
    return transaction;
  }
  return moveTo(transaction, from, to);
}

/**
 * Returns the transaction with the id of the inquiry in the field and the waiting status of the recipe, if the type has
 * them.
 */
function withFallback(transaction: Transaction, inquiryId: string): Transaction {
  const { type, state } = transaction;
  const takes = type.fields.some(
    (field) => field.key === fallbackField && field.type === 'string' && !isArchived(field),
  );
  const values = takes ? { ...state.values, [fallbackField]: inquiryId } : state.values;
  return withStatus({ ...transaction, state: { ...state, values } }, fallbackStatus);
}

/**
 * Creates an inquiry, at most one per transaction; returns null if there is one. Returns a reason if the transaction's
 * type names no usable template.
 */
async function makeInquiry(
  context: OperationContext,
  transaction: Transaction,
): Promise<{ readonly id: string } | { readonly reason: string } | null> {
  const { fallbackTemplateId: inquiryTemplateId } = transaction.type.settings;
  if (inquiryTemplateId === null) return { reason: 'the transaction type names no inquiry template' };
  const before = await findObjects(context.tx, context.scope, transaction.id);
  if (before.some(({ type }) => type === 'inquiry')) return null;
  const [accountId = null] = judgedOf(transaction, liveSubject(transaction.subject)).accountIds;
  const account = { isWanted: false, typeId: null, referenceId: null };
  try {
    const { inquiry } = await context.tx.savepoint(() =>
      createInquiry(context, { inquiryTemplateId, accountId, account, transactionId: transaction.id }),
    );
    return { id: inquiry.id };
  } catch (error) {
    if (error instanceof Refusal) return { reason: error.entries[0]?.details ?? 'the inquiry template is not there' };
    throw error;
  }
}

/**
 * Opens a case with the transaction, its accounts and its inquiries, including the inquiry `made` just now; null if no
 * template opens cases for rules.
 */
async function caseFor(
  context: OperationContext,
  transaction: Transaction,
  made: readonly Reference[],
  { templateId, reason }: NonNullable<TransactionOutcome['case']>,
): Promise<string | null> {
  const { accountIds } = judgedOf(transaction, liveSubject(transaction.subject));
  const cause = { type: 'rule', id: transaction.id } as const;
  const inquiries = [...transaction.related, ...made].filter(({ type }) => type === 'inquiry');
  const objectIds = [transaction.id, ...accountIds, ...inquiries.map(({ id }) => id)];
  return openCase(context, { cause, ...(templateId === undefined ? {} : { templateId }), objectIds, reason });
}
