/**
 * Tables outside of the slices, with their erasure and retention: keys, stored answers, counters, and the service's own
 * tables.
 */
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
    // Counters other than those of sessions have one row each; an expired window starts again with or without it.
    { table: 'rate_windows', seconds: 86_400, since: 'opened_at', unless: sql`counter not like 'session %'` },
    { table: 'schema_migrations', forever: 'what ran on this database' },
  ],
});
