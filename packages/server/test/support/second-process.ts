/** Equivalent of another process: its own connections and its own memory over the database of a service. */
import { createApp } from '../../src/app.ts';
import type { Config } from '../../src/config.ts';
import { readRootKey } from '../../src/security/root-key.ts';
import { warmEngines } from './engines.ts';
import { freePort } from './free-port.ts';
import type { TestService } from './service.ts';

export interface SecondProcess {
  readonly baseUrl: string;
  close(): Promise<void>;
}

/** Starts it with the clock of the first, and its settings except `changes`. */
export async function startSecondProcess(
  { app, connectionString, clock }: TestService,
  changes: Partial<Config> = {},
): Promise<SecondProcess> {
  const port = await freePort();
  const config = { ...app.config, ...changes, port, baseUrl: `http://127.0.0.1:${port}` };
  const rootKey = await readRootKey(config.rootKeyFile);
  if (rootKey === null) throw new Error('the service has no root key');
  const other = await createApp({ config, connectionString, rootKey, worker: false, engines: warmEngines(), clock });
  const server = await other.createHttpServer();
  await server.listen({ port, host: '127.0.0.1' });
  return {
    baseUrl: config.baseUrl,
    async close() {
      await server.close();
      await other.close();
    },
  };
}
