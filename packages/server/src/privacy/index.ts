/** What outlives its purpose: kept for a time only, and erased when a person is. */
import type { Slice } from '../operations/slice.ts';
import { deleteOldRecordsJob } from './jobs.ts';

export const privacySlice: Slice = { kinds: [], endpoints: [], events: [], jobs: [deleteOldRecordsJob] };
