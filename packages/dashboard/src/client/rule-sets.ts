/** Rule sets, what they said of transactions, and what a draft would have said. */
import { queryOptions } from '@tanstack/react-query';
import type { Api } from './api.ts';

export interface Rule {
  readonly name: string;
  readonly expression: string;
  readonly weight: number;
  readonly enabled: boolean;
}

export interface Outcome {
  /** From this score on. */
  readonly score: number;
  readonly status: string | null;
  readonly 'make-inquiry': boolean;
  readonly 'open-case': boolean;
  readonly 'case-template-id': string | null;
}

export interface RuleDocument {
  readonly rules: readonly Rule[];
  readonly outcomes: readonly Outcome[];
}

export interface RuleFault {
  readonly of: 'draft' | 'live';
  /** Into the document, such as `/rules/0/expression`. */
  readonly pointer: string;
  readonly message: string;
}

export interface RuleSet {
  readonly id: string;
  readonly attributes: {
    readonly name: string;
    readonly 'transaction-type-id': string;
    readonly draft: RuleDocument;
    readonly live: RuleDocument | null;
    readonly 'shadow-version-id': string | null;
    readonly faults: readonly RuleFault[];
    readonly 'updated-at': string;
  };
}

export const ruleSetsQuery = (api: Api) =>
  queryOptions({
    queryKey: [api.environmentId, 'rule-set'],
    queryFn: ({ signal }) => api.get<{ readonly data: readonly RuleSet[] }>('/rule-sets', {}, signal),
  });

export const ruleSetQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: [api.environmentId, 'rule-set', id],
    queryFn: ({ signal }) => api.get<{ readonly data: RuleSet }>(`/rule-sets/${id}`, {}, signal),
  });

export interface RuleRun {
  readonly id: string;
  readonly attributes: {
    readonly mode: 'live' | 'shadow';
    readonly score: number;
    readonly 'created-at': string;
    readonly rules: readonly {
      readonly name: string;
      readonly weight: number;
      readonly result: 'hit' | 'passed' | 'failed';
      readonly fault: string | null;
      readonly values: readonly { readonly source: string; readonly value?: unknown }[];
    }[];
    readonly windows: readonly {
      readonly key: string;
      readonly seconds: number;
      readonly aggregate: string;
      readonly value: number | null;
    }[];
  };
}

export const ruleRunsQuery = (api: Api, transactionId: string) =>
  queryOptions({
    queryKey: [api.environmentId, 'transaction', transactionId, 'rule-runs'],
    queryFn: ({ signal }) =>
      api.get<{ readonly data: readonly RuleRun[] }>(`/transactions/${transactionId}/rule-runs`, {}, signal),
  });

export interface RuleBacktest {
  readonly id: string;
  readonly attributes: {
    readonly status: 'pending' | 'running' | 'completed' | 'failed';
    readonly failure: string | null;
    readonly judged: number;
    readonly transactions: number | null;
    readonly counts: Readonly<Record<string, number>> | null;
    readonly rows: readonly {
      readonly change: 'new' | 'gone' | 'changed';
      readonly 'transaction-id': string;
      readonly rule: string;
      readonly 'score-before': number;
      readonly 'score-after': number;
    }[];
  };
}

const isOver = ({ status }: RuleBacktest['attributes']): boolean => status === 'completed' || status === 'failed';

/** Asked again each second until it is over. */
export const ruleBacktestQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: [api.environmentId, 'rule-set-backtest', id],
    queryFn: ({ signal }) => api.get<{ readonly data: RuleBacktest }>(`/rule-set-backtests/${id}`, {}, signal),
    refetchInterval: ({ state }) => (state.data !== undefined && isOver(state.data.data.attributes) ? false : 1000),
  });
