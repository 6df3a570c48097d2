/** Webhooks without secrets, for the list and the webhook page. */

import { queryOptions } from '@tanstack/react-query';
import type { Api } from './api.ts';
import type { Page, Single } from './documents.ts';
import { mutationsOf } from './mutations.ts';
import { queryKey } from './query-key.ts';
import type { RedeliverFailedWebhookDeliveriesResponse, Webhook } from './resources.ts';

/** Maximum number of webhooks in one response; there are few. */
const mostWebhooks = 100;

export const webhooksQuery = (api: Api) =>
  queryOptions({
    queryKey: queryKey(api, 'webhook', 'all'),
    queryFn: ({ signal }) => api.get<Page<Webhook>>('/webhooks', { 'page[size]': mostWebhooks }, signal),
  });

/** Events that most receivers need: the ends of inquiries, and inquiries that wait for review. */
export const usualEvents = [
  'inquiry.completed',
  'inquiry.approved',
  'inquiry.declined',
  'inquiry.failed',
  'inquiry.marked-for-review',
  'inquiry.expired',
] as const;

export interface WebhookSettings {
  readonly name: string;
  readonly url: string;
  readonly events: readonly string[];
  /** JSON of the payload filter; empty for none. */
  readonly filter: string;
}

export const settingsOf = ({ attributes }: Webhook): WebhookSettings => ({
  name: attributes.name ?? '',
  url: attributes.url,
  events: attributes['enabled-events'],
  filter: attributes['payload-filter'] === null ? '' : JSON.stringify(attributes['payload-filter'], null, 2),
});

/** Returns the attributes to send; null for a filter that is not a JSON object. */
export function attributesOf({ name, url, events, filter }: WebhookSettings): object | null {
  const parsed = parsedFilter(filter);
  if (parsed === undefined) return null;
  return { name: name.trim(), url: url.trim(), 'enabled-events': events, 'payload-filter': parsed };
}

function parsedFilter(text: string): object | null | undefined {
  if (text.trim() === '') return null;
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' && !Array.isArray(parsed) ? parsed : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the members that differ from those of the webhook as read, so that no other change is undone. */
export const changedSettings = (before: object, after: object): object =>
  Object.fromEntries(
    Object.entries(after).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify((before as Record<string, unknown>)[name]),
    ),
  );

/** Maximum number of webhooks searched for failing ones. */
const looked = 100;

export const failingWebhooksQuery = (api: Api) =>
  queryOptions({
    queryKey: queryKey(api, 'webhook', 'failing'),
    queryFn: async ({ signal }) => {
      const { data } = await api.get<Page<Webhook>>('/webhooks', { 'page[size]': looked }, signal);
      return data.filter(
        ({ attributes }) => attributes['failing-since'] !== null || attributes['disabled-reason'] !== null,
      );
    },
  });

type WebhookAction = 'enable' | 'disable' | 'archive';

export const webhookMutations = mutationsOf(['webhook'], {
  /** Creates and enables the webhook. Its secret is shown once. */
  async make(api: Api, attributes: object): Promise<Webhook> {
    const { data } = await api.post<Single<Webhook>>('/webhooks', attributes);
    await api.post(`/webhooks/${data.id}/enable`);
    return data;
  },
  change: (api: Api, id: string, attributes: object) => api.patch(`/webhooks/${id}`, attributes),
  act: (api: Api, id: string, action: WebhookAction) => api.post(`/webhooks/${id}/${action}`),
  rotateSecret: (api: Api, id: string) => api.post<Single<Webhook>>(`/webhooks/${id}/rotate-secret`),
  redeliver: (api: Api, id: string, eventId: string) => api.post(`/webhooks/${id}/events/${eventId}/redeliver`),
  /**
   * Resends deliveries that failed or wait for a retry, and resolves with their number. Times are instants; without
   * `until`, up to now.
   */
  async redeliverAll(api: Api, id: string, range: { readonly since: string; readonly until?: string }) {
    const { meta } = await api.post<RedeliverFailedWebhookDeliveriesResponse>(
      `/webhooks/${id}/redeliver`,
      undefined,
      range,
    );
    return meta?.['redelivered-count'] ?? 0;
  },
});
