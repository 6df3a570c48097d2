/** Reports each passed deadline once. */
import type { JobParts } from '../../../../operations/job.ts';
import { system } from '../../../../operations/job.ts';
import type { Scope } from '../../../../security/scope.ts';
import { slaExpired } from '../events.ts';
import { findCaseForUpdate } from '../store.ts';
import { findDueCases, insertBreach } from '../work-store.ts';
import { recordCaseEvents } from './change-case.ts';
import { notify } from './notify.ts';

const batch = 200;

/** Reports one deadline in its own transaction. A concurrent worker waits and then finds the deadline reported. */
async function tell({ runner }: JobParts, scope: Scope, id: string): Promise<void> {
  await runner.write(scope, system, async (context) => {
    const locked = await findCaseForUpdate(context.tx, scope, id);
    const now = context.clock.now();
    if (locked === null || locked.found.redactedAt !== null || locked.found.state === 'resolved') return;
    const { found } = locked;
    const { slaExpiresAt: deadline } = found;
    if (deadline === null || deadline > now) return;
    if (!(await insertBreach(context.tx, scope, id, deadline, now))) return;
    await recordCaseEvents(context, found, [slaExpired(deadline)]);
    if (found.assigneeId !== null) await notify(context, found, 'sla-expired', [found.assigneeId]);
  });
}

/**
 * Reports deadlines until none is left, so that a late sweep reports all that passed meanwhile. The next sweep retries
 * a deadline whose report failed.
 */
export async function expireDueCases(parts: JobParts, scope: Scope): Promise<void> {
  const { runner, clock, log } = parts;
  for (;;) {
    const due = await runner.read(scope, ({ tx }) => findDueCases(tx, scope, clock.now(), batch));
    let failed = 0;
    for (const id of due) {
      await tell(parts, scope, id).catch((fault: unknown) => {
        failed += 1;
        log({ level: 'error', message: `the deadline of ${id} could not be reported`, fault });
      });
    }
    if (due.length < batch || failed > 0) return;
  }
}
