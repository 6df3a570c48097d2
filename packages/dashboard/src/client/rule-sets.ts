/** Rule sets, their results for transactions, and backtests of drafts. */

import { queryOptions } from '@tanstack/react-query';
import type { Api } from './api.ts';
import { mutationsOf } from './mutations.ts';
import { queryKey } from './query-key.ts';
import type {
  ListAllRuleRunsOfATransactionResponse,
  ListAllSnoozesOfARuleSetResponse,
  RetrieveARuleSetBacktestResponse,
  RetrieveARuleSetResponse,
} from './resources.ts';

export type RuleSet = RetrieveARuleSetResponse['data'];
export type RuleDocument = RuleSet['attributes']['draft'];
export type Rule = RuleDocument['rules'][number];
/** An outcome, which applies from its score upwards. */
export type Outcome = RuleDocument['outcomes'][number];

export const ruleSetsQuery = (api: Api) =>
  queryOptions({
    queryKey: queryKey(api, 'rule-set'),
    queryFn: ({ signal }) => api.get<{ readonly data: readonly RuleSet[] }>('/rule-sets', {}, signal),
  });

export const ruleSetQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: queryKey(api, 'rule-set', id),
    queryFn: ({ signal }) => api.get<{ readonly data: RuleSet }>(`/rule-sets/${id}`, {}, signal),
  });

export type RuleRun = ListAllRuleRunsOfATransactionResponse['data'][number];

export const ruleRunsQuery = (api: Api, transactionId: string) =>
  queryOptions({
    queryKey: queryKey(api, 'transaction', transactionId, 'rule-runs'),
    queryFn: ({ signal }) =>
      api.get<ListAllRuleRunsOfATransactionResponse>(`/transactions/${transactionId}/rule-runs`, {}, signal),
  });

/** A rule that is suspended for one value until a date. */
export type RuleSnooze = ListAllSnoozesOfARuleSetResponse['data'][number];

export const ruleSnoozesQuery = (api: Api, ruleSetId: string) =>
  queryOptions({
    queryKey: queryKey(api, 'rule-snooze', ruleSetId),
    queryFn: ({ signal }) => api.get<ListAllSnoozesOfARuleSetResponse>(`/rule-sets/${ruleSetId}/snoozes`, {}, signal),
  });

export interface AskedSnooze {
  readonly rule: string;
  readonly key: string;
  readonly transactionId: string;
  readonly until: string;
  readonly reason: string;
}

export const ruleSnoozeMutations = mutationsOf(['rule-snooze'], {
  snooze: (api: Api, ruleSetId: string, { transactionId, ...asked }: AskedSnooze) =>
    api.post(`/rule-sets/${ruleSetId}/snoozes`, { ...asked, 'transaction-id': transactionId }),
  wake: (api: Api, { ruleSetId, id }: { readonly ruleSetId: string; readonly id: string }) =>
    api.delete(`/rule-sets/${ruleSetId}/snoozes/${id}`),
});

export type RuleBacktest = RetrieveARuleSetBacktestResponse['data'];

const isOver = ({ status }: RuleBacktest['attributes']): boolean => status === 'completed' || status === 'failed';

/** Returns the backtest, polled each second until it ends. */
export const ruleBacktestQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: queryKey(api, 'rule-set-backtest', id),
    queryFn: ({ signal }) => api.get<{ readonly data: RuleBacktest }>(`/rule-set-backtests/${id}`, {}, signal),
    refetchInterval: ({ state }) => (state.data !== undefined && isOver(state.data.data.attributes) ? false : 1000),
  });

export const ruleSetMutations = mutationsOf(['rule-set'], {
  make: (api: Api, transactionTypeId: string) =>
    api.post<{ readonly data: RuleSet }>('/rule-sets', { 'transaction-type-id': transactionTypeId }),
  saveDraft: (api: Api, id: string, draft: RuleDocument, revision: number) =>
    api.patch<{ readonly data: RuleSet }>(`/rule-sets/${id}`, { draft, revision }),
  publish: (api: Api, id: string, revision: number) => api.post(`/rule-sets/${id}/publish`, undefined, { revision }),
  switchOff: (api: Api, id: string) => api.post(`/rule-sets/${id}/switch-off`),
  shadow: (api: Api, id: string, enabled: boolean, revision: number) =>
    api.post(`/rule-sets/${id}/shadow`, undefined, { enabled, revision }),
});

/** Starts a backtest of the draft over the last days; changes nothing. */
export const startRuleBacktest = (
  api: Api,
  id: string,
  { draft, days }: { readonly draft: RuleDocument; readonly days: number },
): Promise<{ readonly data: RuleBacktest }> => api.post(`/rule-sets/${id}/backtest`, { draft, days });
