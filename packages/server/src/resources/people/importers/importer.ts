/** Importer: a file of rows, each of which becomes an account or an item of a list. */
import type { Subject } from '../../../security/subject-keys.ts';
import type { ImporterKind } from './importer-kinds.ts';

export type ImporterStatus = 'pending' | 'ready' | 'errored';

export interface RowError {
  /** Number of the row, from 1 for the first one below the header. */
  readonly row: number;
  /** Reason; never a value of the row. */
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
  /** File on the disk; null once it is removed. */
  readonly fileId: string | null;
  readonly rowCount: number;
  readonly counts: Counts;
  /** The first rows that were refused. */
  readonly rowErrors: readonly RowError[];
  /** Number of runs since the last row that was done. */
  readonly tries: number;
  /** Time at which it is taken up again, unless something is done of it before. */
  readonly dueAt: Date;
  readonly createdAt: Date;
  readonly completedAt: Date | null;
}

/** Largest file in bytes. */
export const maxFileBytes = 30_000_000;

/** Largest number of rows below the header. */
export const maxRows = 1_000_000;

/** Number of refused rows of which an importer keeps the reason. */
export const maxRowErrors = 100;

/** Returns the number of rows that are done; the next one has this index. */
export const rowsDone = ({ counts }: Importer): number => counts.successful + counts.duplicate + counts.error;

/** Seconds without a row done after which an importer is taken up again. */
export const resumeSeconds = 15;

/** Number of runs in a row without a row done, after which an importer is given up. */
export const maxTries = 20;

const maxDoublings = 5;

/** Returns the seconds until the next run if this one, the `tries`th in a row, does no row. */
export const pauseSeconds = (tries: number): number => resumeSeconds * 2 ** Math.min(tries - 1, maxDoublings);
