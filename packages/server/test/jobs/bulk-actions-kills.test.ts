/** Bulk action processes killed at random moments: each inquiry is still processed once. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { resumeBulkActionsJob } from '../../src/resources/verification/bulk-actions/jobs.ts';
import { runJob } from '../../src/worker.ts';
import { countsOf, retrieveBulkAction, startBulkAction } from '../support/bulk-actions.ts';
import { rowsOf } from '../support/database.ts';
import { createInquiry } from '../support/inquiries.ts';
import { signedIn } from '../support/people.ts';
import { useService } from '../support/service.ts';

const service = useService({ worker: false });
const inquiries = 200;

/** Starts a process for the rows; kills it after the given time, or waits for its end. */
async function doing(bulkActionId: string, milliseconds: number | null): Promise<void> {
  const { ownerConnection, app, seeded } = service.current;
  const program = fileURLToPath(new URL('./bulk-action-in-a-row.ts', import.meta.url));
  const args = [program, ownerConnection, app.config.dataDir, seeded.sandbox.scope.environmentId, bulkActionId];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  await once(child.stdout, 'data');
  if (milliseconds !== null) await wait(milliseconds);
  if (milliseconds !== null) child.kill('SIGKILL');
  await ended;
}

const count = async (query: string): Promise<unknown> =>
  (await rowsOf(service.current.connectionString, `select count(*)::int as count ${query}`))[0]?.['count'];

describe('a process that is killed during a bulk action', () => {
  it('leaves each inquiry done once, with one event and one audit row, and the action is resumed', async () => {
    const ids = [];
    for (let at = 0; at < inquiries; at += 1) ids.push((await createInquiry(service.current)).id);
    const person = await signedIn(service.current, { role: 'reviewer' });
    const id = await startBulkAction(person, 'approve', ids);
    const steps: number[] = [];
    for (const milliseconds of [150, 300, 450]) {
      await doing(id, milliseconds);
      const { done, refused } = await retrieveBulkAction(person, id);
      assert.equal(refused, 0);
      assert.equal(await count(`from inquiries where status = 'approved'`), done);
      steps.push(done);
    }
    assert.ok(
      steps.some((done) => done > 0 && done < inquiries),
      steps.join(),
    );
    const queued = `from pgboss.job where name = 'do-bulk-action'`;
    const before = Number(await count(queued));
    service.current.clock.forward(60);
    await runJob(service.current.app, resumeBulkActionsJob, {});
    assert.equal(await count(queued), before + 1);
    await doing(id, null);
    assert.deepEqual(countsOf(await retrieveBulkAction(person, id)), [inquiries, 0, 0, 0, inquiries]);
    assert.equal(await count(`from events where name = 'inquiry.approved'`), inquiries);
    assert.equal(await count(`from user_audit_logs where context->>'operation' = 'approve-an-inquiry'`), inquiries);
  });
});
