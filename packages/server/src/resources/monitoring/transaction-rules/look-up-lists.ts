/** Lookups of `list_hit` in rules: each list and value is queried once. */
import type { Allowance } from '../../../lib/expressions/index.ts';
import type { ReadContext } from '../../../operations/context.ts';
import { listHit } from '../../people/lists/index.ts';
import type { CompiledRule, CompiledRules } from './compile-rules.ts';

type Values = Readonly<Record<string, unknown>>;

export interface LookedUp {
  /** Results by variable of the call. */
  readonly hits: Values;
  /** Reason why some call has no answer; null if all have one. */
  readonly fault: string | null;
}

interface AskedDocument {
  readonly rules: CompiledRules;
  readonly allowance: Allowance;
}

/** Returns the fault of a list that is unknown or archived. */
export const lostList = (list: string): string => `uses a list that does not exist: ${list}`;

/** Looks up the calls. A call without a value has no answer, and a rule that reads it fails. */
export async function lookUpLists(
  { tx, scope }: Pick<ReadContext, 'tx' | 'scope'>,
  asked: readonly AskedDocument[],
  values: Values,
  at: Date,
): Promise<ReadonlyMap<CompiledRule, LookedUp>> {
  const known = new Map<string, boolean | null>();
  const isHit = async (list: string, value: string): Promise<boolean | null> => {
    const both = JSON.stringify([list, value]);
    const found = known.get(both);
    const hit = found === undefined ? await listHit(tx, scope, list, value, at) : found;
    known.set(both, hit);
    return hit;
  };
  const found = new Map<CompiledRule, LookedUp>();
  for (const { rules, allowance } of asked) {
    for (const rule of rules.rules) {
      if (rule.expression.calls.length === rule.windows.size) continue;
      const calls = rule.expression.ask(values, allowance);
      if ('fault' in calls) {
        found.set(rule, { hits: {}, fault: calls.fault.message });
        continue;
      }
      const hits: Record<string, unknown> = {};
      let fault: string | null = null;
      for (const { name, variable, args } of calls.calls) {
        if (name !== 'list_hit') continue;
        const [list = '', value = ''] = args.map(String);
        const hit = await isHit(list, value);
        if (hit === null) fault ??= lostList(list);
        else hits[variable] = hit;
      }
      found.set(rule, { hits, fault });
    }
  }
  return found;
}
