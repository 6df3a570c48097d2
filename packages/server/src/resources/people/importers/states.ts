/** Statuses of importers; no other code assigns them. Pure. */
import { type Counts, type Importer, maxRowErrors, type RowError, rowsDone } from './importer.ts';

export const firstStatus = 'pending';

/** Result of one row. */
export interface RowOutcome {
  readonly row: number;
  readonly outcome: keyof Counts;
  /** Reason for the error; null for a row without an error. */
  readonly problem: string | null;
}

const problemOf = ({ row, outcome, problem }: RowOutcome): RowError[] =>
  outcome === 'error' ? [{ row, problem: problem ?? 'was refused' }] : [];

const count = (outcomes: readonly RowOutcome[], wanted: keyof Counts): number =>
  outcomes.filter(({ outcome }) => outcome === wanted).length;

/** Returns the importer after these rows were processed. Its status is ready after the last row. */
export function withRowsDone(importer: Importer, outcomes: readonly RowOutcome[], at: Date): Importer {
  const { counts, rowErrors } = importer;
  const done: Importer = {
    ...importer,
    counts: {
      successful: counts.successful + count(outcomes, 'successful'),
      duplicate: counts.duplicate + count(outcomes, 'duplicate'),
      error: counts.error + count(outcomes, 'error'),
    },
    rowErrors: [...rowErrors, ...outcomes.flatMap(problemOf)].slice(0, maxRowErrors),
    tries: outcomes.length > 0 ? 0 : importer.tries,
  };
  return rowsDone(done) < done.rowCount ? done : { ...done, status: 'ready', completedAt: at };
}

/** Returns the importer with the status `errored`; the remaining rows count as errors. */
export function giveUp(importer: Importer, problem: string, at: Date): Importer {
  const done = rowsDone(importer);
  const { counts, rowCount, rowErrors } = importer;
  return {
    ...importer,
    status: 'errored',
    counts: { ...counts, error: counts.error + rowCount - done },
    rowErrors: [...rowErrors.slice(0, maxRowErrors - 1), { row: Math.min(done + 1, rowCount), problem }],
    completedAt: at,
  };
}
