/** Import processes killed at random moments: each row is still imported once. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { rowsOf } from '../support/database.ts';
import { countsOf, importFile, retrieveImporter } from '../support/importers.ts';
import { useService } from '../support/service.ts';

const service = useService({ worker: false });
const rounds = 4;
const rows = 1500;

/** Starts an import process; kills it after the given time, or waits for its end. */
async function importing(importerId: string, milliseconds: number | null): Promise<void> {
  const { ownerConnection, app, seeded } = service.current;
  const program = fileURLToPath(new URL('./import-in-a-row.ts', import.meta.url));
  const args = [program, ownerConnection, app.config.dataDir, seeded.sandbox.scope.environmentId, importerId];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  await once(child.stdout, 'data');
  if (milliseconds !== null) await wait(milliseconds);
  if (milliseconds !== null) child.kill('SIGKILL');
  await ended;
}

describe('a process that is killed during an import', () => {
  it('leaves each row done once, and counts that agree with the rows', async () => {
    const text = `reference_id,tags\n${Array.from({ length: rows }, (_, index) => `customer-${index},killed\n`).join('')}`;
    const { id } = await importFile(service.current, 'accounts', text);
    const steps: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      await importing(id, 200 + 300 * round);
      const shown = await retrieveImporter(service.current, id);
      const [successful, duplicate, errors] = countsOf(shown);
      assert.deepEqual([duplicate, errors], [0, 0]);
      const [row] = await rowsOf(service.current.connectionString, 'select count(*)::int as accounts from accounts');
      assert.equal(row?.['accounts'], successful);
      steps.push(Number(successful));
    }
    await importing(id, null);
    const ended = await retrieveImporter(service.current, id);
    assert.deepEqual([ended.attributes['status'], ...countsOf(ended)], ['ready', rows, 0, 0, rows], steps.join());
    const events = await rowsOf(
      service.current.connectionString,
      `select count(distinct object_id)::int as accounts, count(*)::int as events from events where name = 'account.created'`,
    );
    assert.deepEqual(events, [{ accounts: rows, events: rows }]);
  });
});
