/** Server of a business: receives webhooks and records them, raw. */

import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { eventual } from './eventually.ts';

export interface ReceivedWebhook {
  readonly headers: IncomingHttpHeaders;
  readonly raw: Buffer;
  readonly event: {
    id: string;
    name: string;
    payload: {
      data: { type: string; id: string; attributes: Record<string, unknown>; relationships?: object };
      included: { type: string; id: string; attributes: Record<string, unknown>; relationships?: object }[];
    };
  };
}

export interface WebhookReceiver {
  readonly url: string;
  readonly received: readonly ReceivedWebhook[];
  /** Sets the statuses of the next requests; 200 afterwards. */
  answerNext(...statuses: number[]): void;
  /** Sets the status and text of every later answer. */
  answerAlways(status: number, text?: string): void;
  /** Holds every answer until the returned function is called; requests meanwhile are still received. */
  holdAnswers(): () => void;
  waitFor(matches: (webhook: ReceivedWebhook) => boolean): Promise<ReceivedWebhook>;
  close(): Promise<void>;
}

/** Returns true if one of the header's signatures was made with `secret` over exactly these bytes. */
export function isSignedWith(secret: string, webhook: ReceivedWebhook): boolean {
  const header = String(webhook.headers['service-signature']);
  return header.split(' ').some((group) => {
    const parts = new Map(group.split(',').map((part) => part.split('=', 2) as [string, string]));
    const message = Buffer.concat([Buffer.from(`${parts.get('t')}.`), webhook.raw]);
    return createHmac('sha256', secret).update(message).digest('hex') === parts.get('v1');
  });
}

export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const received: ReceivedWebhook[] = [];
  const statuses: number[] = [];
  let usual = { status: 200, text: '' };
  let held = Promise.resolve();
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const raw = Buffer.concat(chunks);
    const { id, attributes } = JSON.parse(raw.toString('utf8')).data;
    received.push({ headers: request.headers, raw, event: { id, ...attributes } });
    await held;
    response.writeHead(statuses.shift() ?? usual.status, { location: '/elsewhere' }).end(usual.text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  assert.ok(typeof address === 'object' && address !== null);
  return {
    url: `http://127.0.0.1:${address.port}/hook`,
    received,
    answerNext: (...next) => void statuses.push(...next),
    answerAlways(status, text = '') {
      usual = { status, text };
    },
    holdAnswers() {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return resolve;
    },
    async waitFor(matches) {
      return eventual(
        () => `such a webhook among ${received.map(({ event }) => event.name).join(', ')}`,
        async () => received.find(matches) ?? null,
      );
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
