/** What an operation is handed, whoever calls it: the API, the hosted flow or a job. It knows no HTTP. */
import type { Reader, Transaction, Writer } from '../database/connection.ts';
import type { Queue } from '../jobs/queue.ts';
import type { Clock } from '../lib/clock.ts';
import type { IdSource } from '../lib/ids.ts';
import type { CommittedEvents } from '../outbox/committed-events.ts';
import type { KeyRing } from '../security/key-ring.ts';
import type { Actor, Scope } from '../security/scope.ts';
import type { FileStore } from '../storage/files.ts';
import type { JoinedSlices } from './joined-slices.ts';

/** What reads need. */
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

/** What writes need that stand without each other: each statement is committed by itself. */
export interface AutocommitContext extends ReadContext {
  readonly tx: Writer;
}

/** What writes need: all of them happen in one transaction. */
export interface OperationContext extends AutocommitContext {
  readonly tx: Transaction;
  readonly queue: Queue;
  readonly committedEvents: CommittedEvents;
}
