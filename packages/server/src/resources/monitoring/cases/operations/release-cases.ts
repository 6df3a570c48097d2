/** Release of open cases whose assignee may no longer work on them: deactivated people, or people without the right. */
import { type JobParts, system } from '../../../../operations/job.ts';
import type { Scope } from '../../../../security/scope.ts';
import { findAssignees, findOpenCasesOf, lockCases } from '../work-store.ts';
import { passOn } from './assign-by-policy.ts';
import { giveCase } from './assign-case.ts';
import { findWorkers } from './find-people.ts';

const batch = 100;

/** Recorded with each event. */
const reason = 'not-permitted';

/**
 * Assigns these cases to other people by the policy of their queue; without a policy they have no assignee. Returns the
 * number of released cases.
 */
async function release({ runner }: JobParts, scope: Scope, userId: string): Promise<number> {
  return runner.write(scope, system, async (context) => {
    const { tx } = context;
    const asked = await findOpenCasesOf(tx, scope, userId, batch);
    const locked = await lockCases(tx, scope, asked);
    // The person may have received the right again since the cases were found.
    if ((await findWorkers(context, [userId])).has(userId)) return 0;
    const kept = locked.filter((each) => each.assigneeId === userId && each.state !== 'resolved');
    for (const after of await passOn(context, kept, { fromId: userId, reason })) {
      if (after.assigneeId === userId) await giveCase(context, after, null, { assigner: null, reason });
    }
    return kept.length;
  });
}

export async function releaseCases(parts: JobParts, scope: Scope): Promise<void> {
  const unable = await parts.runner.read(scope, async (context) => {
    const assignees = await findAssignees(context.tx, scope);
    const workers = await findWorkers(context, assignees);
    return assignees.filter((id) => !workers.has(id));
  });
  for (const userId of unable) while ((await release(parts, scope, userId)) === batch);
}
