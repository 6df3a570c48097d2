/** The HTTP server: the only file that knows the framework. It routes to the pipeline, the hosted flow and the files. */
import { randomBytes } from 'node:crypto';
import staticFiles from '@fastify/static';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { Refusal } from '../lib/refusal.ts';
import { createSecrecy, encode, sendEncoded } from './compression.ts';
import { registerDocs } from './docs-routes.ts';
import type { Endpoint } from './endpoint.ts';
import { answerError } from './errors.ts';
import type { ApiServices, Exchange } from './exchange.ts';
import { outagePage, outagePolicy, wantsPage } from './outage-page.ts';
import { type PageServices, registerPages } from './page-routes.ts';
import { runPipeline } from './pipeline.ts';
import type { IncomingMessage, ServerResponse } from './raw-request.ts';
import { boundUnwanted, readBody } from './read-body.ts';

export interface ServerServices extends PageServices {
  readonly api: ApiServices;
  /** OpenAPI document of a version; throws the refusal unknown_version. */
  readonly openApi: (version: string | null) => object;
  /** True when the database answers and the schema is current. */
  /** Null when requests can be answered. */
  readonly whyNotReady: () => Promise<string | null>;
  readonly trustedProxies: readonly string[];
  /** Folder with the built assets of the hosted flow. */
  readonly flowAssets: string;
}

export const apiPrefix = '/api/v1';

export async function createServer(services: ServerServices): Promise<FastifyInstance> {
  const server = Fastify({
    logger: false,
    trustProxy: services.trustedProxies.length === 0 ? false : [...services.trustedProxies],
    requestTimeout: 60_000,
    keepAliveTimeout: 65_000,
    exposeHeadRoutes: false,
    // Whoever was let in is answered, also while the server closes (drain.ts).
    return503OnClosing: false,
    // A path that cannot be decoded never reaches a route or the error handler below.
    frameworkErrors: (error, request, reply) => void sendError(services.api, reply, refusalOf(error), request),
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true, querystringParser: () => ({}) },
  });
  readBodiesLate(server);
  await server.register(staticFiles, {
    root: services.flowAssets,
    prefix: '/flow-assets/',
    index: false,
    immutable: true,
    maxAge: '365d',
    // The build puts brotli and gzip beside each file.
    preCompressed: true,
    decorateReply: false,
  });
  await registerDocs(server);
  registerApi(server, services);
  registerHealth(server, services);
  registerPages(server, services);
  registerFallbacks(server, services.api);
  return server;
}

/** No body is read before its request was looked at: whoever wants it reads it. */
function readBodiesLate(server: FastifyInstance): void {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', (_request, _body, done) => done(null));
  server.server.prependListener('request', boundUnwanted);
  const unasked = (request: IncomingMessage, response: ServerResponse) => {
    boundUnwanted(request, response);
    server.routing(request, response);
  };
  server.server.on('checkContinue', unasked).on('checkExpectation', unasked);
}

function registerApi(server: FastifyInstance, services: ServerServices): void {
  const endpoints = services.api.registry.slices.flatMap((slice) => slice.endpoints);
  const holdsNoSecret = createSecrecy(services.api.registry);
  for (const endpoint of endpoints) {
    server.route({
      method: endpoint.method,
      url: `${apiPrefix}${endpoint.path.replaceAll(/\{([^}]+)\}/g, (_all, name: string) => `:${name.replaceAll('-', '_')}`)}`,
      handler: (request, reply) => serveEndpoint(services.api, endpoint, holdsNoSecret, request, reply),
    });
  }
  registerMethodRefusals(server, endpoints);
  server.get(`${apiPrefix}/openapi.json`, async (request, reply) => {
    const version = new URL(request.url, 'http://localhost').searchParams.get('version');
    const text = JSON.stringify(services.openApi(version));
    reply.type('application/json; charset=utf-8').header('cache-control', 'no-store');
    return sendEncoded(request, reply, text);
  });
}

const allMethods = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PATCH', 'PUT', 'DELETE'] as const;

