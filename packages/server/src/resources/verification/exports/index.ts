/** Slice of exports: lists as downloadable files. */
import { defineSlice } from '../../../operations/slice.ts';
import { exportEndpoints } from './endpoints.ts';
import { keptDays } from './export.ts';
import { exportJob } from './export-job.ts';

export const exportsSlice = defineSlice({
  events: [],
  kinds: [],
  endpoints: [],
  dashboard: exportEndpoints,
  jobs: [exportJob],
  erases: [
    {
      table: 'exports',
      stays: { filter: 'statuses, templates and times; what names somebody leaves it once the file is written' },
    },
    { table: 'export_lines', by: { key: 'subject_key_id' }, rows: 'deleted' },
  ],
  keeps: [
    { table: 'exports', seconds: keptDays * 86_400, since: 'created_at' },
    { table: 'export_lines', seconds: keptDays * 86_400, since: 'created_at' },
  ],
});
