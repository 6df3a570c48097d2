/** Headers of one delivery attempt, signed with its starting time. */
import { unixSeconds } from '../../../lib/clock.ts';
import type { DueDelivery } from './delivery-store.ts';
import { attemptLimit } from './retry-schedule.ts';
import { signatureHeader } from './sign.ts';
import { liveSecrets, type Webhook } from './webhook.ts';

/** Name by which receivers and their proxies recognize deliveries. */
const userAgent = 'Countersign-Webhooks/1.0';

export function headersOf(
  webhook: Webhook,
  delivery: DueDelivery,
  body: Buffer,
  startedAt: Date,
): Record<string, string> {
  const t = unixSeconds(startedAt);
  const made = delivery.attemptsMade + 1;
  const secrets = liveSecrets(webhook, startedAt).map(({ value }) => value);
  // A business may set its own value of this header, in any casing of the name.
  const named = Object.keys(webhook.customHeaders).some((name) => name.toLowerCase() === 'user-agent');
  return {
    ...(named ? {} : { 'user-agent': userAgent }),
    ...webhook.customHeaders,
    'content-type': 'application/json; charset=utf-8',
    'service-signature': signatureHeader(secrets, t, body),
    'service-webhook-id': delivery.eventId,
    'service-webhook-attempts-made': String(made),
    'service-webhook-attempts-left': String(attemptLimit - made),
    'service-webhook-first-attempted-at': String(unixSeconds(delivery.firstAttemptedAt ?? startedAt)),
  };
}
