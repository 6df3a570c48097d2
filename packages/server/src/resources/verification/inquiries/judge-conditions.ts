/** Evaluation of a template's conditions on one inquiry. Pure, except for a cache of compiled conditions. */
import { LRUCache } from 'lru-cache';
import { snake } from '../../../fields/index.ts';
import {
  documentAllowance,
  type Explained,
  type Expression,
  evaluate,
  explain,
} from '../../../lib/expressions/index.ts';
import { type CompiledCondition, compileConditions, type TemplateDefinition } from '../inquiry-templates/index.ts';
import type { Verification } from '../verifications/index.ts';
import type { ConditionTrace } from './condition-trace.ts';
import { valuesInFlow } from './condition-values.ts';
import type { Inquiry } from './inquiry.ts';
import { type MatchedList, matchedListIds } from './matched-lists.ts';
import type { ReportFinding } from './report-findings.ts';

const remembered = new LRUCache<string, readonly CompiledCondition[]>({ max: 200 });

/** Returns the compiled conditions of a published version, which never changes and is therefore cached. */
function compiledOf(versionId: string, definition: TemplateDefinition): readonly CompiledCondition[] {
  const found = remembered.get(versionId) ?? compileConditions(definition).compiled;
  remembered.set(versionId, found);
  return found;
}

export interface Surroundings {
  /** Lists of which the inquiry matched an item. */
  readonly lists: readonly MatchedList[];
  readonly verifications: readonly Verification[];
  readonly findings: readonly ReportFinding[];
  readonly now: Date;
  /** True if a question that counts was left open. */
  readonly hasOpenQuestions: boolean;
  /** True if a picture that counts may have been an uploaded file. */
  readonly hasUploads: boolean;
}

const findingOf = ({ report, reportTemplateId, state, required }: ReportFinding) => ({
  kind: report?.type.replace(/^report\//, '') ?? null,
  template_id: reportTemplateId,
  state,
  has_match: state === 'match',
  required,
});

/** Builds the values of the names in `conditionDeclarations`. */
function valuesOf(inquiry: Inquiry, { verifications, findings, now, hasOpenQuestions, hasUploads }: Surroundings) {
  const { status, behaviors } = inquiry;
  const signals = Object.entries(behaviors).map(([name, value]) => [snake(name), value]);
  const known = valuesInFlow(inquiry, verifications, now);
  return {
    ...known,
    inquiry: { ...known.inquiry, status, has_open_questions: hasOpenQuestions, has_uploads: hasUploads },
    reports: findings.map(findingOf),
    signals: Object.fromEntries(signals),
    list_matches: matchedListIds(inquiry),
  };
}

/** Returns the answers of the condition's `list_hit` calls, by variable. */
function listAnswers({ calls }: Expression, lists: readonly MatchedList[]): Readonly<Record<string, boolean>> {
  const isHit = (asked: string) =>
    lists.some(({ id, name }) => id === asked || name.toLowerCase() === asked.toLowerCase());
  return Object.fromEntries(calls.map(({ variable, args }) => [variable, isHit(args[0]?.literal ?? '')]));
}

const told = (explained: readonly Explained[]) =>
  explained.map(({ source, value = null }) => ({ source, value: JSON.stringify(value) }));

/**
 * Returns the first true condition with the values it read, and the earlier ones that could not be evaluated, which
 * decide nothing. Conditions that approve are evaluated only if the inquiry completed with every question answered.
 */
export function judgeConditions(
  inquiry: Inquiry,
  definition: TemplateDefinition,
  surroundings: Surroundings,
): ConditionTrace | null {
  const compiled = compiledOf(inquiry.templateVersionId, definition);
  if (compiled.length === 0 || (inquiry.status !== 'completed' && inquiry.status !== 'failed')) return null;
  const mayApprove = inquiry.status === 'completed' && !surroundings.hasOpenQuestions;
  const values = valuesOf(inquiry, surroundings);
  const faults: { name: string; message: string }[] = [];
  const allowance = documentAllowance();
  for (const { condition, expression } of compiled) {
    if (condition.decides === 'approve' && !mayApprove) continue;
    const answers = listAnswers(expression, surroundings.lists);
    const outcome = evaluate(expression, values, answers, allowance);
    if ('fault' in outcome) faults.push({ name: condition.name, message: outcome.fault.message });
    else if (outcome.value === true)
      return { decided: { ...condition, values: told(explain(expression, values, answers)) }, faults };
  }
  return faults.length === 0 ? null : { decided: null, faults };
}
