/** Services for a command that uses the operations of the API, opened for it and closed after it. */
import type { Config } from '../config.ts';
import { openDatabase } from '../database/open-database.ts';
import { openQueue } from '../jobs/queue.ts';
import { systemClock } from '../lib/clock.ts';
import { randomIds } from '../lib/ids.ts';
import { joinSlices } from '../operations/joined-slices.ts';
import { createOperationRunner, type OperationRunner } from '../operations/runner.ts';
import { createCommittedEvents } from '../outbox/committed-events.ts';
import { describeSlices } from '../resources/index.ts';
import { createScopes, type Scopes } from '../resources/platform/organizations/index.ts';
import { createKeyRing } from '../security/key-ring.ts';
import { createDiskFileStore } from '../storage/files.ts';
import { keyOfData } from './prepare-data.ts';
import { reachDatabase } from './reach-database.ts';

export interface Reached {
  readonly runner: OperationRunner;
  readonly scopes: Scopes;
}

/** Runs `work` with the operations. The schema must exist: see `reachDatabase`. */
export async function withOperations(config: Config, work: (reached: Reached) => Promise<void>): Promise<void> {
  await using opened = new AsyncDisposableStack();
  const { connectionString } = opened.adopt(await reachDatabase(config), (reached) => reached.stop());
  const keyRing = createKeyRing(await keyOfData(config, connectionString));
  const { databasePooler: pooler } = config;
  const database = opened.adopt(openDatabase(connectionString, { poolSize: 2, pooler }), (open) => open.close());
  const sending = { worker: false, pooler, onError: () => undefined };
  const queue = opened.adopt(await openQueue(connectionString, sending), (open) => open.stop());
  const files = createDiskFileStore(`${config.dataDir}/files`);
  const seams = {
    clock: systemClock,
    ids: randomIds,
    committedEvents: createCommittedEvents(),
    baseUrl: config.baseUrl,
  };
  const slices = joinSlices(describeSlices().slices);
  const runner = createOperationRunner({ database, queue, slices, files, keyRing, ...seams });
  await work({ runner, scopes: createScopes(database, keyRing) });
}
