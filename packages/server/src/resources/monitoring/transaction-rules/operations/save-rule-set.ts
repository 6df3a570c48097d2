/** Operations that create, change and publish rule sets. A faulty draft is not published. */
import { problemAt, Refusal } from '../../../../lib/refusal.ts';
import type { OperationContext, ReadContext } from '../../../../operations/context.ts';
import { findTransactionTypes, type TransactionType } from '../../transactions/index.ts';
import { documentFaults } from '../document-faults.ts';
import { type RuleDocument, type RuleSet, shippedDocument } from '../rule-set.ts';
import { insertRuleSet, insertVersion, lockRuleSet, saveRuleSet } from '../store.ts';

/** Finds a type. Throws not_found. */
export async function requireType(
  { tx, scope }: Pick<ReadContext, 'tx' | 'scope'>,
  typeId: string,
): Promise<TransactionType> {
  const [type] = await findTransactionTypes(tx, scope, [typeId]);
  if (type === undefined)
    throw new Refusal('not_found', { details: 'data.attributes.transaction_type_id was not found' });
  return type;
}

/** Throws unprocessable for the first fault. */
export async function refuseFaulty(
  context: Pick<ReadContext, 'tx' | 'scope' | 'slices'>,
  document: RuleDocument,
  type: TransactionType,
  below: string,
): Promise<void> {
  const [fault] = await documentFaults(context, document, type);
  if (fault !== undefined) throw new Refusal('unprocessable', problemAt(`${below}${fault.pointer}`, fault.message));
}

export async function createRuleSet(
  { tx, scope, ids, clock }: OperationContext,
  type: TransactionType,
  given: { readonly name: string | null; readonly draft: RuleDocument | null },
): Promise<RuleSet> {
  const now = clock.now();
  const made: RuleSet = {
    id: ids.next('rule-set'),
    typeId: type.id,
    name: given.name ?? type.name,
    draft: given.draft ?? shippedDocument(type.fields),
    revision: 1,
    liveVersionId: null,
    shadowVersionId: null,
    createdAt: now,
    updatedAt: now,
  };
  if (!(await insertRuleSet(tx, scope, made))) {
    throw new Refusal('conflict', { details: 'the transaction type already has a rule set' });
  }
  return made;
}

/** Rule set and the revision that the caller has read; an absent revision matches any. */
export interface RuleSetRead {
  readonly id: string;
  readonly revision: number | undefined;
}

/** Changes a locked rule set. Throws not_found, and stale_object if its revision differs. */
async function changeRuleSet(
  { tx, scope, clock }: OperationContext,
  { id, revision }: RuleSetRead,
  change: (before: RuleSet) => RuleSet | Promise<RuleSet>,
): Promise<RuleSet> {
  const before = await lockRuleSet(tx, scope, id);
  if (before === null) throw new Refusal('not_found');
  if (revision !== undefined && revision !== before.revision) {
    throw new Refusal('stale_object', {
      details: `the rule set has revision ${before.revision}: it has changed since you read it; read it again and retry`,
    });
  }
  const saved = { ...(await change(before)), updatedAt: clock.now() };
  await saveRuleSet(tx, scope, saved);
  return saved;
}

/** Changes the draft; the live version stays unchanged. */
export const updateRuleSet = (
  context: OperationContext,
  read: RuleSetRead,
  { name, draft }: Partial<Pick<RuleSet, 'name' | 'draft'>>,
): Promise<RuleSet> =>
  changeRuleSet(context, read, (before) => ({
    ...before,
    name: name ?? before.name,
    draft: draft ?? before.draft,
    revision: before.revision + 1,
  }));

/** Creates a version from the present draft, validated against the present type. Throws unprocessable. */
async function versionOfDraft(context: OperationContext, { id, typeId, draft }: RuleSet): Promise<string> {
  const { tx, scope, ids, clock } = context;
  const type = await requireType(context, typeId);
  await refuseFaulty(context, draft, type, '/data/attributes/draft');
  const versionId = ids.next('rule-set-version');
  const made = { id: versionId, ruleSetId: id, document: draft, fields: type.fields, createdAt: clock.now() };
  await insertVersion(tx, scope, made);
  return versionId;
}

/** Publishes the draft as the live version; a shadow ends. */
export const publishRuleSet = (context: OperationContext, read: RuleSetRead): Promise<RuleSet> =>
  changeRuleSet(context, read, async (before) => {
    const liveVersionId = await versionOfDraft(context, before);
    return { ...before, liveVersionId, shadowVersionId: null };
  });

/** Starts the draft as a shadow, evaluated and recorded along with the live version, or ends the shadow. */
export const shadowRuleSet = (context: OperationContext, read: RuleSetRead, isOn: boolean): Promise<RuleSet> =>
  changeRuleSet(context, read, async (before) => ({
    ...before,
    shadowVersionId: isOn ? await versionOfDraft(context, before) : null,
  }));

/** Switches the rule set off until a draft is published. */
export const switchOffRuleSet = (context: OperationContext, id: string): Promise<RuleSet> =>
  changeRuleSet(context, { id, revision: undefined }, (before) => ({ ...before, liveVersionId: null }));
