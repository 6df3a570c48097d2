/** States of webhooks and of deliveries, and the only tables of their transitions. Pure. */
import { Refusal } from '../../../lib/refusal.ts';

export const webhookStatuses = ['enabled', 'disabled', 'archived'] as const;

export type WebhookStatus = (typeof webhookStatuses)[number];

export type WebhookAction = 'enable' | 'disable' | 'archive';

/** Transitions of a webhook. Enabling an enabled webhook changes nothing; an archived webhook never changes. */
export const webhookTransitions: Readonly<
  Record<WebhookAction, { readonly from: readonly WebhookStatus[]; readonly to: WebhookStatus }>
> = {
  enable: { from: ['enabled', 'disabled'], to: 'enabled' },
  disable: { from: ['enabled', 'disabled'], to: 'disabled' },
  archive: { from: ['enabled', 'disabled'], to: 'archived' },
};

/** Returns the next status. Throws conflict if there is no such transition. */
export function moveWebhook(status: WebhookStatus, action: WebhookAction): WebhookStatus {
  const { from, to } = webhookTransitions[action];
  if (!from.includes(status)) throw archived();
  return to;
}

/** Throws conflict for an archived webhook, which cannot change. */
export function refuseArchived(status: WebhookStatus): void {
  if (status === 'archived') throw archived();
}

const archived = (): Refusal => new Refusal('conflict', { details: 'the webhook is archived' });

export const deliveryStatuses = ['pending', 'completed', 'failed', 'skipped'] as const;

export type DeliveryStatus = (typeof deliveryStatuses)[number];

/** Returns the status after an attempt. `retried` is true if another one follows a failure. */
export function afterAttempt(delivered: boolean, retried: boolean): DeliveryStatus {
  if (delivered) return 'completed';
  return retried ? 'pending' : 'failed';
}

/** Returns the status after a redelivery. Throws conflict while attempts are still being made. */
export function redelivered(status: DeliveryStatus): DeliveryStatus {
  if (status === 'pending') throw new Refusal('conflict', { details: 'the delivery is still being attempted' });
  return 'pending';
}
