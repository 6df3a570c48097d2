/** Lists of inquiries as people keep them. */
import { defineSlice } from '../../../operations/slice.ts';
import { savedViewEndpoints } from './endpoints.ts';

export const savedViewsSlice = defineSlice({
  events: [],
  kinds: [],
  endpoints: [],
  dashboard: savedViewEndpoints,
  erases: [
    {
      table: 'saved_views',
      stays: {
        name: "a person's own word for a list",
        line: 'what somebody looks for; a reference id in it finds nothing once its inquiry is redacted',
      },
    },
  ],
  keeps: [{ table: 'saved_views', forever: 'until somebody deletes it' }],
});
