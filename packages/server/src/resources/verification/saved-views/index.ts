/** Slice of saved views: inquiry lists with their filters. */
import { defineSlice } from '../../../operations/slice.ts';
import { savedViewEndpoints } from './endpoints.ts';
import { eraseSavedViews } from './store.ts';

export const savedViewsSlice = defineSlice({
  events: [],
  kinds: [],
  endpoints: [],
  dashboard: savedViewEndpoints,
  erases: [{ table: 'saved_views', phase: 'at-once', columns: ['name', 'line', 'words'], erase: eraseSavedViews }],
  keeps: [{ table: 'saved_views', forever: 'until somebody deletes it' }],
});
