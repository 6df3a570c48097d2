/** Conditions of a configuration: a new one, their order, and the server's errors. */
import { withoutPath } from '../../client/api-error.ts';
import type { Configuration } from '../../client/templates.ts';
import type { Refused } from './template-reports.ts';

export type Condition = NonNullable<NonNullable<Configuration['decision']>['conditions']>[number];

/** Maximum number of conditions that the server accepts. */
export const mostConditions = 20;

// biome-ignore lint/suspicious/noThenProperty: the name of the member on the wire; its value is a text
export const newCondition: Condition = { name: '', when: '', then: 'mark-for-review' };

/** Returns the list with the element at this place moved up by one. */
export const moved = <Element>(list: readonly Element[], place: number): readonly Element[] =>
  list.map((each, at) => {
    const other = at === place ? list[place - 1] : at === place - 1 ? list[place] : each;
    return other ?? each;
  });

/** Returns the error of a member of this condition, wherever it is by now; a condition changed since then has none. */
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
