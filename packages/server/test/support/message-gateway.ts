/** Gateway of the operator for mail and short messages: accepts and records every message. */
import { createServer } from 'node:http';

export interface TakenMessage {
  readonly kind: string;
  readonly to: string;
  readonly text: string;
}

export interface MessageGateway {
  readonly url: string;
  readonly taken: readonly TakenMessage[];
  close(): Promise<void>;
}

export async function startMessageGateway(): Promise<MessageGateway> {
  const taken: TakenMessage[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { kind, to, text } = JSON.parse(Buffer.concat(chunks).toString('utf8')) as TakenMessage;
    taken.push({ kind, to, text });
    response.writeHead(202).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/send`,
    taken,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
