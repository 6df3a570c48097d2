/** The composition root: the only module that knows all others and connects them. */
import { fileURLToPath } from 'node:url';
import type { Engines } from '@countersign/engines/facts';
import type { FastifyInstance } from 'fastify';
import { createItemCache } from './api/caching/item-cache.ts';
import { openApiDocument } from './api/openapi/document.ts';
import { createLinkCreations } from './api/rate/count-link-creation.ts';
import { createRateCounter } from './api/rate/rate-counter.ts';
import { createRateLimiter } from './api/rate/rate-limiter.ts';
import { checkVersion, newestVersion } from './api/versions/index.ts';
import type { Config } from './config.ts';
import { connectSlices } from './connect-slices.ts';
import type { Database } from './database/connection.ts';
import { jobTimeouts, openDatabase, requestTimeouts } from './database/open-database.ts';
import { openProvenDatabase, proveIsolation } from './database/prove-isolation.ts';
import { TenantIsolationError } from './database/tenant-isolation.ts';
import { DatabaseUnavailable } from './database/unavailable.ts';
import {
  chooseIdentityDatabase,
  chooseLookups,
  choosePerception,
  chooseReportProvider,
  fetchUnder,
} from './environment-ports.ts';
import {
  createFlowHandler,
  createReceiptService,
  createSessionLook,
  createUploadService,
  maxPhotoBytes,
  pageWithoutLink,
  refusedPage,
} from './flow/index.ts';
import { createChangeFeed } from './http/change-feed.ts';
import { type BodySeconds, bodySeconds } from './http/read-body.ts';
import { createServer } from './http/server.ts';
import { openQueue, type QueueService } from './jobs/queue.ts';
import { type Clock, systemClock } from './lib/clock.ts';
import { type LoopBlock, type LoopWatch, watchEventLoop } from './lib/event-loop.ts';
import { type IdSource, randomIds } from './lib/ids.ts';
import { createLog, type Log } from './lib/log.ts';
import type { IdentityDatabase } from './lookups/identity-database.ts';
import { type JoinedSlices, joinSlices } from './operations/joined-slices.ts';
import { createOperationRunner, type OperationRunner } from './operations/runner.ts';
import type { Registry, RunningLoop } from './operations/slice.ts';
import { type CommittedEvents, createCommittedEvents } from './outbox/committed-events.ts';
import type { Lookups } from './perception/lookups/lookups.ts';
import type { Perception } from './perception/perception.ts';
import { createPrinter } from './print/printer.ts';
import { createCallerFinder } from './resources/platform/api-keys/index.ts';
import { type ApiLogWriter, createApiLogWriter, loggedRequestOf } from './resources/platform/api-logs/index.ts';
import { findRecentChanges } from './resources/platform/events/index.ts';
import { createFileDownload } from './resources/platform/files/index.ts';
import { createScopes, findStanding, hasOrganization, type Scopes } from './resources/platform/organizations/index.ts';
import { type AuditAnchors, createAuditTrail, keepAnchors } from './resources/platform/user-audit-logs/index.ts';
import { createSessionFinder } from './resources/platform/user-sessions/index.ts';
import { createTicketOpener } from './resources/platform/view-tickets/index.ts';
import { createFlowEventWriter, type FlowEventWriter } from './resources/verification/analytics/index.ts';
import { openModels } from './screening/models.ts';
import { createScreener, type Screener } from './screening/screener.ts';
import { egressOf } from './security/egress.ts';
import { createKeyRing, type KeyRing } from './security/key-ring.ts';
import type { SafeFetch } from './security/safe-fetch.ts';
import type { Scope } from './security/scope.ts';
import { createDiskFileStore, type FileStore } from './storage/files.ts';
import { openUploadSpool } from './storage/upload-spool.ts';
import { startLoops, takeJobs } from './worker.ts';

/** Parts that tests may replace: time, ids, the engines and outgoing requests. All others are real. */
export interface AppSeams {
  readonly clock?: Clock;
  readonly ids?: IdSource;
  readonly engines: Engines;
  readonly fetchFor?: (scope: Scope) => SafeFetch;
}

