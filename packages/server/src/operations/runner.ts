/** Runs operations for callers other than API requests: jobs and the hosted flow. One `write` is one transaction. */

import type { Database } from '../database/connection.ts';
import type { Queue } from '../jobs/queue.ts';
import type { Clock } from '../lib/clock.ts';
import type { IdSource } from '../lib/ids.ts';
import type { CommittedEvents } from '../outbox/committed-events.ts';
import type { KeyRing } from '../security/key-ring.ts';
import type { Actor, Scope } from '../security/scope.ts';
import type { FileStore } from '../storage/files.ts';
import type { AutocommitContext, OperationContext, ReadContext } from './context.ts';
import type { JoinedSlices } from './joined-slices.ts';

export interface OperationRunner {
  read<Result>(scope: Scope, work: (context: ReadContext) => Promise<Result>): Promise<Result>;
  /** Runs without a transaction: written rows stay if a later statement fails. */
  autocommit<Result>(scope: Scope, work: (context: AutocommitContext) => Promise<Result>): Promise<Result>;
  write<Result>(scope: Scope, actor: Actor, work: (context: OperationContext) => Promise<Result>): Promise<Result>;
}

export function createOperationRunner(parts: {
  readonly database: Database;
  readonly queue: Queue;
  readonly committedEvents: CommittedEvents;
  readonly slices: JoinedSlices;
  readonly files: FileStore;
  readonly clock: Clock;
  readonly ids: IdSource;
  readonly keyRing: KeyRing;
  readonly baseUrl: string;
}): OperationRunner {
  const { database, queue, committedEvents, ...shared } = parts;
  return {
    read: (scope, work) =>
      database.read({ environmentId: scope.environmentId }, (tx) =>
        work({ ...shared, tx, scope, actor: { type: 'system' } }),
      ),
    autocommit: (scope, work) =>
      database.write({ environmentId: scope.environmentId }, (tx) =>
        work({ ...shared, tx, scope, actor: { type: 'system' } }),
      ),
    write: (scope, actor, work) =>
      database.transaction({ environmentId: scope.environmentId }, (tx) =>
        work({ ...shared, queue, committedEvents, tx, scope, actor }),
      ),
  };
}
