/** The sandbox's own webhook receiver. */

import { queryOptions } from '@tanstack/react-query';
import type { Api } from './api.ts';
import type { Page, Single } from './documents.ts';
import { mutationsOf } from './mutations.ts';
import { queryKey } from './query-key.ts';
import type { Webhook, WebhookDelivery } from './resources.ts';

/** Returns the address of the receiver, which the service itself answers, in the sandbox only. */
const receiverAddress = (): string => `${window.location.origin}/sandbox/receiver`;

export const isReceiver = ({ attributes }: Webhook): boolean =>
  attributes.url === receiverAddress() && attributes.status !== 'archived';

/** Creates the webhook unless `id` exists, and enables it. */
async function listen(api: Api, id: string | null, name: string): Promise<void> {
  const settings = { name, url: receiverAddress(), 'enabled-events': ['*'] };
  const listening = id ?? (await api.post<Single<Webhook>>('/webhooks', settings)).data.id;
  await api.post(`/webhooks/${listening}/enable`);
}

const mostDeliveries = 100;

/** Milliseconds until the next poll; a delivery arrives moments after its event. */
const lookAgainAfter = 1500;

export const arrivalsQuery = (api: Api, webhookId: string, eventIds: readonly string[]) =>
  queryOptions({
    queryKey: queryKey(api, 'webhook', webhookId, 'arrivals', ...eventIds),
    queryFn: ({ signal }) =>
      api.get<Page<WebhookDelivery>>(
        `/webhooks/${webhookId}/deliveries`,
        { 'filter[event-id]': eventIds, 'page[size]': mostDeliveries },
        signal,
      ),
    enabled: eventIds.length > 0,
    placeholderData: (before) => before,
    refetchInterval: lookAgainAfter,
  });

/** Returns true if the signature was valid, by the receiver's status code; null before the first attempt. */
export function signatureFits({ attributes }: WebhookDelivery): boolean | null {
  const status = attributes['last-status-code'];
  return status === null ? null : status === 200;
}

export const receiverMutations = mutationsOf(['webhook'], { listen });
