/**
 * Evaluation of rules over one transaction: the hits with their values, and the score. Pure, except that it yields to
 * the event loop.
 */
import { setImmediate as turn } from 'node:timers/promises';
import { aside } from '../../../lib/event-loop.ts';
import {
  type Allowance,
  documentAllowance,
  type Explained,
  evaluate,
  explain,
} from '../../../lib/expressions/index.ts';
import type { CompiledRule, CompiledRules } from './compile-rules.ts';
import type { LookedUp } from './look-up-lists.ts';
import type { Snoozed } from './snooze.ts';

/**
 * Results of a rule. `failed`: the rule had no value for this transaction, states the reason, and has no effect.
 * `snoozed`: the rule was hit, but has no effect for now.
 */
export const ruleResults = ['hit', 'passed', 'failed', 'snoozed'] as const;

export interface JudgedRule {
  readonly name: string;
  readonly weight: number;
  readonly result: (typeof ruleResults)[number];
  /** Reason of the failure, from the expression only. */
  readonly fault: string | null;
  /** Values that were read; only for results other than passed. */
  readonly values: readonly Explained[];
  /** ISO 8601; only for snoozed rules. */
  readonly snoozedUntil?: string;
}

export interface Judgement {
  readonly score: number;
  readonly rules: readonly JudgedRule[];
}

type Values = Readonly<Record<string, unknown>>;

/** Input of a rule in addition to the transaction's values. */
interface Given {
  readonly answers: readonly (number | null)[];
  readonly lookedUp: LookedUp | undefined;
  readonly allowance: Allowance;
}

function judgeRule(
  { rule, expression, windows }: CompiledRule,
  values: Values,
  { answers, lookedUp, allowance }: Given,
): JudgedRule {
  const numbers = [...windows].map(([variable, place]) => [variable, answers[place] ?? null]);
  const given = { ...Object.fromEntries(numbers), ...lookedUp?.hits };
  const { name, weight } = rule;
  const outcome = evaluate(expression, values, given, allowance);
  if ('value' in outcome && outcome.value !== true) return { name, weight, result: 'passed', fault: null, values: [] };
  const fault = 'fault' in outcome ? (lookedUp?.fault ?? outcome.fault.message) : null;
  const result = fault === null ? 'hit' : 'failed';
  return { name, weight, result, fault, values: explain(expression, values, given) };
}

/** Steps between yields to the event loop. */
const stepsOfTurn = 50_000;

/**
 * Evaluates rules. `answers` are the answers of the windows, in order; null if nothing can be counted. `lookedUp` are
 * list results by rule. A rule fails if no steps remain for it.
 */
export async function judgeBy(
  { rules }: CompiledRules,
  values: Values,
  answers: readonly (number | null)[],
  lookedUp: ReadonlyMap<CompiledRule, LookedUp> = new Map(),
  allowance: Allowance = documentAllowance(),
): Promise<Judgement> {
  const judged: JudgedRule[] = [];
  let turnAt = allowance.remaining - stepsOfTurn;
  for (const rule of rules) {
    judged.push(judgeRule(rule, values, { answers, lookedUp: lookedUp.get(rule), allowance }));
    if (allowance.remaining > turnAt) continue;
    await aside(turn());
    turnAt = allowance.remaining - stepsOfTurn;
  }
  return { score: scoreOf(judged), rules: judged };
}

const scoreOf = (rules: readonly JudgedRule[]): number =>
  rules.reduce((sum, { result, weight }) => (result === 'hit' ? sum + weight : sum), 0);

/** Marks hit rules that are snoozed, and removes their weights. */
export function withSnoozes({ rules }: Judgement, snoozed: Snoozed): Judgement {
  const left = rules.map((rule): JudgedRule => {
    const until = rule.result === 'hit' ? snoozed.get(rule.name) : undefined;
    return until === undefined ? rule : { ...rule, result: 'snoozed', snoozedUntil: until.toISOString() };
  });
  return { score: scoreOf(left), rules: left };
}
