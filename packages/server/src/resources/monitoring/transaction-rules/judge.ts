/** Rules asked of one transaction: which were hit, by which values, and the score. Pure. */
import { type Explained, evaluate, explain } from '../../../lib/expressions/index.ts';
import type { CompiledRule, CompiledRules } from './compile-rules.ts';

/** `failed`: it had no value over this transaction, says why, and decides nothing. */
export const ruleResults = ['hit', 'passed', 'failed'] as const;

export interface JudgedRule {
  readonly name: string;
  readonly weight: number;
  readonly result: (typeof ruleResults)[number];
  /** Why it failed, of the expression alone. */
  readonly fault: string | null;
  /** Of what was hit or failed: the values that were read. */
  readonly values: readonly Explained[];
}

export interface Judgement {
  readonly score: number;
  readonly rules: readonly JudgedRule[];
}

type Values = Readonly<Record<string, unknown>>;

function judgeRule(
  { rule, expression, windows }: CompiledRule,
  values: Values,
  answers: readonly (number | null)[],
  hits: Values,
): JudgedRule {
  const numbers = [...windows].map(([variable, place]) => [variable, answers[place] ?? null]);
  const given = { ...Object.fromEntries(numbers), ...hits };
  const { name, weight } = rule;
  const outcome = evaluate(expression, values, given);
  if ('value' in outcome && outcome.value !== true) return { name, weight, result: 'passed', fault: null, values: [] };
  const fault = 'fault' in outcome ? outcome.fault.message : null;
  const result = fault === null ? 'hit' : 'failed';
  return { name, weight, result, fault, values: explain(expression, values, given) };
}

/** `answers` of the windows, in their order; null where nothing is to be counted. `hits` of look-ups of lists, by rule and variable. */
export function judgeBy(
  { rules }: CompiledRules,
  values: Values,
  answers: readonly (number | null)[],
  hits: ReadonlyMap<CompiledRule, Values> = new Map(),
): Judgement {
  const judged = rules.map((rule) => judgeRule(rule, values, answers, hits.get(rule) ?? {}));
  const score = judged.reduce((sum, { result, weight }) => (result === 'hit' ? sum + weight : sum), 0);
  return { score, rules: judged };
}
