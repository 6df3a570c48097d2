/** What `list_hit` of rules comes to: each list and value is asked for once. */
import type { ReadContext } from '../../../operations/context.ts';
import { listHit } from '../../people/lists/index.ts';
import type { CompiledRule } from './compile-rules.ts';

type Values = Readonly<Record<string, unknown>>;

/** Of calls whose value is missing there is no answer: the rule fails where it reads one. */
export async function lookUpLists(
  { tx, scope }: Pick<ReadContext, 'tx' | 'scope'>,
  rules: readonly CompiledRule[],
  values: Values,
  at: Date,
): Promise<ReadonlyMap<CompiledRule, Values>> {
  const found = new Map<CompiledRule, Values>();
  const known = new Map<string, boolean>();
  for (const rule of rules) {
    if (rule.expression.calls.length === rule.windows.size) continue;
    const asked = rule.expression.ask(values);
    if ('fault' in asked) continue;
    const answers: Record<string, unknown> = {};
    for (const { name, variable, args } of asked.calls) {
      if (name !== 'list_hit') continue;
      const [list, value] = args.map(String);
      const both = JSON.stringify([list, value]);
      const isHit = known.get(both) ?? (await listHit(tx, scope, list ?? '', value ?? '', at));
      known.set(both, isHit);
      answers[variable] = isHit;
    }
    found.set(rule, answers);
  }
  return found;
}
