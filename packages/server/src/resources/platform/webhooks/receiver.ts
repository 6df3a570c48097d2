/**
 * The receiver that is built in, for the sandbox: an address of the service itself that a webhook can be given before anything
 * of the business listens. It is handed each attempt inside the process, checks it as a receiver should, and answers with the event
 * and whether the signature fits. It keeps nothing of the body: what the event tells, and to whom, is for `/events` to say.
 */
import { timingSafeEqual } from 'node:crypto';
import { unixSeconds } from '../../../lib/clock.ts';
import type { FetchOutcome } from '../../../security/safe-fetch.ts';
import type { EnvironmentKind } from '../../../security/scope.ts';
import { signatureHeader } from './sign.ts';
import { liveSecrets, type Webhook } from './webhook.ts';

const path = '/sandbox/receiver';

/** `baseUrl` is the public address of the service. */
export const isBuiltInReceiver = (url: string, baseUrl: string): boolean => url === `${baseUrl}${path}`;

/** Null in production: what is built in is there to be looked at. */
export const receiverOf = (kind: EnvironmentKind, baseUrl: string): string | null =>
  kind === 'sandbox' ? `${baseUrl}${path}` : null;

const mostSecondsOld = 300;

/** 200 when the signature is of a live secret and of the last five minutes, else 401; the answer names the event. */
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
