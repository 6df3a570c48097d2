/** The HTTP server: the only file that uses the framework. It routes to the pipeline, the hosted flow and the files. */
import { randomBytes } from 'node:crypto';
import staticFiles from '@fastify/static';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { answerError } from '../api/errors.ts';
import type { ApiServices } from '../api/services.ts';
import type { LoopBlock, LoopWatch } from '../lib/event-loop.ts';
import { Refusal } from '../lib/refusal.ts';
import { type ConcurrencyLimit, createConcurrencyLimit } from './concurrency-limit.ts';
import { connectionSettings, refuseUnreadable, watchConnections } from './connections.ts';
import { warnOfUnbelieved } from './forwarded-address.ts';
import { outagePage, outagePolicy, wantsPage } from './outage-page.ts';
import { type ApiRouteServices, registerApi } from './routes/api.ts';
import { type DashboardServices, registerDashboard } from './routes/dashboard.ts';
import { registerDashboardApi } from './routes/dashboard-api.ts';
import { registerDashboardStream, type StreamServices } from './routes/dashboard-stream.ts';
import { registerDocs } from './routes/docs.ts';
import { registerEmbed } from './routes/embed.ts';
import { type FileServices, registerFiles, registerTicketFiles } from './routes/files.ts';
import { type FlowServices, registerFlow } from './routes/flow.ts';
import { type ReceiptServices, registerReceipts } from './routes/receipts.ts';
import { registerUploads, type UploadServices } from './routes/uploads.ts';
import { sendPageWithoutLink, sendRefusedPage } from './send-page.ts';

export interface ServerServices
  extends FlowServices,
    FileServices,
    ReceiptServices,
    UploadServices,
    ApiRouteServices,
    DashboardServices,
    StreamServices {
  /** Resolves to the reason why requests cannot be answered; null if they can. */
  readonly whyNotReady: () => Promise<string | null>;
  /** Blocks of this process's event loop, and the operations that caused them. */
  readonly eventLoop: Pick<LoopWatch, 'blocks' | 'longest' | 'last'>;
  readonly trustedProxies: readonly string[];
  /** Folder with the built assets of the hosted flow. */
  readonly flowAssets: string;
  /** Folder with the built client for pages that embed the flow. */
  readonly embedFiles: string;
}

/** Concurrency limits of one process. Probes and assets need no slot. */
const concurrencyLimits = {
  requests: { slots: 100, queued: 200 },
  largeBodies: { slots: 10, queued: 100 },
  uploads: { slots: 40, queued: 200, share: 4 },
  entries: { slots: 20, queued: 500 },
};

export async function createServer(services: ServerServices): Promise<FastifyInstance> {
  const server = Fastify({
    logger: false,
    trustProxy: services.trustedProxies.length === 0 ? false : [...services.trustedProxies],
    ...connectionSettings,
    clientErrorHandler: (error, socket) => refuseUnreadable(error, socket, services.baseUrl),
    exposeHeadRoutes: false,
    // Accepted requests are answered even while the server closes (drain.ts).
    return503OnClosing: false,
    // A path that cannot be decoded never reaches a route or the error handler below.
    frameworkErrors: (error, request, reply) => void sendError(services.api, reply, refusalOf(error), request),
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true, querystringParser: () => ({}) },
  });
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', (_request, _body, done) => done(null));
  watchConnections(server.server, services.baseUrl);
  warnOfUnbelieved(server, services.api.log);
  registerFallbacks(server, services);
  await server.register(staticFiles, {
    root: services.flowAssets,
    prefix: '/flow-assets/',
    index: false,
    immutable: true,
    maxAge: '365d',
    // The build writes brotli and gzip files next to each file.
    preCompressed: true,
    decorateReply: false,
  });
  await registerEmbed(server, services.embedFiles);
  await registerDocs(server);
  await registerDashboard(server, services);
  const requests = createConcurrencyLimit(concurrencyLimits.requests);
  const limits = {
    requests,
    largeBodies: createConcurrencyLimit(concurrencyLimits.largeBodies),
    entries: createConcurrencyLimit(concurrencyLimits.entries),
  };
  registerApi(server, services, limits);
  registerDashboardApi(server, services, limits);
  registerDashboardStream(server, services);
  registerTicketFiles(server, services, requests);
  registerHealth(server, services, requests);
  await server.register(async (pages) => {
    pages.setErrorHandler((error, request, reply) => {
      const refusal = refusalOf(error);
      const page = refusal instanceof Refusal ? sendRefusedPage(request, reply, services, refusal) : null;
      return page ?? sendError(services.api, reply, refusal, request);
    });
    const uploads = createConcurrencyLimit(concurrencyLimits.uploads);
    registerFlow(pages, services, { requests, uploads });
    registerUploads(pages, services, uploads);
    registerReceipts(pages, services, requests);
    registerFiles(pages, services, requests);
  });
  return server;
}

