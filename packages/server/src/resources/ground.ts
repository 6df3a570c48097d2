/** What the rooms below the slices declare: keys, stored answers, counters, and the tables of the service itself. */
import sql from 'sql-template-tag';
import { belonging } from '../api/bounds.ts';
import { storedAnswerErasures, storedAnswerRetentions } from '../api/idempotency/erase-stored-answers.ts';
import { defineSlice } from '../operations/slice.ts';
import { deleteOldRecordsJob } from '../privacy/jobs.ts';

export const ground = defineSlice({
  needs: [belonging],
  kinds: [],
  endpoints: [],
  events: [],
  jobs: [deleteOldRecordsJob],
  erases: [
    {
      table: 'subject_keys',
      phase: 'at-once',
      by: { key: 'id' },
      empties: { wrapped_key: 'null' },
      marks: 'destroyed_at',
    },
    ...storedAnswerErasures,
  ],
  keeps: [
    ...storedAnswerRetentions,
    { table: 'subject_keys', forever: 'that a key was destroyed, and when, is the proof of a redaction' },
    { table: 'plain_values', forever: 'the next start seals what a migration set aside, and deletes it' },
    { table: 'row_locks', forever: 'a row a name, of which there are few' },
    // The others are a row a counter; a window that is over opens anew, with or without its row.
    { table: 'rate_windows', seconds: 86_400, since: 'opened_at', unless: sql`counter not like 'session %'` },
    { table: 'schema_migrations', forever: 'what ran on this database' },
  ],
});
