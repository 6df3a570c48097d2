/**
 * Mail and short messages by an address of the operator: a gateway of theirs, or a few lines before a provider.
 *
 * Request, `POST` of `application/json`, with `Authorization: Bearer …` when a token is configured, and `Idempotency-Key` with
 * the id of the message, which is the same at every attempt. Of mail:
 *
 *     {"id": "msg_…", "kind": "invitation", "from": "Countersign <no-reply@example.com>", "to": "ada@example.com",
 *      "subject": "…", "text": "…", "html": "…"}
 *
 * Of a short message:
 *
 *     {"id": "msg_…", "kind": "one-time-code", "to": "+4930123456", "text": "…"}
 *
 * Any status from 200 to 299 within five seconds says that the message was taken. 400, 404, 410, 413 and 422 say that it never will
 * be; anything else is tried again.
 */
import type { SafeFetch } from '../security/safe-fetch.ts';
import { MessageNotSent, type OutgoingMail, type OutgoingSms, type Transport } from './transport.ts';

export interface HttpTransportOptions {
  readonly url: string;
  /** Sent as a bearer token; null for none. */
  readonly token: string | null;
  /** Sender of mail; null where there is none. */
  readonly from: string | null;
  readonly fetch: SafeFetch;
}

/** Said of the message, and not of the gateway's state or our token. */
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
