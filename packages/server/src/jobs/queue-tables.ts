/** Creates the job tables and queues as the owner of the database, and lets the service role use them. */
import type pg from 'pg';
import { PgBoss } from 'pg-boss';
import { serviceRole } from '../database/tenant-isolation.ts';
import type { Job } from './job.ts';

export const queueSchema = 'pgboss';

/** Seconds without a heartbeat after which a worker counts as dead. */
const heartbeatSeconds = 20;

export async function prepareQueueTables(
  client: pg.Client,
  connectionString: string,
  jobs: readonly Job[],
): Promise<void> {
  const boss = new PgBoss({ connectionString, schema: queueSchema, supervise: false, schedule: false, max: 2 });
  const problems: unknown[] = [];
  boss.on('error', (error) => problems.push(error));
  await boss.start();
  try {
    for (const { name, settings: declared } of jobs) {
      const { retryLimit, retryDelay, retryDelayMax, expireInSeconds } = declared;
      const retries = { retryLimit, retryDelay, ...(retryDelayMax === undefined ? {} : { retryDelayMax }) };
      const settings = { ...retries, expireInSeconds, retryBackoff: true, heartbeatSeconds, notify: true };
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