/** Serializes a block; an operation that could not be determined is `unknown`. */
const shown = (block: LoopBlock | null): object | null =>
  block && {
    milliseconds: block.milliseconds,
    'processor-milliseconds': block.processorMilliseconds,
    operation: block.operation ?? 'unknown',
  };

/** Milliseconds that a request may queue while the service counts as ready. */
const turnMs = 2000;

function registerHealth(server: FastifyInstance, services: ServerServices, requests: ConcurrencyLimit): void {
  const probe = { exposeHeadRoute: true };
  const { eventLoop } = services;
  server.get('/healthz', probe, async (_request, reply) =>
    reply.send({
      status: 'ok',
      'event-loop': { blocks: eventLoop.blocks, longest: shown(eventLoop.longest), last: shown(eventLoop.last) },
    }),
  );
  server.get('/readyz', probe, async (_request, reply) => {
    const reason =
      (await services.whyNotReady()) ??
      ((await requests.admits(reply.raw, turnMs)) ? null : 'requests wait for their turn');
    return reason === null ? reply.send({ status: 'ready' }) : reply.code(503).send({ status: 'unavailable', reason });
  });
}

/** Converts the errors of Fastify itself into the same document as every other error. */
function refusalOf(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return new Refusal('payload_too_large', { details: 'the body is too large' });
  if (code.startsWith('FST_ERR_CTP'))
    return new Refusal('unsupported_media_type', { details: 'this body is not accepted' });
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  return status >= 400 && status < 500 ? new Refusal('bad_request', { details: 'the request cannot be read' }) : error;
}

function sendError(api: ApiServices, reply: FastifyReply, error: unknown, request: FastifyRequest): FastifyReply {
  const answer = answerError(error, api.baseUrl);
  const requestId = `req_${randomBytes(12).toString('hex')}`;
  const [path] = request.url.split('?');
  if (answer.fault) api.log({ level: 'error', requestId, message: `${path} failed`, fault: error });
  reply
    .code(answer.status)
    .headers({ ...answer.headers, 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
  if (answer.status < 500 || !wantsPage(request.headers.accept)) {
    return reply.type('application/json; charset=utf-8').send(JSON.stringify(answer.body));
  }
  const nonce = randomBytes(16).toString('base64');
  return reply
    .headers({ 'content-security-policy': outagePolicy(nonce), 'referrer-policy': 'no-referrer', vary: 'Accept' })
    .type('text/html; charset=utf-8')
    .send(outagePage(request.headers['accept-language'], requestId, nonce));
}

function registerFallbacks(server: FastifyInstance, services: ServerServices): void {
  const { api } = services;
  server.setErrorHandler((error, request, reply) => sendError(api, reply, refusalOf(error), request));
  server.setNotFoundHandler((request, reply) => {
    if (/^\/(?:dashboard\/)?api\//.test(request.url))
      return sendError(api, reply, new Refusal('unknown_route'), request);
    return sendPageWithoutLink(request, reply, services, 'unknown_page');
  });
}
