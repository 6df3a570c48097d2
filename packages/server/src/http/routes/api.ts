/** Routes of the API: each declared endpoint, other methods on its path, and the OpenAPI document. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Endpoint, jsonBodyLimit } from '../../api/endpoint.ts';
import type { Answered, Received } from '../../api/exchange.ts';
import { runPipeline } from '../../api/pipeline.ts';
import type { ApiServices } from '../../api/services.ts';
import { isForm } from '../../api/stages/negotiate-content.ts';
import { aside, runAs } from '../../lib/event-loop.ts';
import { Refusal } from '../../lib/refusal.ts';
import { clientAddress } from '../../security/client-address.ts';
import { createSecrecy, encode, sendEncoded } from '../compression.ts';
import type { ConcurrencyLimit } from '../concurrency-limit.ts';
import { documentOfForm } from '../form-body.ts';
import { type BodySeconds, mayExceed, readBody } from '../read-body.ts';

export interface ApiRouteServices {
  readonly api: ApiServices;
  /** Called with every answer that was sent. */
  readonly answered: (answered: Answered, milliseconds: number) => void;
  /** Returns the OpenAPI document of a version; throws unknown_version. */
  readonly openApi: (version: string | null) => object;
  readonly bodySeconds: BodySeconds;
}

export interface ConcurrencyLimits {
  /** Limits how many requests are processed at once. */
  readonly requests: ConcurrencyLimit;
  /** Limits bodies larger than an ordinary one, which are fully in memory until they are answered. */
  readonly largeBodies: ConcurrencyLimit;
  /** Limits sign-in requests separately: slow password checks must not delay other requests, nor be delayed by them. */
  readonly entries: ConcurrencyLimit;
}

export const apiPrefix = '/api/v1';

export function registerApi(server: FastifyInstance, services: ApiRouteServices, limits: ConcurrencyLimits): void {
  const endpoints = services.api.registry.slices.flatMap((slice) => slice.endpoints);
  registerEndpoints(server, services, limits, { prefix: apiPrefix, endpoints });
  server.get(`${apiPrefix}/openapi.json`, async (request, reply) => {
    const version = new URL(request.url, 'http://localhost').searchParams.get('version');
    const text = JSON.stringify(services.openApi(version));
    reply.type('application/json; charset=utf-8').header('cache-control', 'no-store');
    return sendEncoded(request, reply, text);
  });
}

interface Served {
  readonly prefix: string;
  readonly endpoints: readonly Endpoint[];
}

/** Registers declared endpoints below a prefix, and the refusals of other methods. */
export function registerEndpoints(
  server: FastifyInstance,
  services: ApiRouteServices,
  limits: ConcurrencyLimits,
  { prefix, endpoints }: Served,
): void {
  const holdsNoSecret = createSecrecy(services.api.registry);
  for (const endpoint of endpoints) {
    const operation = `${endpoint.method} ${prefix}${endpoint.path}`;
    server.route({
      method: endpoint.method,
      url: routeOf(prefix, endpoint.path),
      handler: (request, reply) =>
        runAs(operation, () => serveEndpoint(services, limits, endpoint, holdsNoSecret, request, reply)),
    });
  }
  registerMethodRefusals(server, prefix, endpoints);
}

const routeOf = (prefix: string, path: string): string =>
  `${prefix}${path.replaceAll(/\{([^}]+)\}/g, (_all, name: string) => `:${name.replaceAll('-', '_')}`)}`;

const allMethods = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PATCH', 'PUT', 'DELETE'] as const;

/** Answers a known path with another method with a 405 that names the allowed ones. */
function registerMethodRefusals(server: FastifyInstance, prefix: string, endpoints: readonly Endpoint[]): void {
  for (const [path, members] of Map.groupBy(endpoints, ({ path }) => path)) {
    const known = members.map(({ method }) => method as string);
    server.route({
      method: allMethods.filter((method) => !known.includes(method)),
      url: routeOf(prefix, path),
      handler: () => {
        throw new Refusal(
          'method_not_allowed',
          { details: `this path supports ${known.join(', ')}` },
          { allow: known.join(', ') },
        );
      },
    });
  }
}

