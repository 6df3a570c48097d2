/** The states of webhooks and of deliveries, and the only tables that change them. Pure. */
import { Refusal } from '../../../lib/refusal.ts';

export const webhookStatuses = ['enabled', 'disabled', 'archived'] as const;

export type WebhookStatus = (typeof webhookStatuses)[number];

export type WebhookAction = 'enable' | 'disable' | 'archive';

/** Enabling what is enabled changes nothing; an archived webhook stays as it is for ever. */
export const webhookTransitions: Readonly<
  Record<WebhookAction, { readonly from: readonly WebhookStatus[]; readonly to: WebhookStatus }>
> = {
  enable: { from: ['enabled', 'disabled'], to: 'enabled' },
  disable: { from: ['enabled', 'disabled'], to: 'disabled' },
  archive: { from: ['enabled', 'disabled'], to: 'archived' },
};

/** Throws conflict. */
export function moveWebhook(status: WebhookStatus, action: WebhookAction): WebhookStatus {
  const { from, to } = webhookTransitions[action];
  if (!from.includes(status)) throw archived();
  return to;
}

/** Throws conflict: nothing of an archived webhook changes. */
export function refuseArchived(status: WebhookStatus): void {
  if (status === 'archived') throw archived();
}

const archived = (): Refusal => new Refusal('conflict', { details: 'the webhook is archived' });

export const deliveryStatuses = ['pending', 'completed', 'failed', 'skipped'] as const;

export type DeliveryStatus = (typeof deliveryStatuses)[number];

/** After an attempt: `retried` tells whether another one follows a failure. */
export function afterAttempt(delivered: boolean, retried: boolean): DeliveryStatus {
  if (delivered) return 'completed';
  return retried ? 'pending' : 'failed';
}

/** Throws conflict while attempts are still being made. */
export function redelivered(status: DeliveryStatus): DeliveryStatus {
  if (status === 'pending') throw new Refusal('conflict', { details: 'the delivery is still being attempted' });
  return 'pending';
}