/** A known path with another method is a 405 that names the ones it has. */
function registerMethodRefusals(server: FastifyInstance, endpoints: readonly Endpoint[]): void {
  for (const [path, members] of Map.groupBy(endpoints, ({ path }) => path)) {
    const known = members.map(({ method }) => method as string);
    server.route({
      method: allMethods.filter((method) => !known.includes(method)),
      url: `${apiPrefix}${path.replaceAll(/\{([^}]+)\}/g, (_all, name: string) => `:${name.replaceAll('-', '_')}`)}`,
      handler: () => {
        throw new Refusal(
          'method_not_allowed',
          { details: `this path takes ${known.join(', ')}` },
          { allow: known.join(', ') },
        );
      },
    });
  }
}

/** Throws bad_request for a NUL character: no id has one, and the database would fail on it. */
function paramsOf(request: FastifyRequest): Record<string, string> {
  const raw = request.params as Readonly<Record<string, string>>;
  if (Object.values(raw).some((value) => value.includes('\0'))) {
    throw new Refusal('bad_request', { details: 'the path holds a character that no id has' });
  }
  return Object.fromEntries(Object.entries(raw).map(([name, value]) => [name.replaceAll('_', '-'), value]));
}

/** Node joins repeated headers into one text, but for the few that no endpoint reads. */
const headersOf = (request: FastifyRequest) => request.headers as Readonly<Record<string, string | undefined>>;

const nothing = Buffer.alloc(0);

async function serveEndpoint(
  api: ApiServices,
  endpoint: Endpoint,
  holdsNoSecret: (endpoint: Endpoint, body: Buffer) => boolean,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const [path = '', search = ''] = splitOnce(request.url, '?');
  const exchange: Exchange = {
    services: api,
    endpoint,
    request: {
      method: request.method,
      path,
      params: paramsOf(request),
      search,
      headers: headersOf(request),
      ip: request.ip,
      readBody: (limit) => readBody(request.raw, reply.raw, limit),
    },
    body: nothing,
    requestId: '',
    caller: null,
    rate: null,
    revision: null,
    keyIsFresh: false,
    actor: { type: 'system' },
    version: '',
    inflection: 'kebab',
    objectId: null,
    objectIds: [],
    answer: { status: 200, headers: {}, body: Buffer.alloc(0) },
  };
  await runPipeline(exchange);
  const { status, headers } = exchange.answer;
  const isText = headers['content-type']?.startsWith('application/json') === true;
  const accepted =
    isText && holdsNoSecret(endpoint, exchange.answer.body) ? request.headers['accept-encoding'] : undefined;
  const { body, encoding } = await encode(exchange.answer.body, accepted);
  if (encoding !== null) headers['content-encoding'] = encoding;
  // The answer is whole: the framework's own way out would only look at it again.
  reply.hijack();
  // Text goes out in one piece with the headers; bytes are a second write.
  const whole = isText && encoding === null ? body.toString() : body;
  reply.raw.writeHead(status, { ...headers, 'content-length': body.length }).end(whole);
  api.answered(exchange);
  return reply;
}

function splitOnce(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}

function registerHealth(server: FastifyInstance, services: ServerServices): void {
  const probe = { exposeHeadRoute: true };
  server.get('/healthz', probe, async (_request, reply) => reply.send({ status: 'ok' }));
  server.get('/readyz', probe, async (_request, reply) => {
    const reason = await services.whyNotReady();
    return reason === null ? reply.send({ status: 'ready' }) : reply.code(503).send({ status: 'unavailable', reason });
  });
}

/** What Fastify itself refuses, in our words: the same document as every other error. */
function refusalOf(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return new Refusal('payload_too_large', { details: 'the body is too large' });
  if (code.startsWith('FST_ERR_CTP'))
    return new Refusal('unsupported_media_type', { details: 'this body is not taken' });
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

function registerFallbacks(server: FastifyInstance, api: ApiServices): void {
  server.setErrorHandler((error, request, reply) => sendError(api, reply, refusalOf(error), request));
  server.setNotFoundHandler((request, reply) => sendError(api, reply, new Refusal('unknown_route'), request));
}
