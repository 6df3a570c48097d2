/** Events. */

import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { type Api, publicSurface } from './api.ts';
import { nextCursor, type Page, type Single } from './documents.ts';
import { queryKey, tailOfEvents } from './query-key.ts';
import type { Event } from './resources.ts';
import { send } from './send.ts';

export const eventQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: queryKey(api, 'event', id),
    queryFn: ({ signal }) => api.get<Single<Event>>(`/events/${id}`, {}, signal),
    retry: false,
  });

export const recentEventsQuery = (api: Api) =>
  queryOptions({
    queryKey: queryKey(api, 'event', 'recent'),
    queryFn: ({ signal }) => api.get<Page<Event>>('/events', { 'page[size]': pageSize }, signal),
  });

export interface EventQuestion {
  /** Name of the event; empty for all. */
  readonly name: string;
  /** Id of the event's object; empty for any. */
  readonly object: string;
}

const pageSize = 50;

/** Returns the events of a list; with `isLive`, any change refetches them. */
export const eventsQuery = (api: Api, { name, object }: EventQuestion, isLive: boolean) =>
  infiniteQueryOptions({
    queryKey: queryKey(api, isLive ? tailOfEvents : 'event', 'list', name, object),
    queryFn: ({ signal, pageParam }) =>
      api.get<Page<Event>>(
        '/events',
        { 'filter[name]': name, 'filter[object-id]': object, 'page[size]': pageSize, 'page[after]': pageParam },
        signal,
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => nextCursor(page),
  });

export interface EventCatalogue {
  readonly names: readonly string[];
  /** API versions, newest first. */
  readonly versions: readonly string[];
}

export const eventCatalogueQuery = (api: Api) =>
  queryOptions({
    queryKey: queryKey(api, 'event', 'catalogue'),
    queryFn: ({ signal }) => api.private.get<EventCatalogue>('/event-catalogue', {}, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Returns the event as an API version shows it. */
export const eventInVersionQuery = ({ environmentId }: Api, id: string, version: string) =>
  queryOptions({
    queryKey: [environmentId, 'event', id, version],
    queryFn: ({ signal }) => send<Single<Event>>(`${publicSurface}/events/${id}`, { environmentId, version, signal }),
    enabled: version !== '',
    retry: false,
  });

export interface EventObject {
  readonly type: string;
  readonly id: string;
}

/** Returns the object of an event. */
export function objectOf({ attributes: { payload } }: Event): EventObject {
  const data = payload.data as EventObject;
  return { type: data.type, id: data.id };
}
