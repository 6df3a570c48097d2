/** Enabled webhook for created inquiries, with its receiver. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createClient } from '../support/client.ts';
import type { RunningService } from '../support/running-service.ts';

/** Starts the receiver. The callback gets each webhook when it is completely received, before it is answered. */
export async function listenForEvents(
  service: RunningService,
  key: string,
  told: (body: Buffer) => void,
): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    // An attempt that timed out is retried.
    request.on('error', () => undefined);
    request.on('data', (chunk: Buffer) => void chunks.push(chunk));
    request.on('end', () => {
      told(Buffer.concat(chunks));
      response.end();
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/`;
  const client = createClient(service.baseUrl, key);
  const attributes = { name: 'bench', url, 'enabled-events': ['inquiry.created'] };
  const { body } = await client.post('/webhooks', { data: { attributes } });
  await client.post(`/webhooks/${body.data.id}/enable`);
  return {
    url,
    async stop() {
      await client.post(`/webhooks/${body.data.id}/disable`);
      server.closeAllConnections();
      server.close();
    },
  };
}
