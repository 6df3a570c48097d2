/** What the simulator asks for and does. */

import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../client/api.ts';
import type { Page, Single } from '../../client/documents.ts';
import type { Event, Inquiry, Webhook, WebhookDelivery } from '../../client/resources.ts';
import { tailOfEvents } from '../../shell/concerned.ts';

/** As `simulate-actions` takes them, in the order in which an inquiry usually meets them. */
export const actions = [
  'start_inquiry',
  'create_passed_verification',
  'create_failed_verification',
  'complete_inquiry',
  'fail_inquiry',
  'mark_for_review_inquiry',
  'approve_inquiry',
  'decline_inquiry',
  'expire_inquiry',
] as const;

export type Action = (typeof actions)[number];

export const inquiryQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: [api.environmentId, 'inquiry', id, 'simulated'],
    queryFn: ({ signal }) =>
      api.get<Single<Inquiry> & { readonly included?: readonly { readonly type: string; readonly id: string }[] }>(
        `/inquiries/${id}`,
        { include: 'verifications' },
        signal,
      ),
    retry: false,
  });

const mostEvents = 100;

/** Of the inquiry and what belongs to it, the newest first. */
export const eventsQuery = (api: Api, objectIds: readonly string[]) =>
  queryOptions({
    queryKey: [api.environmentId, tailOfEvents, 'simulated', ...objectIds],
    queryFn: ({ signal }) =>
      api.get<Page<Event>>('/events', { 'filter[object-id]': objectIds, 'page[size]': mostEvents }, signal),
  });

export async function createInquiry(api: Api, templateId: string, referenceId: string): Promise<string> {
  const { data } = await api.post<Single<Inquiry>>('/inquiries', {
    'inquiry-template-id': templateId,
    ...(referenceId === '' ? {} : { 'reference-id': referenceId }),
  });
  return data.id;
}

export const play = (api: Api, id: string, action: Action): Promise<unknown> =>
  api.post(`/inquiries/${id}/perform-simulate-actions`, undefined, { 'simulate-actions': [{ type: action }] });

/** Answered inside the service, in the sandbox alone. */
const receiverAddress = (): string => `${window.location.origin}/sandbox/receiver`;

export const isReceiver = ({ attributes }: Webhook): boolean =>
  attributes.url === receiverAddress() && attributes.status !== 'archived';

/** Makes the webhook unless `id` is one, and enables it. */
export async function listen(api: Api, id: string | null, name: string): Promise<void> {
  const settings = { name, url: receiverAddress(), 'enabled-events': ['*'] };
  const listening = id ?? (await api.post<Single<Webhook>>('/webhooks', settings)).data.id;
  await api.post(`/webhooks/${listening}/enable`);
}

/** What arrives follows its event by moments. */
const lookAgainAfter = 1500;

export const arrivalsQuery = (api: Api, webhookId: string, eventIds: readonly string[]) =>
  queryOptions({
    queryKey: [api.environmentId, 'webhook', webhookId, 'arrivals', ...eventIds],
    queryFn: ({ signal }) =>
      api.get<Page<WebhookDelivery>>(
        `/webhooks/${webhookId}/deliveries`,
        { 'filter[event-id]': eventIds, 'page[size]': mostEvents },
        signal,
      ),
    enabled: eventIds.length > 0,
    placeholderData: (before) => before,
    refetchInterval: lookAgainAfter,
  });

/** Whether the signature fitted, by the status that the receiver answered; null while nothing was attempted. */
export function signatureFits({ attributes }: WebhookDelivery): boolean | null {
  const status = attributes['last-status-code'];
  return status === null ? null : status === 200;
}
