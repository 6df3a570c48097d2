/** Rules asked of one transaction: which were hit, by which values, and the score. Pure, with turns for others in between. */
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

/** `failed`: it had no value over this transaction, says why, and decides nothing. `snoozed`: it was hit, and counts nothing for now. */
export const ruleResults = ['hit', 'passed', 'failed', 'snoozed'] as const;

export interface JudgedRule {
  readonly name: string;
  readonly weight: number;
  readonly result: (typeof ruleResults)[number];
  /** Why it failed, of the expression alone. */
  readonly fault: string | null;
  /** Of what was hit, snoozed or failed: the values that were read. */
  readonly values: readonly Explained[];
  /** ISO 8601; of what is snoozed. */
  readonly snoozedUntil?: string;
}

export interface Judgement {
  readonly score: number;
  readonly rules: readonly JudgedRule[];
}

type Values = Readonly<Record<string, unknown>>;

/** What a rule is given beside the values of the transaction. */
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

/** Steps after which others have their turn. */
const stepsOfTurn = 50_000;

/**
 * `answers` of the windows, in their order; null where nothing is to be counted. `lookedUp` in lists, by rule. Rules for which no
 * steps are left fail.
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

/** What was hit and is snoozed is told so, and counts nothing. */
export function withSnoozes({ rules }: Judgement, snoozed: Snoozed): Judgement {
  const left = rules.map((rule): JudgedRule => {
    const until = rule.result === 'hit' ? snoozed.get(rule.name) : undefined;
    return until === undefined ? rule : { ...rule, result: 'snoozed', snoozedUntil: until.toISOString() };
  });
  return { score: scoreOf(left), rules: left };
}
