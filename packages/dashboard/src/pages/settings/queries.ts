/** What the page of settings asks for. */
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../client/api.ts';

export interface SentMessage {
  readonly id: string;
  readonly kind: string;
  readonly channel: 'mail' | 'sms';
  readonly state: string;
  readonly attempts: number;
  readonly error: string | null;
  readonly 'created-at': string;
}

export interface Settings {
  readonly 'sign-in': {
    readonly rule: 'any' | 'oidc-only';
    readonly issuer: string | null;
    readonly 'passkey-host': string | null;
    readonly 'idle-seconds': number;
    readonly 'absolute-seconds': number;
  };
  readonly messages: {
    readonly mail: 'log' | 'smtp' | 'http';
    readonly sms: 'log' | 'smtp' | 'http';
    readonly 'has-alert-email': boolean;
    readonly recent: readonly SentMessage[];
  };
}

export interface DueTable {
  readonly table: string;
  readonly 'kept-seconds': number | null;
  readonly rule: string | null;
  readonly 'is-forever': boolean;
  readonly due: number;
  readonly 'oldest-at': string | null;
}

export interface DryRun {
  readonly at: string;
  readonly 'most-counted': number;
  readonly tables: readonly DueTable[];
}

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
