/** Whole service over a new database, listening on a free port, for tests over HTTP. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before } from 'node:test';
import type { Engines } from '@countersign/engines/facts';
import { type App, createApp } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import type { BodySeconds } from '../../src/http/read-body.ts';
import { randomIds } from '../../src/lib/ids.ts';
import { makeRootKey } from '../../src/security/root-key.ts';
import { type Seeded, seed } from '../../src/seed/seed.ts';
import { type AdjustableClock, createAdjustableClock } from './adjustable-clock.ts';
import { type ApiClient, createClient } from './client.ts';
import { createTestDatabase } from './database.ts';
import { warmEngines } from './engines.ts';
import { holdPort } from './free-port.ts';
import type { PgBouncerOptions } from './pgbouncer.ts';

export interface TestService {
  readonly baseUrl: string;
  readonly app: App;
  readonly seeded: Seeded;
  readonly clock: AdjustableClock;
  /** Connection of a superuser, who sees all environments. */
  readonly connectionString: string;
  /** Connection of the plain role that owns the database. */
  readonly ownerConnection: string;
  readonly sandbox: ApiClient;
  readonly production: ApiClient;
  /** Template of the sandbox: driver licence and selfie. */
  readonly templateId: string;
  close(): Promise<void>;
}

export interface ServiceOptions {
  /** Environment variables in addition to the defaults. */
  readonly settings?: Readonly<Record<string, string>>;
  readonly worker?: boolean;
  /**
   * PgBouncer in transaction mode in front of the database; every service has one in a run with
   * TEST_THROUGH_POOLER=yes.
   */
  readonly pooler?: PgBouncerOptions;
  /** Returns the address by which the service reaches its database, given the real one. */
  readonly databaseThrough?: (connectionString: string) => Promise<string>;
  /** Name in the public address, `127.0.0.1` by default; passkeys need a name that is not an IP address. */
  readonly host?: 'localhost';
  /** Replacement of the engines of this machine. */
  readonly engines?: Engines;
  /** Replacement of the limits of the security design. */
  readonly bodySeconds?: BodySeconds;
  /** True for a separate PostgreSQL, for tests that change server-wide objects. */
  readonly ownServer?: boolean;
}

/**
 * Starts the service. Opened parts are closed if a later step fails: a running worker would keep its test file from
 * ending.
 */
export async function startService(options: ServiceOptions = {}): Promise<TestService> {
  await using opened = new AsyncDisposableStack();
  const dataDir = await mkdtemp(join(tmpdir(), 'countersign-service-'));
  opened.defer(() => rm(dataDir, { recursive: true, force: true }));
  const database = opened.adopt(await createTestDatabase(options), ({ drop }) => drop());
  const held = opened.adopt(await holdPort(), ({ release }) => release());
  const baseUrl = `http://${options.host ?? '127.0.0.1'}:${held.port}`;
  const { connectionString } = database;
  const pooler = options.pooler ?? (process.env['TEST_THROUGH_POOLER'] === 'yes' ? {} : null);
  const bouncer = pooler === null ? null : await startPooler(database.ownerConnection, pooler);
  opened.defer(async () => bouncer?.stop());
  const ownerConnection = bouncer?.connectionString ?? database.ownerConnection;
  const config = readConfig({
    PORT: String(held.port),
    BASE_URL: baseUrl,
    DATA_DIR: dataDir,
    RATE_LIMIT_PER_MINUTE: '100000',
    LOG_LEVEL: 'error',
    WEBHOOK_ALLOW_PRIVATE_ADDRESSES: 'true',
    ...(bouncer === null ? {} : { DATABASE_URL: ownerConnection, DATABASE_POOLER: 'transaction' }),
    ...options.settings,
  });
  const rootKey = await makeRootKey(config.rootKeyFile);
  const clock = createAdjustableClock();
  const seeded = await seed({ ownerConnection, config, rootKey: async () => rootKey, clock, ids: randomIds });
  if (seeded === null) throw new Error('a fresh database was seeded before');
  const worker = options.worker ?? true;
  const reached = (await options.databaseThrough?.(ownerConnection)) ?? ownerConnection;
  const parts = {
    config,
    connectionString: reached,
    rootKey,
    worker,
    engines: options.engines ?? warmEngines(),
    clock,
  };
  const app = opened.adopt(await createApp(parts), (running) => running.close());
  if (worker) await app.startWorker();
  const server = opened.adopt(await app.createHttpServer(options.bodySeconds), (listening) => listening.close());
  await held.release();
  await server.listen({ port: held.port, host: '127.0.0.1' });
  const closing = opened.move();
  return {
    baseUrl,
    app,
    seeded,
    clock,
    connectionString,
    ownerConnection: database.ownerConnection,
    sandbox: createClient(baseUrl, seeded.sandbox.apiKey),
    production: createClient(baseUrl, seeded.production.apiKey),
    templateId: seeded.sandbox.templates[0]?.id ?? '',
    close: () => closing.disposeAsync(),
  };
}

/** Starts a pooler. The import is dynamic, since a file that imports it statically gets a separate process. */
async function startPooler(ownerConnection: string, options: PgBouncerOptions) {
  const { startPgBouncer } = await import('./pgbouncer.ts');
  return startPgBouncer(ownerConnection, options);
}

/**
 * Starts the service before the tests of a file and ends it after them. `prepare` runs once it listens, since the
 * runner does not wait for one hook before the next.
 */
export function useService(
  options: ServiceOptions = {},
  prepare: (service: TestService) => Promise<void> = async () => undefined,
): { current: TestService } {
  const holder = {} as { current: TestService };
  before(async () => {
    holder.current = await startService(options);
    await prepare(holder.current);
  });
  // Undefined if the start failed, which is reported separately.
  after(() => (holder.current as TestService | undefined)?.close());
  return holder;
}
