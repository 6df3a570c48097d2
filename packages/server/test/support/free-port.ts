/** Free TCP ports of this machine. */
import { once } from 'node:events';
import { createServer } from 'node:net';

export async function freePort(): Promise<number> {
  const { port, release } = await holdPort();
  await release();
  return port;
}

/** Holds a free port, which no other process can get until it is released. */
export async function holdPort(): Promise<{ readonly port: number; release(): Promise<void> }> {
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the system gave no port');
  return {
    port: address.port,
    async release() {
      if (server.listening) await once(server.close(), 'close');
    },
  };
}
