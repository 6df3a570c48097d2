/**
 * Mail and short messages through an address of the operator: their own gateway, or a few lines in front of a provider.
 *
 * Request, `POST` of `application/json`, with `Authorization: Bearer …` if a token is configured, and `Idempotency-Key`
 * with the id of the message, which is the same at every attempt. For mail:
 *
 *     {"id": "msg_…", "kind": "invitation", "from": "Countersign <no-reply@example.com>", "to": "ada@example.com",
 *      "subject": "…", "text": "…", "html": "…"}
 *
 * For a short message:
 *
 *     {"id": "msg_…", "kind": "one-time-code", "to": "+4930123456", "text": "…"}
 *
 * Any status from 200 to 299 within five seconds means that the message was accepted. 400, 404, 410, 413 and 422 mean
 * that it never will be; any other outcome is retried.
 */
import type { SafeFetch } from '../security/safe-fetch.ts';
import { MessageNotSent, type OutgoingMail, type OutgoingSms, type Transport } from './transport.ts';

export interface HttpTransportOptions {
  readonly url: string;
  /** Sent as a bearer token; null for none. */
  readonly token: string | null;
  /** Sender of mail; null for short messages. */
  readonly from: string | null;
  readonly fetch: SafeFetch;
}

/** Statuses about the message, and not about the gateway's state or the token. */
const finalStatuses = [400, 404, 410, 413, 422];

export function createHttpTransport<Sent extends OutgoingMail | OutgoingSms>({
  url,
  token,
  from,
  fetch,
}: HttpTransportOptions): Transport<Sent> {
  return async (message) => {
    const headers = {
      'content-type': 'application/json',
      'idempotency-key': message.id,
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    };
    const body = Buffer.from(JSON.stringify({ ...message, ...(from === null ? {} : { from }) }));
    const { status, error } = await fetch(url, { method: 'POST', headers, body });
    if (status === null) {
      throw new MessageNotSent(`the gateway cannot be reached (${error ?? 'no answer'})`, { isFinal: false });
    }
    if (status >= 200 && status < 300) return;
    const isFinal = finalStatuses.includes(status);
    const words = isFinal ? 'the gateway refuses the message' : 'the gateway did not take the message';
    throw new MessageNotSent(`${words} (${status})`, { isFinal });
  };
}
