/** Database behind a connection that can be cut: to the service it is then unreachable, as if its machine failed. */
import { connect, createServer, type Socket } from 'node:net';
import { after } from 'node:test';
import { type TestService, useService } from './service.ts';

export interface SeverableDatabase {
  readonly connectionString: string;
  /** Ends every connection and refuses the next ones. */
  cut(): Promise<void>;
  restore(): Promise<void>;
}

export async function openSeverable(connectionString: string): Promise<SeverableDatabase> {
  const target = new URL(connectionString);
  const open = new Set<Socket>();
  const server = createServer((incoming) => {
    const outgoing = connect(Number(target.port), target.hostname);
    for (const [from, to] of [
      [incoming, outgoing],
      [outgoing, incoming],
    ] as const) {
      open.add(from);
      from.pipe(to);
      from.on('error', () => to.destroy());
      from.on('close', () => {
        open.delete(from);
        to.destroy();
      });
    }
  });
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const through = new URL(connectionString);
  through.host = `127.0.0.1:${port}`;
  return {
    connectionString: through.href,
    async cut() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      for (const socket of open) socket.destroy();
      await closed;
    },
    restore: () => listen(port),
  };
}

/**
 * Declares a service without a worker, for the tests of a file, and its database; both exist once the first test runs.
 */
export function useSeverableService(): {
  readonly service: { current: TestService };
  readonly database: SeverableDatabase;
} {
  const made = {} as { database: SeverableDatabase };
  const service = useService({
    worker: false,
    settings: { LOG_LEVEL: 'silent' },
    async databaseThrough(connectionString) {
      made.database = await openSeverable(connectionString);
      return made.database.connectionString;
    },
  });
  after(() => made.database.cut());
  return {
    service,
    get database() {
      return made.database;
    },
  };
}
