/** The declaration of a job: its name, the shape of its data and its retries. Slices declare their jobs. */
import type { Static, TObject } from 'typebox';

export interface JobSettings {
  readonly retryLimit: number;
  /** Seconds before the first retry; doubled each time. */
  readonly retryDelay: number;
  /** Longest pause before a retry, in seconds; unlimited by default. */
  readonly retryDelayMax?: number;
  /** Seconds in which a running job must finish. */
  readonly expireInSeconds: number;
  /** Jobs that one worker process runs at once; one by default. */
  readonly concurrency?: number;
  /** Seconds between two runs of a periodic job; such a job has no data. */
  readonly sweepSeconds?: number;
}

export interface Job<Data extends TObject = TObject> {
  readonly name: string;
  /** Schema of the data: only ids, never personal data. */
  readonly data: Data;
  readonly settings: JobSettings;
}

/** Data that a declared job is sent with. */
export type JobData<Declared extends Job> = Static<Declared['data']>;
