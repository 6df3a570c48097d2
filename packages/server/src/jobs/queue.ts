/**
 * The face of the job engine. A job is enqueued with the transaction that made it necessary, so it exists exactly when
 * that transaction committed; delivery to a worker is at least once.
 */
import { PgBoss } from 'pg-boss';
import type { Transaction } from '../database/connection.ts';
import type { Pooler } from '../database/tenant-isolation.ts';
import { serviceRole } from '../database/tenant-isolation.ts';
import { runAs } from '../lib/event-loop.ts';
import type { Job, JobData } from './job.ts';
import { queueSchema } from './queue-tables.ts';

export interface Queue {
  send<Declared extends Job>(tx: Transaction, job: Declared, data: JobData<Declared>): Promise<void>;
}

/** A job and what is done with the data of each that arrives. */
export interface WorkedJob {
  readonly job: Job;
  handle(data: JobData<Job>): Promise<void>;
}

export interface QueueService extends Queue {
  /** Starts taking jobs. Handlers must be safe to run twice. */
  work(jobs: readonly WorkedJob[]): Promise<void>;
  /** Takes no more jobs; those that run go on, and jobs can still be sent. */
  rest(): void;
  /** Waits for running jobs until 25 s after it began to rest, and gives those back that still run. */
  stop(): Promise<void>;
}

/**
 * Workers are told of a new job when it is committed. Those that are due later are looked for, and all where a pooler keeps the
 * database from telling.
 */
const polling = { pollingIntervalSeconds: 0.5, notifyPollingIntervalSeconds: 2 } as const;

/** Milliseconds that running jobs get when the process ends. */
const longestRest = 25_000;

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
  const working: string[] = [];
  let restingSince: number | null = null;

  function rest(): void {
    if (restingSince !== null) return;
    restingSince = performance.now();
    for (const sweep of sweeps) clearInterval(sweep);
    // Those that still work are waited for by the engine's own stop.
    for (const name of working) boss.offWork(name, { wait: false }).catch(options.onError);
  }

  async function take({ job: { name, settings }, handle }: WorkedJob): Promise<void> {
    let workerId = '';
    const run = async ([job]: readonly { readonly data: JobData<Job> }[]): Promise<void> => {
      try {
        if (job !== undefined) await runAs(`job ${name}`, () => handle(job.data));
      } finally {
        // There may be another one, of which it was told while it worked.
        boss.notifyWorker(workerId);
      }
    };
    const taking = { ...polling, localConcurrency: settings.concurrency ?? 1, batchSize: 1 };
    workerId = await boss.work<JobData<Job>>(name, taking, run);
    working.push(name);
  }

  /** The job engine's own schedule is minute-grained. Several workers may tick; one job a slot is kept. */
  function sweep({ name, settings: { sweepSeconds } }: Job): void {
    if (sweepSeconds === undefined) return;
    const tick = () => void boss.send(name, {}, { singletonSeconds: sweepSeconds }).catch(options.onError);
    sweeps.push(setInterval(tick, sweepSeconds * 1000));
  }

  return {
    async send(tx, job, data) {
      const db = {
        executeSql: async (text: string, values: unknown[] = []) => ({ rows: await tx.execute({ text, values }) }),
      };
      await boss.send(job.name, data, { db });
    },
    async work(jobs) {
      for (const worked of jobs) await take(worked);
      for (const { job } of jobs) sweep(job);
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
