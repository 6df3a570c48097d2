/** Webhooks as the list and the page of one ask for them, without secrets. */

import { queryOptions } from '@tanstack/react-query';
import type { Api } from './api.ts';
import type { Page } from './documents.ts';
import type { Webhook } from './resources.ts';

/** Webhooks are few. */
const mostWebhooks = 100;

export const webhooksQuery = (api: Api) =>
  queryOptions({
    queryKey: [api.environmentId, 'webhook', 'all'],
    queryFn: ({ signal }) => api.get<Page<Webhook>>('/webhooks', { 'page[size]': mostWebhooks }, signal),
  });

/** What most receivers want to know: how inquiries end, and which wait for a person. */
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

/** Null for a filter that is no JSON object. */
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
