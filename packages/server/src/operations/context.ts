/** Context of an operation, for all callers: the API, the hosted flow or a job. Contains no HTTP. */
import type { Reader, Transaction, Writer } from '../database/connection.ts';
import type { Queue } from '../jobs/queue.ts';
import type { Clock } from '../lib/clock.ts';
import type { IdSource } from '../lib/ids.ts';
import type { CommittedEvents } from '../outbox/committed-events.ts';
import type { KeyRing } from '../security/key-ring.ts';
import type { Actor, Scope } from '../security/scope.ts';
import type { FileStore } from '../storage/files.ts';
import type { JoinedSlices } from './joined-slices.ts';

/** Context of reads. */
export interface ReadContext {
  readonly tx: Reader;
  readonly scope: Scope;
  readonly actor: Actor;
  readonly clock: Clock;
  readonly ids: IdSource;
  readonly keyRing: KeyRing;
  /** Public address of the service, without a slash at the end. */
  readonly baseUrl: string;
  readonly files: FileStore;
  readonly slices: JoinedSlices;
}

/** Context of independent writes: each statement is committed separately. */
export interface AutocommitContext extends ReadContext {
  readonly tx: Writer;
}

/** Context of writes in one transaction. */
export interface OperationContext extends AutocommitContext {
  readonly tx: Transaction;
  readonly queue: Queue;
  readonly committedEvents: CommittedEvents;
}
