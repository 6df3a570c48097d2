/** One attempt of one delivery over HTTP, signed with the time of this attempt, and the state after its outcome. */
import { fileLinksNeedAKey } from '../../../../api/versions/index.ts';
import { addSeconds, type Clock } from '../../../../lib/clock.ts';
import { randomFraction } from '../../../../lib/random.ts';
import { seal } from '../../../../security/encryption.ts';
import type { SafeFetch } from '../../../../security/safe-fetch.ts';
import type { Scope } from '../../../../security/scope.ts';
import { signFileLinks } from '../../../../storage/file-links.ts';
import { headersOf } from '../delivery-headers.ts';
import { type AttemptOutcome, type DueDelivery, deliveryAssociatedData } from '../delivery-store.ts';
import { isBuiltInReceiver, receive } from '../receiver.ts';
import { secondsToRetry } from '../retry-schedule.ts';
import { afterAttempt } from '../states.ts';
import type { Webhook } from '../webhook.ts';

const accepted = [200, 201, 202, 204];

/** Delivery that was not erased. */
type LiveDelivery = DueDelivery & { readonly body: string; readonly key: Buffer };

/**
 * Sends one request and returns its outcome. A receiver that fails, hangs or sends garbage results in an outcome, never
 * in an error.
 */
export async function sendAttempt(
  { fetch, clock, baseUrl }: { readonly fetch: SafeFetch; readonly clock: Clock; readonly baseUrl: string },
  scope: Scope,
  webhook: Webhook,
  delivery: LiveDelivery,
): Promise<AttemptOutcome> {
  const startedAt = clock.now();
  const terms = {
    baseUrl,
    now: startedAt,
    lifeSeconds: webhook.fileTokenSeconds,
    withKey: fileLinksNeedAKey(webhook.apiVersion),
  };
  const body = Buffer.from(signFileLinks(delivery.body, scope, terms));
  const headers = headersOf(webhook, delivery, body, startedAt);
  const isBuiltIn = isBuiltInReceiver(webhook.url, baseUrl);
  const answer = isBuiltIn
    ? receive(webhook, delivery.eventId, headers, body, clock.now())
    : await fetch(webhook.url, { method: 'POST', headers, body });
  const delivered = answer.status !== null && accepted.includes(answer.status);
  // The backoff begins when this attempt ends, so that no retry follows a timed-out attempt at once.
  const wait = delivered ? null : secondsToRetry(delivery.attemptsMade + 1, randomFraction());
  const { beginning } = answer;
  const shown = (delivered && !isBuiltIn) || beginning === '' ? null : Buffer.from(beginning);
  return {
    id: delivery.id,
    webhookId: webhook.id,
    status: afterAttempt(delivered, wait !== null),
    attemptsBefore: delivery.attemptsMade,
    startedAt,
    httpStatus: answer.status,
    error: answer.error,
    response: shown === null ? null : seal(delivery.key, deliveryAssociatedData(scope, delivery.id, 'response'), shown),
    body: delivered || delivery.isBodyStored ? null : sealedBody(scope, delivery),
    nextAttemptAt: wait === null ? null : addSeconds(clock.now(), wait),
  };
}

/** Seals the body in its sent form, so that every later attempt sends the same bytes. */
const sealedBody = (scope: Scope, { id, key, body }: LiveDelivery): Buffer =>
  seal(key, deliveryAssociatedData(scope, id, 'body'), Buffer.from(body));
