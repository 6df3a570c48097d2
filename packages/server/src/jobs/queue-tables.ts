/** Creates the job tables and queues as the owner of the database, and lets the service role use them. */
import type pg from 'pg';
import { PgBoss } from 'pg-boss';
import { serviceRole } from '../database/wall.ts';
import { heartbeatSeconds, type JobName, jobSettings } from './jobs.ts';

export const queueSchema = 'pgboss';

export async function prepareQueueTables(client: pg.Client, connectionString: string): Promise<void> {
  const boss = new PgBoss({ connectionString, schema: queueSchema, supervise: false, schedule: false, max: 2 });
  const problems: unknown[] = [];
  boss.on('error', (error) => problems.push(error));
  await boss.start();
  try {
    for (const name of Object.keys(jobSettings) as JobName[]) {
      const settings = { ...jobSettings[name], retryBackoff: true, heartbeatSeconds, notify: true };
      await boss.createQueue(name, settings);
      await boss.updateQueue(name, settings);
    }
  } finally {
    await boss.stop({ graceful: false, close: true });
  }
  await client.query(`grant usage on schema ${queueSchema} to ${serviceRole}`);
  await client.query(`grant select, insert, update, delete on all tables in schema ${queueSchema} to ${serviceRole}`);
  await client.query(`grant usage on all sequences in schema ${queueSchema} to ${serviceRole}`);
}
