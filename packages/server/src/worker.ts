/** Runs the declared jobs of the slices, and their loops in every environment. */
import { Check } from 'typebox/value';
import { untilAvailable } from './database/until-available.ts';
import type { JobData } from './jobs/job.ts';
import type { QueueService } from './jobs/queue.ts';
import type { DeclaredJob, JobParts } from './operations/job.ts';
import type { LoopParts, RunningLoop } from './operations/slice.ts';

/** Runs a job. Throws its errors, and an error for data that does not match its declaration. */
export async function runJob<Job extends DeclaredJob>(parts: JobParts, job: Job, data: JobData<Job>): Promise<void> {
  if (!Check(job.data, data)) throw new Error(`the job ${job.name} was sent with other data than it declares`);
  await job.run(parts, data);
}

export async function takeJobs(queue: QueueService, parts: LoopParts): Promise<void> {
  await queue.work(parts.registry.jobs.map((job) => ({ job, handle: (data) => runJob(parts, job, data) })));
}

/** Starts the loops; environments exist from the start, and none is added while the worker runs. */
export async function startLoops(parts: LoopParts): Promise<RunningLoop> {
  const scopes = await untilAvailable(() => parts.scopes.all());
  const loops = parts.registry.slices.flatMap((slice) => slice.loops ?? []);
  const running = loops.flatMap((loop) => scopes.map((scope) => loop.start(parts, scope)));
  return {
    async stop() {
      await Promise.all(running.map((each) => each.stop()));
    },
  };
}