export interface App {
  readonly database: Database;
  readonly queue: QueueService;
  readonly committedEvents: CommittedEvents;
  readonly scopes: Scopes;
  readonly runner: OperationRunner;
  readonly registry: Registry;
  readonly slices: JoinedSlices;
  readonly keyRing: KeyRing;
  /** Log of the requests that this process answered. */
  readonly apiLogs: ApiLogWriter;
  readonly flowEvents: FlowEventWriter;
  readonly auditAnchors: AuditAnchors;
  readonly files: FileStore;
  readonly screener: Screener;
  readonly perceptionFor: (scope: Scope) => Perception;
  readonly lookupsFor: (scope: Scope) => Lookups;
  readonly identityDatabaseFor: (scope: Scope) => IdentityDatabase | null;
  readonly fetchFor: (scope: Scope) => SafeFetch;
  readonly clock: Clock;
  readonly ids: IdSource;
  readonly log: Log;
  readonly eventLoop: LoopWatch;
  readonly config: Config;
  readonly baseUrl: string;
  /** Starts processing jobs in this process. */
  startWorker(): Promise<void>;
  /** Takes no more jobs; running ones continue until `close` has waited for them. */
  drainWorker(): void;
  /**
   * Creates the HTTP server, not yet listening; the time limits of bodies are those of the security design by default.
   */
  createHttpServer(bodySeconds?: BodySeconds): Promise<FastifyInstance>;
  close(): Promise<void>;
}

/** Members of `App` that its parts do not need. */
type OwnMethods = 'startWorker' | 'drainWorker' | 'createHttpServer' | 'close';

export interface AppParts extends AppSeams {
  readonly config: Config;
  readonly connectionString: string;
  readonly rootKey: Buffer;
  /** True if this process takes jobs. */
  readonly worker: boolean;
}

type Shared = Omit<App, OwnMethods>;

/**
 * Opens the database and the queue; the schema must be current. Throws a TenantIsolationError if environments would not
 * be isolated.
 */
export async function createApp(parts: AppParts): Promise<App> {
  const { shared, jobs, jobDatabase } = await openParts(parts);
  const { queue, apiLogs, flowEvents, auditAnchors } = shared;
  let loops: RunningLoop | null = null;
  return {
    ...shared,
    async startWorker() {
      await takeJobs(queue, jobs);
      loops = await startLoops(jobs);
    },
    drainWorker: queue.drain,
    createHttpServer: (seconds = bodySeconds) => httpServerOf(shared, seconds),
    async close() {
      shared.eventLoop.stop();
      await loops?.stop();
      await queue.stop();
      await apiLogs.settle();
      await flowEvents.settle();
      await auditAnchors.stop();
      await Promise.all([shared.database.close(), jobDatabase.close()]);
      await parts.engines.close();
      await shared.screener.close();
    },
  };
}

