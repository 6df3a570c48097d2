/** Declaration of a job in a slice: its name, data and settings together with the work. */
import type { Static, TObject } from 'typebox';
import type { Job } from '../jobs/job.ts';
import type { Clock } from '../lib/clock.ts';
import type { Log } from '../lib/log.ts';
import type { Scope } from '../security/scope.ts';
import type { FileStore } from '../storage/files.ts';
import type { JoinedSlices } from './joined-slices.ts';
import type { OperationRunner } from './runner.ts';

/** Services of every job. */
export interface JobParts {
  readonly runner: OperationRunner;
  readonly scopes: {
    /** Opens the scope of an environment; null if it does not exist. */
    open(environmentId: string): Promise<Scope | null>;
    /** Returns the scopes of all environments, for jobs that process each of them. */
    all(): Promise<readonly Scope[]>;
    organizationName(scope: Scope): Promise<string>;
  };
  readonly slices: JoinedSlices;
  readonly files: FileStore;
  readonly clock: Clock;
  readonly log: Log;
}

export interface DeclaredJob<Data extends TObject = TObject> extends Job<Data> {
  /** Runs the job; safe to run twice with the same data. */
  run(parts: JobParts, data: Static<Data>): Promise<void>;
}

/** Ties the type of `run`'s data to the schema. */
export const defineJob = <Data extends TObject>(job: DeclaredJob<Data>): DeclaredJob<Data> => job;

/** Returns the scope of a job's environment. Throws if the environment is missing. */
export async function scopeOf({ scopes }: JobParts, environmentId: string): Promise<Scope> {
  const scope = await scopes.open(environmentId);
  if (scope === null) throw new Error(`environment ${environmentId} is missing`);
  return scope;
}

/** Actor of jobs. */
export const system = { type: 'system' } as const;
