/** Queries for webhook deliveries. */

import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Api } from './api.ts';
import { nextCursor, type Page, type Single } from './documents.ts';
import { queryKey } from './query-key.ts';
import type { WebhookDelivery } from './resources.ts';

const pageSize = 50;

export const deliveryStatuses = ['pending', 'completed', 'failed', 'skipped'] as const;

export type DeliveryStatus = (typeof deliveryStatuses)[number];

export const deliveriesQuery = (api: Api, webhookId: string, status: string) =>
  infiniteQueryOptions({
    queryKey: queryKey(api, 'webhook', webhookId, 'deliveries', status),
    queryFn: ({ signal, pageParam }) =>
      api.get<Page<WebhookDelivery>>(
        `/webhooks/${webhookId}/deliveries`,
        { 'filter[status]': status, 'page[size]': pageSize, 'page[after]': pageParam },
        signal,
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => nextCursor(page),
    refetchInterval: 5000,
  });

export const deliveryQuery = (api: Api, webhookId: string, id: string) =>
  queryOptions({
    queryKey: queryKey(api, 'webhook', webhookId, 'delivery', id),
    queryFn: ({ signal }) => api.get<Single<WebhookDelivery>>(`/webhooks/${webhookId}/deliveries/${id}`, {}, signal),
    refetchInterval: 5000,
  });

export const eventIdOf = ({ relationships }: WebhookDelivery): string => {
  const data: unknown = relationships?.event?.data;
  return typeof data === 'object' && data !== null && 'id' in data ? String(data.id) : '';
};
