/** Webhook endpoint that accepts requests and never answers. */
import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, it } from 'node:test';
import { createInquiry } from '../support/inquiries.ts';
import { useService } from '../support/service.ts';
import { startWebhookReceiver } from '../support/webhook-receiver.ts';

const service = useService();
const events = 100;

describe('a webhook whose endpoint never answers', () => {
  it('has few attempts in flight, regardless of the waiting events, and others get all of theirs', async () => {
    const { sandbox } = service.current;
    let open = 0;
    let mostOpen = 0;
    const silent = createServer((_request, response) => {
      open += 1;
      mostOpen = Math.max(mostOpen, open);
      response.on('close', () => (open -= 1));
    });
    await new Promise<void>((listening) => silent.listen(0, '127.0.0.1', listening));
    const receiver = await startWebhookReceiver();
    const { port } = silent.address() as AddressInfo;
    for (const url of [`http://127.0.0.1:${port}/`, receiver.url]) {
      const attributes = { name: 'w', url, 'enabled-events': ['inquiry.created'] };
      const { body } = await sandbox.post('/webhooks', { data: { attributes } });
      await sandbox.post(`/webhooks/${body.data.id}/enable`);
    }
    const ids: string[] = [];
    for (let count = 0; count < events; count += 1) ids.push((await createInquiry(service.current)).id);
    for (const id of ids) await receiver.waitFor(({ event }) => event.payload.data.id === id);
    silent.closeAllConnections();
    silent.close();
    await receiver.close();
    // Webhooks with thirty-two attempts are skipped; the last thirty-two leased may join thirty-one.
    assert.ok(mostOpen > 0 && mostOpen < 64, `${mostOpen} attempts were in flight at once`);
  });
});
