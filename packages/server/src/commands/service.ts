/** Runs the service: HTTP, worker or both, until a signal ends it. */
import type { Engines } from '@countersign/engines/facts';
import { type App, createApp } from '../app.ts';
import { type Config, ConfigError } from '../config.ts';
import { untilAvailable } from '../database/until-available.ts';
import { prepareDrain } from '../http/drain.ts';
import { codeOf, OperatorError } from '../lib/operator-error.ts';
import { requireSignIn } from '../resources/platform/sign-in/index.ts';
import { firstStepsNotice, readyNotice, seededNotice, setupNotice } from '../start-notice.ts';
import type { Tell } from './command.ts';
import { prepareData } from './prepare-data.ts';
import { openServer } from './reach-database.ts';

/**
 * Loads the engines at the start of the server and their models at the first picture; the operator's own models are
 * checked now.
 */
async function loadEngines(config: Config): Promise<Engines> {
  const { createEngines, FaceModelError, readAgeModel, readFaceModel } = await import('@countersign/engines');
  const named = <T>(setting: string, work: Promise<T>): Promise<T> =>
    work.catch((fault: unknown) => {
      throw fault instanceof FaceModelError ? new ConfigError([`${setting}: ${fault.message}`]) : fault;
    });
  const { faceModelDir, ageModelDir, faceFalseMatchRate } = config;
  const common = {
    idleMs: config.engineIdleSeconds * 1000,
    ...(faceFalseMatchRate === null ? {} : { faceMatchRate: faceFalseMatchRate }),
  };
  if (faceModelDir === null && ageModelDir === null) return createEngines(common);
  const models = {
    ...(faceModelDir === null ? {} : { faceModel: await named('FACE_MODEL_DIR', readFaceModel(faceModelDir)) }),
    ...(ageModelDir === null ? {} : { ageModel: await named('AGE_MODEL_DIR', readAgeModel(ageModelDir)) }),
  };
  const engines = await named('FACE_FALSE_MATCH_RATE', (async () => createEngines({ ...common, ...models }))());
  try {
    await named('FACE_MODEL_DIR, AGE_MODEL_DIR', engines.tryFaceModels());
    return engines;
  } catch (fault) {
    await engines.close();
    throw fault;
  }
}

/** Seconds in which a repeated signal counts as the same one: a terminal and npm both pass on Ctrl-C. */
const sameSignalSeconds = 3;

/** Waits for SIGINT or SIGTERM; a later second signal ends the process at once. */
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

/** Sentences by system error code, for an address that cannot be listened on. */
const listenProblems: Readonly<Record<string, (config: Config) => string>> = {
  EADDRINUSE: ({ port, host }) =>
    `PORT ${port} is in use on ${host}: stop the program that uses it, or set another port.`,
  EACCES: ({ port }) =>
    `PORT ${port} cannot be opened by this user: set a port from 1024 on and put a proxy in front of it.`,
  EADDRNOTAVAIL: ({ host }) => `HOST ${host} is not an address of this machine: set one, such as 127.0.0.1 or 0.0.0.0.`,
  ENOTFOUND: ({ host }) =>
    `HOST ${host} cannot be resolved: set an address of this machine, such as 127.0.0.1 or 0.0.0.0.`,
  EAI_AGAIN: ({ host }) =>
    `HOST ${host} cannot be resolved: set an address of this machine, such as 127.0.0.1 or 0.0.0.0.`,
};

/**
 * Listens, and returns the function that ends the server. Throws OperatorError if the port or the address is
 * unavailable.
 */
async function listen(app: App): Promise<() => Promise<void>> {
  const { config } = app;
  const server = await app.createHttpServer();
  const drain = prepareDrain(server);
  await server.listen({ port: config.port, host: config.host }).catch((fault: unknown) => {
    const sentence = listenProblems[codeOf(fault)]?.(config);
    throw sentence === undefined ? fault : new OperatorError(sentence, { cause: fault });
  });
  return drain;
}

/** Runs the service; closes its parts in reverse order, on a signal and on a failed start. */
export async function runService(
  config: Config,
  roles: { readonly http: boolean; readonly worker: boolean },
  tell: Tell,
): Promise<void> {
  const engines = await loadEngines(config);
  await using opened = new AsyncDisposableStack();
  const { connectionString } = opened.adopt(await openServer(config), (database) => database.stop());
  const { seeded, rootKey } = await prepareData(config, connectionString);
  if (seeded !== null) tell(...seededNotice(seeded));
  const parts = { config, connectionString, rootKey, worker: roles.worker, engines };
  const app = opened.adopt(await createApp(parts), (running) => running.close());
  if (roles.http) await untilAvailable(() => requireSignIn(app));
  // The signal may arrive as soon as the port is open: from here on it closes the opened parts.
  const stopped = untilStopped();
  // A port in use ends the start before any job is taken.
  if (roles.http) opened.defer(await listen(app));
  if (roles.worker) await app.startWorker();
  tell(...readyNotice(config));
  const warmed = app.screener.warm();
  if (seeded !== null) tell(...(await firstStepsNotice(app, seeded)));
  const setup = roles.http ? await setupNotice(app) : null;
  if (setup !== null) tell(...setup);
  await stopped;
  await warmed;
  // Running jobs and requests end concurrently, within the same time.
  app.drainWorker();
}
