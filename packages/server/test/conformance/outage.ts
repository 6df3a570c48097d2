/** Separate service whose database can be cut off, for genuine 503 answers. */

import { startService, type TestService } from '../support/service.ts';
import { openSeverable, type SeverableDatabase } from '../support/severable-database.ts';
import { insertKeys, ownerClient } from './keys.ts';
import type { Cell } from './reference.ts';
import type { WorldAnswer } from './scenario.ts';

export interface Outage {
  /** Sends the request just after the database was cut off, and restores it. */
  send(cell: Cell, path: string): Promise<WorldAnswer>;
  close(): Promise<void>;
}

const mostTries = 5;

export async function prepareOutage(): Promise<Outage> {
  let database: SeverableDatabase | null = null;
  const service: TestService = await startService({
    worker: false,
    settings: { LOG_LEVEL: 'silent' },
    async databaseThrough(connectionString) {
      database = await openSeverable(connectionString);
      return database.connectionString;
    },
  });
  await insertKeys(service);
  const severable = database as SeverableDatabase | null;
  if (severable === null) throw new Error('the service reached its database by another way');
  const client = ownerClient(service);
  return {
    async send(cell, path) {
      const ask = () => client.request(cell.method, path, { headers: { 'service-version': cell.version } });
      for (let tries = 1; ; tries += 1) {
        // The key is still cached, so the answer has the headers of an authenticated one; on a busy machine the cache
        // entry may have expired.
        await ask();
        await severable.cut();
        const answer = await ask().finally(() => severable.restore());
        if (answer.headers.has('request-id') || tries === mostTries) return answer;
      }
    },
    async close() {
      await service.close();
      await severable.cut();
    },
  };
}
