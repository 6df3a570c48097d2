/**
 * The private surface of the dashboard, below `/dashboard/api`: endpoints for users, and the entries before sign-in.
 */
import { once } from 'node:events';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '../../api/endpoint.ts';
import type { Entry, EntryAnswer, Visit } from '../../api/entry.ts';
import { parseMembers } from '../../api/json-api/parse-body.ts';
import { privateOpenApiDocument } from '../../api/openapi/private-document.ts';
import { sessionCookies } from '../../api/session-cookies.ts';
import { refuseOtherTypes } from '../../api/stages/negotiate-content.ts';
import { validateMembers } from '../../api/validate.ts';
import { runAs } from '../../lib/event-loop.ts';
import { Refusal } from '../../lib/refusal.ts';
import { clientAddress, clientNetwork } from '../../security/client-address.ts';
import { readBody } from '../read-body.ts';
import { type ApiRouteServices, type ConcurrencyLimits, registerEndpoints } from './api.ts';

export const dashboardPrefix = '/dashboard/api';

/** Body limit of an entry in bytes: a passkey with its attestation is the longest. */
const entryBodyLimit = 65_536;

export function registerDashboardApi(
  server: FastifyInstance,
  services: ApiRouteServices,
  limits: ConcurrencyLimits,
): void {
  const { slices } = services.api.registry;
  const endpoints: readonly Endpoint[] = slices.flatMap(({ dashboard = [] }) => dashboard);
  registerEndpoints(server, services, limits, { prefix: dashboardPrefix, endpoints });
  let described: string | null = null;
  server.get(`${dashboardPrefix}/openapi.json`, (_request, reply) => {
    described ??= JSON.stringify(privateOpenApiDocument(services.api.registry));
    return reply.type('application/json; charset=utf-8').send(described);
  });
  const later = createLater(services);
  server.addHook('onClose', () => later.settle());
  for (const entry of slices.flatMap(({ entries = [] }) => entries)) {
    const operation = `${entry.method} ${dashboardPrefix}${entry.path}`;
    server.route({
      method: entry.method,
      url: `${dashboardPrefix}${entry.path}`,
      handler: (request, reply) =>
        runAs(operation, () => serveEntry(services, { limits, later }, entry, request, reply)),
    });
  }
}

interface Serving {
  readonly limits: ConcurrencyLimits;
  readonly later: Later;
}

interface Later {
  /** Runs the works one after the other once the answer was sent or the client disconnected. */
  add(reply: FastifyReply, works: readonly (() => Promise<void>)[]): void;
  settle(): Promise<void>;
}

function createLater({ api }: ApiRouteServices): Later {
  const running = new Set<Promise<void>>();
  const run = async ({ raw }: FastifyReply, works: readonly (() => Promise<void>)[]): Promise<void> => {
    if (!raw.closed) await once(raw, 'close');
    for (const work of works) {
      await work().catch((fault: unknown) => {
        api.log({ level: 'error', message: 'work after a response failed', fault });
      });
    }
  };
  return {
    add(reply, works) {
      if (works.length === 0) return;
      const following = run(reply, works).finally(() => running.delete(following));
      running.add(following);
    },
    async settle() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}

async function serveEntry(
  services: ApiRouteServices,
  { limits, later }: Serving,
  entry: Entry,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  await admit(services, request);
  const visit = visitOf(request);
  // A slow or silent sender must not hold a slot that others wait for.
  const body = await bodyOf(services, entry, visit, request, reply);
  const release = await limits.entries.acquire(reply.raw);
  const works: (() => Promise<void>)[] = [];
  const context = { ...services.api, afterAnswer: (work: () => Promise<void>) => void works.push(work) };
  try {
    return send(services, reply, entry, await entry.handle(context, visit, body));
  } finally {
    release();
    later.add(reply, works);
  }
}

/** Limits requests by address; throws rate_limited. */
async function admit({ api }: ApiRouteServices, { ip }: FastifyRequest): Promise<void> {
  const { allowed, resetSeconds } = await api.entryLimiter.consume(clientNetwork(clientAddress(ip)));
  if (allowed) return;
  const details = 'too many requests of this address to sign in';
  throw new Refusal('rate_limited', { details }, { 'retry-after': String(resetSeconds) });
}

const visitOf = (request: FastifyRequest): Visit => {
  const headers = request.headers as Visit['headers'];
  const { pathname, searchParams } = new URL(request.url, 'http://localhost');
  return {
    path: pathname,
    method: request.method === 'GET' ? 'GET' : 'POST',
    ip: clientAddress(request.ip),
    userAgent: headers['user-agent'] ?? '',
    acceptLanguage: headers['accept-language'],
    query: searchParams,
    headers,
  };
};

/** Reads the body. Throws foreign_write for a page of another site, and the refusals of bodies. */
async function bodyOf(
  { bodySeconds }: ApiRouteServices,
  entry: Entry,
  { headers }: Visit,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<object> {
  if (entry.method === 'GET' || entry.body === null) return {};
  const site = headers['sec-fetch-site'] ?? 'same-origin';
  if (site !== 'same-origin') throw new Refusal('foreign_write', { details: 'the request comes from another site' });
  refuseOtherTypes(headers);
  const body = parseMembers(await readBody(request.raw, reply.raw, entryBodyLimit, bodySeconds.entry));
  validateMembers(entry.body, body, '');
  return body;
}

function send({ api }: ApiRouteServices, reply: FastifyReply, entry: Entry, answer: EntryAnswer<object>): FastifyReply {
  const { session, cookies = [] } = answer;
  const own = session === undefined ? [] : sessionCookies(session, api.baseUrl);
  reply.headers({
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  });
  for (const cookie of [...own, ...cookies]) reply.header('set-cookie', cookie);
  if ('redirect' in answer) return reply.redirect(answer.redirect, 303);
  if (entry.answerBody === null) return reply.code(204).send();
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(answer.body));
}
