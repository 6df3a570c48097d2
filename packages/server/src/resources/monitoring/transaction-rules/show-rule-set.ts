/** A rule set as it is shown: with what is wrong with its draft, and with what is live, by its type as it is now. */
import type { ReadContext } from '../../../operations/context.ts';
import { findTransactionTypes, type TransactionType } from '../transactions/index.ts';
import { documentFaults } from './operations/save-rule-set.ts';
import type { RuleDocument, RuleSet } from './rule-set.ts';
import { type ShownFault, serializeRuleSet } from './serializer.ts';
import { findVersions } from './store.ts';

function faultsOf(
  of: ShownFault['of'],
  document: RuleDocument | null,
  type: TransactionType | undefined,
): ShownFault[] {
  if (document === null || type === undefined) return [];
  return documentFaults(document, type).map((fault) => ({ ...fault, of }));
}

export async function showRuleSets({ tx, scope }: Pick<ReadContext, 'tx' | 'scope'>, ruleSets: readonly RuleSet[]) {
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
  return ruleSets.map((ruleSet) => {
    const type = types.find(({ id }) => id === ruleSet.typeId);
    const live = versions.find(({ id }) => id === ruleSet.liveVersionId)?.document ?? null;
    return serializeRuleSet(ruleSet, live, [
      ...faultsOf('draft', ruleSet.draft, type),
      ...faultsOf('live', live, type),
    ]);
  });
}

export async function showRuleSet(context: Pick<ReadContext, 'tx' | 'scope'>, ruleSet: RuleSet) {
  const [shown] = await showRuleSets(context, [ruleSet]);
  if (shown === undefined) throw new Error(`rule set ${ruleSet.id} was not shown`);
  return { body: { data: shown } };
}
