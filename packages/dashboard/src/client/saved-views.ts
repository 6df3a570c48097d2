/** Saved views of inquiry lists. */

import { queryOptions } from '@tanstack/react-query';
import type { Api } from './api.ts';
import type * as Told from './generated/index.ts';
import { mutationsOf } from './mutations.ts';
import { queryKey } from './query-key.ts';

export const savedViewsQuery = (api: Api) =>
  queryOptions({
    queryKey: queryKey(api, 'saved-view'),
    queryFn: ({ signal }) => api.private.get<Told.ListSavedViewsResponse>('/saved-views', {}, signal),
  });

export const savedViewMutations = mutationsOf(['saved-view'], {
  save: (api: Api, view: Told.CreateASavedViewData['body']) => api.private.ask('POST', '/saved-views', view),
  remove: (api: Api, id: string) => api.private.ask('DELETE', `/saved-views/${id}`),
});