/** Opens the parts of requests, and of jobs, whose operations have a database of their own. */
async function openParts(parts: AppParts) {
  const { config, engines } = parts;
  const { baseUrl } = config;
  const clock = parts.clock ?? systemClock;
  const ids = parts.ids ?? randomIds;
  const log = createLog(config.logLevel);
  const models = await openModels(config.dataDir, config.screeningModel);
  const eventLoop = watchEventLoop((block) => log({ level: 'warn', message: sentenceOf(block) }));
  const keyRing = createKeyRing(parts.rootKey);
  const { database, jobDatabase, queue } = await openConnections(parts, log);
  const scopes = createScopes(database, keyRing);
  const writers = createWriters({ database: jobDatabase, scopes, clock, config, keyRing, log });
  const egress = egressOf(config);
  const lookupsFor = chooseLookups(config, engines, log);
  const providerFor = chooseReportProvider(config);
  const identityDatabaseFor = chooseIdentityDatabase(providerFor, lookupsFor, log);
  const ports = { perceptionFor: choosePerception(engines), lookupsFor, identityDatabaseFor };
  const screener = createScreener({ dataDir: config.dataDir, clock, models });
  const services = { config, log, keyRing, database, jobDatabase, screener, apiLogs: writers.apiLogs, egress };
  const registry = connectSlices({ ...services, ...ports, providerFor });
  const slices = joinSlices(registry.slices);
  const committedEvents = createCommittedEvents();
  const files = createDiskFileStore(`${config.dataDir}/files`);
  const running = { queue, committedEvents, slices, files, clock, ids, keyRing, baseUrl };
  const shared: Shared = {
    ...running,
    ...writers,
    ...ports,
    runner: createOperationRunner({ database, ...running }),
    screener,
    fetchFor: parts.fetchFor ?? fetchUnder(egress),
    config,
    database,
    scopes,
    registry,
    log,
    eventLoop,
  };
  const runner = createOperationRunner({ database: jobDatabase, ...running });
  return { shared, jobs: { ...shared, runner }, jobDatabase };
}

async function openConnections({ config, connectionString, worker }: AppParts, log: Log) {
  const { databasePooler: pooler } = config;
  const database = await openProvenDatabase(connectionString, { poolSize: 20, pooler, timeouts: requestTimeouts });
  // Jobs have their own pools: they may take longer, and must never hold what a request waits for.
  const jobDatabase = openDatabase(connectionString, { poolSize: 10, pooler, timeouts: jobTimeouts });
  const queue = await openQueue(connectionString, {
    worker,
    pooler,
    onError: (fault) => log({ level: 'error', message: 'the job queue reported a fault', fault }),
  });
  return { database, jobDatabase, queue };
}

type WriterParts = Pick<App, 'database' | 'scopes' | 'clock' | 'config' | 'keyRing' | 'log'>;

/** Creates the writers that work beside requests; they report their faults to the log. */
function createWriters({ database, scopes, clock, config, keyRing, log }: WriterParts) {
  return {
    apiLogs: createApiLogWriter({
      database,
      clock,
      onFault: (fault) => log({ level: 'error', message: 'requests could not be logged', fault }),
    }),
    flowEvents: createFlowEventWriter({
      database,
      now: () => clock.now(),
      onFault: (fault) => log({ level: 'warn', message: 'screens of the flow could not be counted', fault }),
    }),
    auditAnchors: keepAnchors({
      database,
      scopes,
      clock,
      file: config.auditAnchorFile,
      signer: keyRing.auditSigner,
      onFault: (fault) => log({ level: 'error', message: 'the audit log could not be anchored', fault }),
    }),
  };
}

function sentenceOf({ milliseconds, processorMilliseconds, operation }: LoopBlock): string {
  const by = operation ?? 'something unknown, or several requests and jobs';
  return `event loop blocked for ${milliseconds} ms by ${by} (${processorMilliseconds} ms of processor time)`;
}

const flowRequestsPerMinute = 600;
const receiptsPrintedPerMinute = 10;
/** Limit of the pages that wait for one inquiry: each sends 86 requests. */
const waitsPerMinute = 300;
const guessesPerMinute = 60;
const entriesPerMinute = 120;

/** Returns what the pipeline of the API needs. */
function apiOf(app: Shared, sessions: ReturnType<typeof createSessionFinder>) {
  const { config, database, scopes, keyRing, clock } = app;
  return {
    database,
    queue: app.queue,
    committedEvents: app.committedEvents,
    slices: app.slices,
    files: app.files,
    clock,
    ids: app.ids,
    keyRing,
    registry: app.registry,
    baseUrl: app.baseUrl,
    log: app.log,
    runner: app.runner,
    scopes,
    rates: createRateCounter(database),
    ownRates: createRateLimiter(config.rateLimitPerMinute),
    requestsPerMinute: config.rateLimitPerMinute,
    quotas: config.creationQuotas,
    guessLimiter: createRateLimiter(guessesPerMinute),
    entryLimiter: createRateLimiter(entriesPerMinute),
    items: createItemCache(),
    runningKeys: new Set<string>(),
    callers: createCallerFinder({ database, scopes, keyRing, clock }),
    sessions,
    audit: createAuditTrail({ database, keyRing, committed: app.auditAnchors.committed }),
  };
}

