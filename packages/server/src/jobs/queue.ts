/**
 * The face of the job engine. A job is enqueued with the transaction that made it necessary, so it exists exactly when
 * that transaction committed; delivery to a worker is at least once.
 */
import { PgBoss } from 'pg-boss';
import type { Transaction } from '../database/connection.ts';
import type { Pooler } from '../database/dialect.ts';
import { serviceRole } from '../database/wall.ts';
import { runAs } from '../lib/event-loop.ts';
import { type JobData, type JobName, jobSettings } from './jobs.ts';
import { queueSchema } from './queue-tables.ts';

export interface Queue {
  send<Name extends JobName>(tx: Transaction, name: Name, data: JobData[Name]): Promise<void>;
}

export type JobHandlers = { readonly [Name in JobName]: (data: JobData[Name]) => Promise<void> };

export interface QueueService extends Queue {
  /** Starts taking jobs. Handlers must be safe to run twice. */
  work(handlers: JobHandlers): Promise<void>;
  /** Takes no more jobs; those that run go on, and jobs can still be sent. */
  rest(): void;
  /** Waits for running jobs until 25 s after it began to rest, and gives those back that still run. */
  stop(): Promise<void>;
}

/** How many jobs of a kind one worker process runs at once; reading documents is heavy, so one at a time. */
const concurrency: Readonly<Record<JobName, number>> = {
  'process-verification': 1,
  'decide-inquiry': 2,
  'expire-due-inquiries': 1,
  'delete-old-files': 1,
  'delete-old-records': 1,
  'redact-verification-children': 1,
  'redact-inquiry-children': 1,
  'redact-account-children': 1,
  'consolidate-accounts': 1,
};

/**
 * Workers are told of a new job when it is committed. Those that are due later are looked for, and all where a pooler keeps the
 * database from telling.
 */
const polling = { pollingIntervalSeconds: 0.5, notifyPollingIntervalSeconds: 2 } as const;

/** Milliseconds that running jobs get when the process ends. */
const longestRest = 25_000;

const names = Object.keys(jobSettings) as JobName[];

/** Seconds between two runs of the sweeps that no event causes. */
const sweepSeconds = { 'expire-due-inquiries': 5, 'delete-old-files': 3600, 'delete-old-records': 3600 } as const;

export async function openQueue(
  connectionString: string,
  options: { readonly worker: boolean; readonly pooler: Pooler; readonly onError: (error: unknown) => void },
): Promise<QueueService> {
  const isDirect = options.pooler === 'none';
  const url = new URL(connectionString);
  // Through a pooler there are no startup options: the job tables, which hold ids alone, are then used as their owner.
  if (isDirect) url.searchParams.set('options', `-c role=${serviceRole}`);
  const boss = new PgBoss({
    connectionString: url.href,
    schema: queueSchema,
    migrate: false,
    createSchema: false,
    schedule: false,
    supervise: options.worker,
    useListenNotify: options.worker && isDirect,
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
    max: options.worker ? 6 : 2,
    reindex: false,
  });
  let stopped = false;
  // A server that shuts down may still tell so to a connection that is on its way out.
  boss.on('error', (error) => void (stopped || options.onError(error)));
  await boss.start();
  const sweeps: NodeJS.Timeout[] = [];
  let restingSince: number | null = null;

  function rest(): void {
    if (restingSince !== null) return;
    restingSince = performance.now();
    for (const sweep of sweeps) clearInterval(sweep);
    // Those that still work are waited for by the engine's own stop.
    if (options.worker) for (const name of names) boss.offWork(name, { wait: false }).catch(options.onError);
  }

  return {
    async send(tx, name, data) {
      const db = {
        executeSql: async (text: string, values: unknown[] = []) => ({ rows: await tx.execute({ text, values }) }),
      };
      await boss.send(name, data, { db });
    },
    async work(handlers) {
      for (const name of names) {
        const handle = handlers[name] as (data: object) => Promise<void>;
        let workerId = '';
        const run = async ([job]: readonly { readonly data: object }[]): Promise<void> => {
          try {
            if (job !== undefined) await runAs(`job ${name}`, () => handle(job.data));
          } finally {
            // There may be another one, of which it was told while it worked.
            boss.notifyWorker(workerId);
          }
        };
        workerId = await boss.work<object>(
          name,
          { ...polling, localConcurrency: concurrency[name], batchSize: 1 },
          run,
        );
      }
      // The job engine's own schedule is minute-grained. Several workers may tick; one job a slot is kept.
      for (const [name, seconds] of Object.entries(sweepSeconds)) {
        const tick = () => void boss.send(name, {}, { singletonSeconds: seconds }).catch(options.onError);
        sweeps.push(setInterval(tick, seconds * 1000));
      }
    },
    rest,
    async stop() {
      rest();
      const spent = performance.now() - (restingSince ?? 0);
      await boss.stop({ graceful: true, timeout: Math.max(longestRest - spent, 0), close: true });
      stopped = true;
    },
  };
}
