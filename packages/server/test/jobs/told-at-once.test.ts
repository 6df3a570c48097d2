import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { consolidateAccountsJob } from '../../src/resources/people/accounts/jobs.ts';
import { rowsOf } from '../support/database.ts';
import { eventually } from '../support/eventually.ts';
import { useService } from '../support/service.ts';

const service = useService();

describe('a new job', () => {
  it('is announced when it is committed, regardless of its kind', async () => {
    const rows = await rowsOf(service.current.connectionString, 'select name from pgboss.queue where notify');
    assert.deepEqual(
      rows.map(({ name }) => name).toSorted(),
      service.current.app.registry.jobs.map(({ name }) => name).toSorted(),
    );
  });

  it('is received by the worker, on a connection of its own', async () => {
    await eventually('a listening connection', async () => {
      const rows = await rowsOf(
        service.current.connectionString,
        `select pid from pg_stat_activity where datname = current_database() and application_name = 'pgboss'
           and query ~* '^listen |pg_listening_channels'`,
      );
      return rows.length > 0;
    });
  });

  it('waits for no pause behind others: a dozen that arrive together all complete in time', async () => {
    const { app, seeded, connectionString } = service.current;
    const { scope } = seeded.sandbox;
    const { environmentId } = scope;
    const data = { environmentId, destinationAccountId: 'act_none', sourceAccountIds: [] };
    await app.runner.write(scope, { type: 'system' }, async ({ queue, tx }) => {
      for (let count = 0; count < 12; count += 1) await queue.send(tx, consolidateAccountsJob, data);
    });
    await eventually('all are done', async () => {
      const rows = await rowsOf(
        connectionString,
        `select id from pgboss.job where name = 'consolidate-accounts' and state = 'completed'`,
      );
      return rows.length === 12;
    });
  });
});
