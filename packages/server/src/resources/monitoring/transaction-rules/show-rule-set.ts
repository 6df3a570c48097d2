/** Response of a rule set: with the faults of its draft and the live version, for its present type. */
import type { ReadContext } from '../../../operations/context.ts';
import { findTransactionTypes, type TransactionType } from '../transactions/index.ts';
import { documentFaults } from './document-faults.ts';
import type { RuleDocument, RuleSet } from './rule-set.ts';
import { type ShownFault, serializeRuleSet } from './serializer.ts';
import { findVersions } from './store.ts';

type Looking = Pick<ReadContext, 'tx' | 'scope' | 'slices'>;

async function faultsOf(
  context: Looking,
  of: ShownFault['of'],
  document: RuleDocument | null,
  type: TransactionType | undefined,
): Promise<ShownFault[]> {
  if (document === null || type === undefined) return [];
  return (await documentFaults(context, document, type)).map((fault) => ({ ...fault, of }));
}

export async function showRuleSets(context: Looking, ruleSets: readonly RuleSet[]) {
  const { tx, scope } = context;
  const types = await findTransactionTypes(
    tx,
    scope,
    ruleSets.map(({ typeId }) => typeId),
  );
  const versions = await findVersions(
    tx,
    scope,
    ruleSets.flatMap(({ liveVersionId }) => liveVersionId ?? []),
  );
  const shown = [];
  for (const ruleSet of ruleSets) {
    const type = types.find(({ id }) => id === ruleSet.typeId);
    const live = versions.find(({ id }) => id === ruleSet.liveVersionId)?.document ?? null;
    const faults = await faultsOf(context, 'draft', ruleSet.draft, type);
    shown.push(serializeRuleSet(ruleSet, live, [...faults, ...(await faultsOf(context, 'live', live, type))]));
  }
  return shown;
}

export async function showRuleSet(context: Looking, ruleSet: RuleSet) {
  const [shown] = await showRuleSets(context, [ruleSet]);
  if (shown === undefined) throw new Error(`rule set ${ruleSet.id} was not shown`);
  return { body: { data: shown } };
}
