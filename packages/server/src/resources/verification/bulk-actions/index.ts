/** Slice of bulk actions: one action over many inquiries, done by a job. */
import { defineSlice } from '../../../operations/slice.ts';
import { keptDays } from './bulk-action.ts';
import { bulkActionEndpoints } from './endpoints.ts';
import { doBulkActionJob, resumeBulkActionsJob } from './jobs.ts';

export const bulkActionsSlice = defineSlice({
  events: [],
  kinds: [],
  endpoints: [],
  dashboard: bulkActionEndpoints,
  jobs: [doBulkActionJob, resumeBulkActionsJob],
  erases: [{ table: 'bulk_action_rows', by: { key: 'subject_key_id' }, rows: 'deleted' }],
  keeps: [
    { table: 'bulk_actions', seconds: keptDays * 86_400, since: 'created_at' },
    { table: 'bulk_action_rows', seconds: keptDays * 86_400, since: 'created_at' },
  ],
});
