/** Lists of inquiries as people keep them. */
import { queryOptions } from '@tanstack/react-query';
import type { Api } from './api.ts';

export interface SavedView {
  readonly id: string;
  readonly name: string;
  /** As the list's address has it. */
  readonly line: string;
  readonly 'is-shared': boolean;
  readonly 'is-own': boolean;
}

export const savedViewsQuery = (api: Api) =>
  queryOptions({
    queryKey: [api.environmentId, 'saved-view'],
    queryFn: ({ signal }) =>
      api.private.get<{ readonly 'saved-views': readonly SavedView[] }>('/saved-views', {}, signal),
  });
