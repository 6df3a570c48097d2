/** What each command of the program does. */
import { mkdir, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Engines } from '@countersign/engines/facts';
import { openApiDocument } from './api/openapi.ts';
import { acceptedVersions, apiVersions } from './api/versions/index.ts';
import { type App, createApp } from './app.ts';
import { type Config, ConfigError } from './config.ts';
import { checkLogin } from './database/check-login.ts';
import { startEmbeddedPostgres } from './database/embedded/start-embedded-postgres.ts';
import { migrate } from './database/migrate.ts';
import { systemClock } from './lib/clock.ts';
import { randomIds } from './lib/ids.ts';
import { describeSlices } from './resources/index.ts';
import { RootKeyError } from './security/root-key.ts';
import { firstRootKey, openRootKey } from './seed/open-root-key.ts';
import { type Seeded, seed } from './seed/seed.ts';
import { firstStepsNotice, readyNotice, seededNotice } from './start-notice.ts';

type Command = (config: Config, given: readonly string[]) => Promise<void>;

interface DatabaseHandle {
  readonly connectionString: string;
  stop(): Promise<void>;
}

async function openServer(config: Config): Promise<DatabaseHandle> {
  if (config.databaseUrl !== null) {
    await checkLogin(config.databaseUrl);
    return { connectionString: config.databaseUrl, stop: async () => undefined };
  }
  return startEmbeddedPostgres({ dataDir: config.dataDir, log: (line) => process.stderr.write(`${line}\n`) });
}

/** Brings the database up to date and fills an empty one; a key that is not its own ends this before anything is changed. */
async function prepare(
  config: Config,
  connectionString: string,
): Promise<{ readonly seeded: Seeded | null; readonly rootKey: Buffer }> {
  await openRootKey(connectionString, config);
  await migrate(connectionString);
  const rootKey = () => firstRootKey(config);
  const seeded = await seed({ ownerConnection: connectionString, config, rootKey, clock: systemClock, ids: randomIds });
  const key = await openRootKey(connectionString, config);
  if (key === null)
    throw new RootKeyError(`The root key file ${config.rootKeyFile} vanished while the service started.`);
  return { seeded, rootKey: key };
}

/** The engines are loaded with the server, their models only at the first picture; but models of the operator's are tried. */
async function loadEngines({ faceModelDir, ageModelDir }: Config): Promise<Engines> {
  const { createEngines, FaceModelError, readAgeModel, readFaceModel } = await import('@countersign/engines');
  const named = <T>(setting: string, work: Promise<T>): Promise<T> =>
    work.catch((fault: unknown) => {
      throw fault instanceof FaceModelError ? new ConfigError([`${setting}: ${fault.message}`]) : fault;
    });
  if (faceModelDir === null && ageModelDir === null) return createEngines();
  const engines = createEngines({
    ...(faceModelDir === null ? {} : { faceModel: await named('FACE_MODEL_DIR', readFaceModel(faceModelDir)) }),
    ...(ageModelDir === null ? {} : { ageModel: await named('AGE_MODEL_DIR', readAgeModel(ageModelDir)) }),
  });
  try {
    await named('FACE_MODEL_DIR, AGE_MODEL_DIR', engines.tryFaceModels());
    return engines;
  } catch (fault) {
    await engines.close();
    throw fault;
  }
}

/** Seconds in which a repeated signal is the first one again: a terminal and npm both pass on what the operator pressed. */
const sameSignalSeconds = 3;

/** Waits for SIGINT or SIGTERM; one more signal later on ends the process at once. */
async function untilStopped(): Promise<void> {
  await new Promise<void>((stopped) => {
    let first: number | null = null;
    const onSignal = () => {
      first ??= performance.now();
      if (performance.now() - first > sameSignalSeconds * 1000) process.exit(1);
      stopped();
    };
    process.on('SIGINT', onSignal);
    process.on('SIGTERM', onSignal);
  });
}

/** Throws a ConfigError when somebody else has the port. */
async function listen(app: App): ReturnType<App['createHttpServer']> {
  const { port, host } = app.config;
  const server = await app.createHttpServer();
  await server.listen({ port, host }).catch((fault: NodeJS.ErrnoException) => {
    if (fault.code !== 'EADDRINUSE') throw fault;
    throw new ConfigError([`PORT ${port} is in use on ${host}; end what uses it or give another one.`]);
  });
  return server;
}

/** What was opened is closed in the opposite order, when a signal comes and when the start fails. */
async function run(config: Config, roles: { readonly http: boolean; readonly worker: boolean }): Promise<void> {
  const engines = await loadEngines(config);
  await using opened = new AsyncDisposableStack();
  const { connectionString } = opened.adopt(await openServer(config), (database) => database.stop());
  const { seeded, rootKey } = await prepare(config, connectionString);
  if (seeded !== null) process.stdout.write(seededNotice(seeded));
  const parts = { config, connectionString, rootKey, worker: roles.worker, engines };
  const app = opened.adopt(await createApp(parts), (running) => running.close());
  if (roles.worker) await app.startWorker();
  if (roles.http) opened.adopt(await listen(app), (server) => server.close());
  process.stdout.write(readyNotice(config) + (seeded === null ? '' : await firstStepsNotice(app, seeded)));
  await untilStopped();
}

export const commands: Readonly<Record<string, Command>> = {
  start: (config) => run(config, { http: true, worker: true }),
  serve: (config) => run(config, { http: true, worker: false }),
  work: (config) => run(config, { http: false, worker: true }),
  async migrate(config) {
    const database = await openServer(config);
    const { applied } = await migrate(database.connectionString);
    process.stdout.write(applied.length === 0 ? 'The schema is current.\n' : `Applied ${applied.join(', ')}.\n`);
    await database.stop();
  },
  async seed(config) {
    const database = await openServer(config);
    const { seeded } = await prepare(config, database.connectionString);
    process.stdout.write(
      seeded === null
        ? 'There is an organization already; nothing was changed.\n'
        : `Sandbox key: ${seeded.sandbox.apiKey}\nProduction key: ${seeded.production.apiKey}\n`,
    );
    await database.stop();
  },
  async openapi(_config, given) {
    const folder = resolve(given[given.indexOf('--out') + 1] ?? '.');
    await mkdir(folder, { recursive: true });
    const registry = describeSlices();
    for (const { date } of apiVersions.filter((each) => acceptedVersions.includes(each.date))) {
      await writeFile(`${folder}/${date}.json`, `${JSON.stringify(openApiDocument(registry, date), null, 2)}\n`);
    }
  },
};
