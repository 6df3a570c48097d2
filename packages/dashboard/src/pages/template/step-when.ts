/** The condition of a step, and the server's error about it. */
import { withoutPath } from '../../client/api-error.ts';
import type { Step } from '../../client/templates.ts';
import type { Refused } from './template-reports.ts';

/** Returns the error of the step's condition, wherever the step is by now; a step changed since then has none. */
export function whenProblemOf({ entries, configuration }: Refused, step: Step): string | undefined {
  const place = configuration?.steps?.indexOf(step) ?? -1;
  if (place < 0) return undefined;
  const found = entries.find(({ pointer }) => pointer === `/data/attributes/steps/${place}/when`);
  return found === undefined ? undefined : withoutPath(found.details);
}
