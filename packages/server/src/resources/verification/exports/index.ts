/** Lists that people take with them as a file. */
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
      stays: {
        filter: 'what somebody looked for, gone with its export after a week',
        content:
          'a file that was handed out, as a redaction of what it was made from does not reach it; gone after a week',
      },
    },
  ],
  keeps: [{ table: 'exports', seconds: keptDays * 86_400, since: 'created_at' }],
});
