/** The conditions of a configuration: a new one, their order, and what the server refuses of one. */
import { withoutPath } from '../../client/api-error.ts';
import type { Configuration } from '../../client/templates.ts';
import type { Refused } from './template-reports.ts';

export type Condition = NonNullable<NonNullable<Configuration['decision']>['conditions']>[number];

/** As the server refuses more. */
export const mostConditions = 20;

// biome-ignore lint/suspicious/noThenProperty: the name of the member on the wire; its value is a text
export const newCondition: Condition = { name: '', when: '', then: 'mark-for-review' };

/** With the condition at this place before the one that was before it. */
export const moved = (conditions: readonly Condition[], place: number): readonly Condition[] =>
  conditions.map((each, at) => {
    const other = at === place ? conditions[place - 1] : at === place - 1 ? conditions[place] : each;
    return other ?? each;
  });

/** What was refused of a member of this very condition, wherever it stands by now; one that was changed since has no problem. */
export function problemOf(
  { entries, configuration }: Refused,
  condition: Condition,
  member: 'name' | 'when',
): string | undefined {
  const place = configuration?.decision?.conditions?.indexOf(condition) ?? -1;
  if (place < 0) return undefined;
  const found = entries.find(({ pointer }) => pointer === `/data/attributes/decision/conditions/${place}/${member}`);
  return found === undefined ? undefined : withoutPath(found.details);
}
