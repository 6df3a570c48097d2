/** Importer: a file of rows, each of which becomes an account or an item of a list. */
import type { Subject } from '../../../security/subject-keys.ts';
import type { ImporterKind } from './importer-kinds.ts';

export type ImporterStatus = 'pending' | 'ready' | 'errored';

export interface RowError {
  /** Number of the row, from 1 for the first one below the header. */
  readonly row: number;
  /** Reason for the error; never contains a value of the row. */
  readonly problem: string;
}

export interface Counts {
  readonly successful: number;
  readonly duplicate: number;
  readonly error: number;
}

export interface Importer {
  readonly id: string;
  readonly kind: ImporterKind;
  /** List that gets the items; null for an importer of accounts. */
  readonly listId: string | null;
  readonly status: ImporterStatus;
  /** Key of the file, destroyed when the import ends. */
  readonly subject: Subject;
  /** File on the disk; null once it was removed. */
  readonly fileId: string | null;
  readonly rowCount: number;
  readonly counts: Counts;
  /** The first rows that were refused. */
  readonly rowErrors: readonly RowError[];
  /** Number of runs since a row was last processed. */
  readonly tries: number;
  /** Time of the next run, unless a row is processed before. */
  readonly dueAt: Date;
  readonly createdAt: Date;
  readonly completedAt: Date | null;
}

/** Maximum size of a file in bytes. */
export const maxFileBytes = 30_000_000;

/** Maximum number of rows below the header. */
export const maxRows = 1_000_000;

/** Maximum number of refused rows whose reasons an importer stores. */
export const maxRowErrors = 100;

/** Returns the number of processed rows, which is also the index of the next row. */
export const rowsDone = ({ counts }: Importer): number => counts.successful + counts.duplicate + counts.error;

/** Seconds without a processed row after which an importer is resumed. */
export const resumeSeconds = 15;

/** Maximum number of consecutive runs without a processed row; then the importer fails. */
export const maxTries = 20;

const maxDoublings = 5;

/** Returns the seconds until the next run if this run, the `tries`th in a row, processes no row. */
export const pauseSeconds = (tries: number): number => resumeSeconds * 2 ** Math.min(tries - 1, maxDoublings);
