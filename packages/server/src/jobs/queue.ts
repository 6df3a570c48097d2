/**
 * Interface of the job engine. A job is enqueued with the transaction that caused it, so it exists exactly if that
 * transaction committed; delivery to a worker is at least once.
 */
import { PgBoss } from 'pg-boss';
import type { Transaction } from '../database/connection.ts';
import type { Pooler } from '../database/tenant-isolation.ts';
import { serviceRole } from '../database/tenant-isolation.ts';
import { runAs } from '../lib/event-loop.ts';
import type { Job, JobData } from './job.ts';
import { queueSchema } from './queue-tables.ts';

export interface Queue {
  /** Enqueues the job; it starts no sooner than `afterSeconds` from now, at once by default. */
  send<Declared extends Job>(
    tx: Transaction,
    job: Declared,
    data: JobData<Declared>,
    afterSeconds?: number,
  ): Promise<void>;
}

/** A job and its handler. */
export interface JobHandler {
  readonly job: Job;
  handle(data: JobData<Job>): Promise<void>;
}

export interface QueueService extends Queue {
  /** Starts processing jobs. Handlers must be safe to run twice. */
  work(jobs: readonly JobHandler[]): Promise<void>;
  /** Stops fetching jobs. Running ones continue, and jobs can still be sent. */
  drain(): void;
  /** Waits for running jobs until 25 s after draining began, and returns unfinished ones to the queue. */
  stop(): Promise<void>;
}

/**
 * PostgreSQL notifies workers of a new job when it is committed (LISTEN/NOTIFY). Workers poll for jobs that are due
 * later, and for all jobs behind a pooler, which passes no notifications on.
 */
const polling = { pollingIntervalSeconds: 0.5, notifyPollingIntervalSeconds: 2 } as const;

/** Milliseconds that running jobs have to finish when the process ends. */
const drainTimeout = 25_000;

interface QueueOptions {
  readonly worker: boolean;
  readonly pooler: Pooler;
  readonly onError: (error: unknown) => void;
}

function createBoss(connectionString: string, { worker, pooler }: QueueOptions): PgBoss {
  const isDirect = pooler === 'none';
  const url = new URL(connectionString);
  // A pooler takes no startup options: the job tables, which hold only ids, are then used as their owner.
  if (isDirect) url.searchParams.set('options', `-c role=${serviceRole}`);
  return new PgBoss({
    connectionString: url.href,
    schema: queueSchema,
    migrate: false,
    createSchema: false,
    schedule: false,
    supervise: false,
    useListenNotify: worker && isDirect,
    monitorIntervalSeconds: 5,
    max: worker ? 6 : 2,
    reindex: false,
  });
}

/**
 * Milliseconds between checks for jobs whose worker died or lost the database. The engine's own supervision begins with
 * the queue, and a process may start its workers later.
 */
const superviseEvery = 10_000;

/** Returns the timer of these checks; a check that still runs is not started a second time. */
function superviseJobs(boss: PgBoss, onError: (error: unknown) => void): NodeJS.Timeout {
  let isLooking = false;
  const look = async () => {
    if (isLooking) return;
    isLooking = true;
    await boss.supervise().catch(onError);
    isLooking = false;
  };
  return setInterval(look, superviseEvery);
}

/** Starts a worker of the job. */
async function startWorker(boss: PgBoss, { job: { name, settings }, handle }: JobHandler): Promise<void> {
  let workerId = '';
  const run = async ([job]: readonly { readonly data: JobData<Job> }[]): Promise<void> => {
    try {
      if (job !== undefined) await runAs(`job ${name}`, () => handle(job.data));
    } finally {
      // Another job may have been announced while this one ran.
      boss.notifyWorker(workerId);
    }
  };
  const taking = { ...polling, localConcurrency: settings.concurrency ?? 1, batchSize: 1 };
  workerId = await boss.work<JobData<Job>>(name, taking, run);
}

export async function openQueue(connectionString: string, options: QueueOptions): Promise<QueueService> {
  const boss = createBoss(connectionString, options);
  let stopped = false;
  // A database that shuts down may report that on a closing connection.
  boss.on('error', (error) => void (stopped || options.onError(error)));
  await boss.start();
  const sweeps: NodeJS.Timeout[] = [];
  const working: string[] = [];
  let drainingSince: number | null = null;

  function drain(): void {
    if (drainingSince !== null) return;
    drainingSince = performance.now();
    for (const sweep of sweeps) clearInterval(sweep);
    // The engine's own stop waits for the running jobs.
    for (const name of working) boss.offWork(name, { wait: false }).catch(options.onError);
  }

  /**
   * Schedules a periodic job; the engine's own schedule has a resolution of minutes. Several workers may tick: the
   * singleton key keeps one job per interval.
   */
  function sweep({ name, settings: { sweepSeconds } }: Job): void {
    if (sweepSeconds === undefined) return;
    const tick = () => void boss.send(name, {}, { singletonSeconds: sweepSeconds }).catch(options.onError);
    sweeps.push(setInterval(tick, sweepSeconds * 1000));
  }

  return {
    async send(tx, job, data, afterSeconds = 0) {
      const db = {
        executeSql: async (text: string, values: unknown[] = []) => ({ rows: await tx.execute({ text, values }) }),
      };
      await boss.send(job.name, data, { db, ...(afterSeconds === 0 ? {} : { startAfter: afterSeconds }) });
    },
    async work(jobs) {
      for (const worked of jobs) {
        await startWorker(boss, worked);
        working.push(worked.job.name);
      }
      for (const { job } of jobs) sweep(job);
      sweeps.push(superviseJobs(boss, options.onError));
    },
    drain,
    async stop() {
      drain();
      const spent = performance.now() - (drainingSince ?? 0);
      await boss.stop({ graceful: true, timeout: Math.max(drainTimeout - spent, 0), close: true });
      stopped = true;
    },
  };
}
