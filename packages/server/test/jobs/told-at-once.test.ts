import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { jobSettings } from '../../src/jobs/jobs.ts';
import { rowsOf } from '../support/database.ts';
import { eventually } from '../support/eventually.ts';
import { useService } from '../support/service.ts';

const service = useService();

describe('a new job', () => {
  it('is told of when it is committed, whatever its kind', async () => {
    const rows = await rowsOf(service.current.connectionString, 'select name from pgboss.queue where notify');
    assert.deepEqual(rows.map(({ name }) => name).toSorted(), Object.keys(jobSettings).toSorted());
  });

  it('is heard of by the worker, on a connection of its own', async () => {
    await eventually('a listening connection', async () => {
      const rows = await rowsOf(
        service.current.connectionString,
        `select pid from pg_stat_activity where datname = current_database() and application_name = 'pgboss'
           and query ~* '^listen |pg_listening_channels'`,
      );
      return rows.length > 0;
    });
  });
});
