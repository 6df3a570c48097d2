/**
 * Built-in receiver for the sandbox: an address of the service itself, for webhooks of a business without an endpoint
 * yet. It receives each attempt inside the process, verifies it as a receiver should, and answers with the event and
 * the validity of the signature. It stores nothing of the body: `/events` shows the event, with its own permissions.
 */
import { timingSafeEqual } from 'node:crypto';
import { unixSeconds } from '../../../lib/clock.ts';
import type { FetchOutcome } from '../../../security/safe-fetch.ts';
import type { EnvironmentKind } from '../../../security/scope.ts';
import { signatureHeader } from './sign.ts';
import { liveSecrets, type Webhook } from './webhook.ts';

const path = '/sandbox/receiver';

/** Returns true for the receiver's address. `baseUrl` is the public address of the service. */
export const isBuiltInReceiver = (url: string, baseUrl: string): boolean => url === `${baseUrl}${path}`;

/** Returns the address; null in production, since the receiver is only for trials. */
export const receiverOf = (kind: EnvironmentKind, baseUrl: string): string | null =>
  kind === 'sandbox' ? `${baseUrl}${path}` : null;

const mostSecondsOld = 300;

/**
 * Answers 200 if the signature is from a live secret and at most five minutes old, else 401; the answer names the
 * event.
 */
export function receive(
  webhook: Webhook,
  eventId: string,
  headers: Readonly<Record<string, string>>,
  body: Buffer,
  now: Date,
): FetchOutcome {
  const said = headers['service-signature'] ?? '';
  const t = Number(/t=(\d+)/.exec(said)?.[1]);
  const isRecent = Math.abs(unixSeconds(now) - t) <= mostSecondsOld;
  const due = Buffer.from(
    signatureHeader(
      liveSecrets(webhook, now).map(({ value }) => value),
      t,
      body,
    ),
  );
  const sent = Buffer.from(said);
  const fits = isRecent && due.length === sent.length && timingSafeEqual(due, sent);
  const received = { signature: fits ? 'fits' : 'does not fit', 'event-id': eventId };
  return { status: fits ? 200 : 401, error: null, beginning: JSON.stringify(received) };
}
