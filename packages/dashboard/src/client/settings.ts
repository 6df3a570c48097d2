/** Settings of the organization, its messages, and the retention preview. */

import { queryOptions } from '@tanstack/react-query';
import type { Api } from './api.ts';
import type * as Told from './generated/index.ts';
import { mutationsOf } from './mutations.ts';
import { queryKey } from './query-key.ts';

export type Settings = Told.RetrieveTheSettingsResponse;

export type SentMessage = Settings['messages']['recent'][number];

export type DryRun = Told.LookAtWhatRetentionWouldDeleteResponse;

export type DueTable = DryRun['tables'][number];

/** Milliseconds between two polls of a queued message. */
const whileQueued = 2000;

export const settingsQuery = (api: Api) =>
  queryOptions({
    queryKey: queryKey(api, 'setting'),
    queryFn: ({ signal }) => api.private.get<Settings>('/settings', {}, signal),
    refetchInterval: ({ state: { data } }) =>
      data?.messages.recent.some(({ state }) => state === 'queued') === true ? whileQueued : false,
  });

export const dryRunQuery = (api: Api) =>
  queryOptions({
    queryKey: queryKey(api, 'retention', 'dry-run'),
    queryFn: ({ signal }) => api.private.get<DryRun>('/retention/dry-run', {}, signal),
  });

export const settingMutations = mutationsOf(['setting'], {
  setEmbeddingDomains: (api: Api, domains: readonly string[]) => api.private.patch('/settings/embedding', { domains }),
  sendTestMessage: (api: Api) => api.private.post('/settings/test-message'),
});
