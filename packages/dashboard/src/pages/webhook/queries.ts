/** What the page of one webhook asks for. */

import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Api } from '../../client/api.ts';
import { nextCursor, type Page, type Single } from '../../client/documents.ts';
import type { Event, WebhookDelivery } from '../../client/resources.ts';

const pageSize = 50;

export const deliveryStatuses = ['pending', 'completed', 'failed', 'skipped'] as const;

export type DeliveryStatus = (typeof deliveryStatuses)[number];

export const deliveriesQuery = (api: Api, webhookId: string, status: string) =>
  infiniteQueryOptions({
    queryKey: [api.environmentId, 'webhook', webhookId, 'deliveries', status],
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

export const eventIdOf = ({ relationships }: WebhookDelivery): string => {
  const data: unknown = relationships?.event?.data;
  return typeof data === 'object' && data !== null && 'id' in data ? String(data.id) : '';
};

export const eventQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: [api.environmentId, 'event', id],
    queryFn: ({ signal }) => api.get<Single<Event>>(`/events/${id}`, {}, signal),
    retry: false,
  });

export const recentEventsQuery = (api: Api) =>
  queryOptions({
    queryKey: [api.environmentId, 'event', 'recent'],
    queryFn: ({ signal }) => api.get<Page<Event>>('/events', { 'page[size]': pageSize }, signal),
  });
