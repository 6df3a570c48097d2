/**
 * Free TCP ports of this machine, below the range of automatically assigned ports (Linux: 32768 and up). A port of that
 * range may go to another process between its release and its use; one below it is only assigned on request.
 */
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

const lowest = 20_000;
const highest = 32_000;

export async function freePort(): Promise<number> {
  const { port, release } = await holdPort();
  await release();
  return port;
}

/** Holds a free port, which no other process can get until it is released. */
export async function holdPort(): Promise<{ readonly port: number; release(): Promise<void> }> {
  for (;;) {
    const port = randomInt(lowest, highest);
    const server = await listening(port);
    if (server === null) continue;
    return {
      port,
      async release() {
        if (server.listening) await once(server.close(), 'close');
      },
    };
  }
}

/** Returns null where another process has the port. */
async function listening(port: number): Promise<Server | null> {
  const server = createServer();
  try {
    await once(server.listen(port, '127.0.0.1'), 'listening');
    return server;
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'EADDRINUSE') return null;
    throw cause;
  }
}
