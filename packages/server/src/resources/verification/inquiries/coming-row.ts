/** Choice of the next form or step: those whose `when` is false are left out. */
import { LRUCache } from 'lru-cache';
import { documentAllowance, type Expression, evaluate } from '../../../lib/expressions/index.ts';
import type { OperationContext } from '../../../operations/context.ts';
import { compileBranches, type Row, rowsOf, type TemplateDefinition } from '../inquiry-templates/index.ts';
import { findVerificationsOfInquiry, type Verification } from '../verifications/index.ts';
import { valuesInFlow } from './condition-values.ts';
import type { Inquiry } from './inquiry.ts';

const remembered = new LRUCache<string, ReadonlyMap<string, Expression>>({ max: 200 });

/** Returns the expressions of a published version, which never changes and is therefore cached. */
function branchesOf(versionId: string, definition: TemplateDefinition): ReadonlyMap<string, Expression> {
  const found = remembered.get(versionId) ?? compileBranches(definition);
  remembered.set(versionId, found);
  return found;
}

export interface Coming {
  /** Undefined after the last. */
  readonly row: Row | undefined;
  /** Names of the rows that were left out before it, in the order of the flow. */
  readonly skipped: readonly string[];
}

/**
 * Returns the first row that is not left out. A row is left out only if its `when` is false; without a value, for
 * example because a field is empty, the row is shown. Later rows that were left out before are judged again, since an
 * answer may have changed their `when`. Pure.
 */
export function firstAsked(
  rows: readonly Row[],
  before: readonly string[],
  outcomeOf: (row: Row) => ReturnType<typeof evaluate> | null,
): Coming {
  const isLeftOut = (row: Row): boolean => {
    const outcome = outcomeOf(row);
    return outcome !== null && 'value' in outcome && outcome.value === false;
  };
  const found = rows.findIndex((row) => !isLeftOut(row));
  const passed = found < 0 ? rows : rows.slice(0, found);
  const coming = rows.map(({ name }) => name);
  return {
    row: found < 0 ? undefined : rows[found],
    skipped: [...before.filter((name) => !coming.includes(name)), ...passed.map(({ name }) => name)],
  };
}

/** Returns the first of the rows that is not left out; `rows` are all that follow the inquiry's place. */
export async function comingRow(
  { tx, scope, clock }: OperationContext,
  inquiry: Inquiry,
  definition: TemplateDefinition,
  rows: readonly Row[],
): Promise<Coming> {
  const before = inquiry.progress.skipped ?? [];
  if (rows.every(({ when }) => when === null)) return firstAsked(rows, before, () => null);
  const expressions = branchesOf(inquiry.templateVersionId, definition);
  const verifications = await findVerificationsOfInquiry(tx, scope, inquiry.id);
  const values = valuesInFlow(inquiry, verifications, clock.now());
  const allowance = documentAllowance();
  return firstAsked(rows, before, ({ name }) => {
    const expression = expressions.get(name);
    return expression === undefined ? null : evaluate(expression, values, {}, allowance);
  });
}

/**
 * Returns the definition without the steps that their `when` left out, for the decision and its reasons. A step that
 * was submitted nevertheless, as a simulation may do, counts. Pure.
 */
export function askedOf(
  definition: TemplateDefinition,
  { progress: { skipped = [] } }: Pick<Inquiry, 'progress'>,
  verifications: readonly Pick<Verification, 'kind' | 'status'>[],
): TemplateDefinition {
  if (skipped.length === 0) return definition;
  const submitted = verifications.filter(({ status }) => status !== 'initiated' && status !== 'canceled');
  const isLeftOut = ({ form, name, stepIndex }: Row): boolean =>
    form === null &&
    skipped.includes(name) &&
    !submitted.some(({ kind }) => kind === definition.steps[stepIndex]?.kind);
  const out = rowsOf(definition).filter(isLeftOut);
  return {
    ...definition,
    steps: definition.steps.filter((_step, at) => !out.some(({ stepIndex }) => stepIndex === at)),
  };
}