async function httpServerOf(app: Shared, bodySeconds: BodySeconds): Promise<FastifyInstance> {
  const { config, database, scopes, registry, keyRing, clock, log } = app;
  const flowLimiter = createRateLimiter(flowRequestsPerMinute);
  const waitLimiter = createRateLimiter(waitsPerMinute);
  const sessions = createSessionFinder({ database, scopes, keyRing, clock });
  const { render, renderReceipt } = await import('@countersign/flow/render');
  const printLimiter = createRateLimiter(receiptsPrintedPerMinute);
  const api = apiOf(app, sessions);
  return createServer({
    api,
    changes: createChangeFeed((environmentId, since) => recentChanges(app, environmentId, since), {
      now: () => clock.now(),
      onFault: (fault) => log({ level: 'warn', message: 'recent changes could not be read', fault }),
    }),
    answered(exchange, milliseconds) {
      const logged = loggedRequestOf(exchange, milliseconds);
      if (logged !== null) app.apiLogs.add(logged);
    },
    flow: createFlowHandler({
      ...app,
      store: app.files,
      linkVisits: createRateLimiter(config.linkCreationsPerMinute),
      linkCreations: createLinkCreations({ ...api, standingOf: (scope) => standingIn(database, scope) }),
    }),
    // A printer of their own, so that receipts never hold up what reviewers print.
    receipts: createReceiptService({
      ...app,
      print: createPrinter(),
      printAllowed: async (inquiryId) => (await printLimiter.consume(inquiryId)).allowed,
    }),
    renderReceipt,
    runningSession: createSessionLook(app),
    uploads: createUploadService(app),
    refusedPage,
    pageWithoutLink,
    spool: await openUploadSpool(`${config.dataDir}/uploads`),
    render,
    openViewTicket: createTicketOpener({ database, sessions, keyRing, store: app.files, clock }),
    downloadFile: createFileDownload({ database, scopes, store: app.files, clock }),
    openApi: (version) => openApiDocument(registry, version === null ? newestVersion : checkVersion(version)),
    whyNotReady: () => whyNotReady(database),
    flowAllowed: async (ip) => (await flowLimiter.consume(ip)).allowed,
    waitAllowed: async (inquiryId) => (await waitLimiter.consume(inquiryId)).allowed,
    embedFiles: fileURLToPath(new URL('../../embed/dist', import.meta.url)),
    flowAssets: fileURLToPath(new URL('../../flow/dist/client', import.meta.url)),
    dashboardFiles: fileURLToPath(new URL('../../dashboard/dist', import.meta.url)),
    eventLoop: app.eventLoop,
    trustedProxies: config.trustedProxies,
    baseUrl: app.baseUrl,
    maxPhotoBytes,
    bodySeconds,
  });
}

async function recentChanges(
  { database, scopes }: Pick<App, 'database' | 'scopes'>,
  environmentId: string,
  since: Date,
) {
  const scope = await scopes.open(environmentId);
  if (scope === null) return [];
  return database.read({ environmentId }, (reader) => findRecentChanges(reader, scope, since));
}

const standingIn = (database: Database, { environmentId }: Scope) =>
  database.read({ environmentId: null }, (reader) => findStanding(reader, environmentId));

async function whyNotReady(database: Database): Promise<string | null> {
  try {
    await proveIsolation(database);
    const isSeeded = await database.read({ environmentId: null }, hasOrganization);
    return isSeeded ? null : 'nothing is seeded yet';
  } catch (error) {
    if (error instanceof TenantIsolationError) return error.message;
    return error instanceof DatabaseUnavailable
      ? 'the database cannot be reached'
      : 'the database does not answer as it should';
  }
}
