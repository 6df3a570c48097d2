/** What the page of settings asks for. */
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../client/api.ts';
import type * as Told from '../../client/generated/index.ts';

export type Settings = Told.RetrieveTheSettingsResponse;
export type SentMessage = Settings['messages']['recent'][number];
export type DryRun = Told.LookAtWhatRetentionWouldDeleteResponse;
export type DueTable = DryRun['tables'][number];

/** Milliseconds between two looks at a message that is on its way. */
const whileQueued = 2000;

export const settingsQuery = (api: Api) =>
  queryOptions({
    queryKey: [api.environmentId, 'setting'],
    queryFn: ({ signal }) => api.private.get<Settings>('/settings', {}, signal),
    refetchInterval: ({ state: { data } }) =>
      data?.messages.recent.some(({ state }) => state === 'queued') === true ? whileQueued : false,
  });

export const dryRunQuery = (api: Api) =>
  queryOptions({
    queryKey: [api.environmentId, 'retention', 'dry-run'],
    queryFn: ({ signal }) => api.private.get<DryRun>('/retention/dry-run', {}, signal),
  });