/** Returns the path parameters. Throws bad_request for a NUL character: no id has one, and the database would fail. */
function paramsOf(request: FastifyRequest): Record<string, string> {
  const raw = request.params as Readonly<Record<string, string>>;
  if (Object.values(raw).some((value) => value.includes('\0'))) {
    throw new Refusal('bad_request', { details: 'the path contains a character that no id has' });
  }
  return Object.fromEntries(Object.entries(raw).map(([name, value]) => [name.replaceAll('_', '-'), value]));
}

/** Returns the headers; Node joins repeated ones into one text, except for a few that no endpoint reads. */
const headersOf = (request: FastifyRequest) => request.headers as Readonly<Record<string, string | undefined>>;

async function serveEndpoint(
  { api, answered, bodySeconds }: ApiRouteServices,
  limits: ConcurrencyLimits,
  endpoint: Endpoint,
  holdsNoSecret: (endpoint: Endpoint, body: Buffer) => boolean,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const arrived = performance.now();
  const slot = await acquireSlot(limits, request, reply, bodySeconds.ordinary);
  try {
    const exchange = await runPipeline(received(api, endpoint, request, slot.readBody));
    await sendAnswer(exchange, holdsNoSecret, request, reply);
    answered(exchange, performance.now() - arrived);
    return reply;
  } finally {
    slot.release();
  }
}

interface Slot {
  readBody(limit: number): Promise<Buffer>;
  release(): void;
}

/** Acquires a request slot. A request that waits for its body releases it meanwhile. */
async function acquireSlot(
  limits: ConcurrencyLimits,
  { raw }: FastifyRequest,
  reply: FastifyReply,
  seconds: number,
): Promise<Slot> {
  let release = await limits.requests.acquire(reply.raw);
  let releaseLarge = () => {};
  return {
    async readBody(limit) {
      if (raw.complete) return readBody(raw, reply.raw, limit, seconds);
      release();
      release = () => {};
      if (limit > jsonBodyLimit && mayExceed(raw, jsonBodyLimit))
        releaseLarge = await limits.largeBodies.acquire(reply.raw);
      const body = await readBody(raw, reply.raw, limit, seconds);
      release = await limits.requests.acquire(reply.raw);
      return body;
    },
    release() {
      release();
      releaseLarge();
    },
  };
}

function received(
  services: ApiServices,
  endpoint: Endpoint,
  request: FastifyRequest,
  readWhole: Received['request']['readBody'],
): Received {
  const [path = '', search = ''] = splitOnce(request.url, '?');
  const { method } = request;
  const ip = clientAddress(request.ip);
  const params = paramsOf(request);
  const headers = headersOf(request);
  const takesForm = endpoint.acceptsForm === true && isForm(headers);
  const readBody: typeof readWhole = takesForm
    ? async (limit) => documentOfForm(await readWhole(limit), headers['content-type'] ?? '')
    : readWhole;
  const asked = { method, path, params, search, headers, ip, readBody };
  return { services, endpoint, request: asked, answerHeaders: {} };
}

async function sendAnswer(
  { endpoint, answer }: Answered,
  holdsNoSecret: (endpoint: Endpoint, body: Buffer) => boolean,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const { status, headers, cookies } = answer;
  const isText = headers['content-type']?.startsWith('application/json') === true;
  const open = isText && holdsNoSecret(endpoint, answer.body);
  const encoded = encode(answer.body, open ? request.headers['accept-encoding'] : undefined);
  const { body, encoding } = await aside(encoded);
  if (encoding !== null) headers['content-encoding'] = encoding;
  // The answer is complete, so the framework's serialization is skipped.
  reply.hijack();
  // Text is sent in one piece with the headers; bytes are a second write.
  const whole = isText && encoding === null ? body.toString() : body;
  const length = { 'content-length': body.length };
  const all = cookies.length === 0 ? { ...headers, ...length } : { ...headers, ...length, 'set-cookie': [...cookies] };
  reply.raw.writeHead(status, all).end(whole);
}

function splitOnce(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}
