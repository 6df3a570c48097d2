/**
 * The live stream of the dashboard: changes by type and id, as server-sent events. It contains no values: a page
 * queries what it shows, with its current rights. A stream ends with its session.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { UserCaller } from '../../api/caller.ts';
import { mayRead } from '../../api/key-rights/key-rights.ts';
import type { ApiServices } from '../../api/services.ts';
import { sessionTokenOf } from '../../api/session-cookies.ts';
import { refusalOfGuess } from '../../api/stages/authenticate.ts';
import { Refusal } from '../../lib/refusal.ts';
import { clientAddress } from '../../security/client-address.ts';
import type { Change, ChangeFeed } from '../change-feed.ts';
import type { ServerResponse } from '../raw-request.ts';

/** Limit of streams per session, more than the pages that a user has open. */
const mostOfSession = 12;
const mostOfProcess = 1000;
const lookAtSessionEveryMs = 1000;
/** Milliseconds between signs of life: proxies close a connection that is silent for a minute. */
const silentForMs = 15_000;

export interface StreamServices {
  readonly api: ApiServices;
  readonly changes: ChangeFeed;
}

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'x-accel-buffering': 'no',
} as const;

export function registerDashboardStream(server: FastifyInstance, services: StreamServices): void {
  const open = new Map<string, Set<ServerResponse>>();
  server.addHook('preClose', () => {
    for (const streams of open.values()) for (const response of streams) response.end();
    services.changes.close();
  });
  server.get('/dashboard/api/stream', async (request, reply) => {
    const { token, environmentId } = askedFor(request, services.api.baseUrl);
    const caller = await services.api.sessions.find(token, environmentId);
    if (caller === null) {
      const asked = { request: { ip: clientAddress(request.ip) }, services: services.api };
      throw await refusalOfGuess(asked, 'session_ended');
    }
    // The same rule as for every request to production: a password without a second factor gives access only to the
    // sandbox.
    if (caller.scope.environmentKind === 'production' && !caller.session.hasSecondFactor) {
      throw new Refusal('second_factor_required');
    }
    // A client that disconnected meanwhile gets no stream, since its close event has already passed.
    if (reply.raw.destroyed) return reply.hijack();
    const own = open.get(caller.session.id) ?? new Set();
    const all = [...open.values()].reduce((sum, streams) => sum + streams.size, 0);
    if (own.size >= mostOfSession || all >= mostOfProcess) {
      throw new Refusal('rate_limited', { details: 'too many streams are open' }, { 'retry-after': '10' });
    }
    open.set(caller.session.id, own.add(reply.raw));
    reply.raw.once('close', () => {
      own.delete(reply.raw);
      if (own.size === 0) open.delete(caller.session.id);
    });
    reply.hijack();
    stream(services, { token, environmentId, caller }, reply.raw);
    return reply;
  });
}

interface Asked {
  readonly token: string;
  readonly environmentId: string | null;
}

/** Reads the request. Throws unauthenticated. */
function askedFor(request: FastifyRequest, baseUrl: string): Asked {
  const token = sessionTokenOf(request.headers as Readonly<Record<string, string | undefined>>, baseUrl);
  if (token === null) throw new Refusal('unauthenticated');
  const { searchParams } = new URL(request.url, 'http://localhost');
  return { token, environmentId: searchParams.get('environment-id') };
}

function stream(
  { api, changes }: StreamServices,
  { token, environmentId, caller: first }: Asked & { readonly caller: UserCaller },
  response: ServerResponse,
): void {
  let caller = first;
  let saidAt = performance.now();
  const say = (text: string): void => {
    saidAt = performance.now();
    response.write(text);
  };
  const tell = (type: string, id: string, revision: string) =>
    say(`data: ${JSON.stringify({ type, id, revision })}\n\n`);
  response.writeHead(200, headers);
  say('retry: 10000\n\n');
  const stopListening = changes.listen(caller.scope.environmentId, (found) => {
    for (const change of found) if (isShownTo(caller, change, api)) tell(change.objectType, change.objectId, change.id);
  });
  const look = async (): Promise<void> => {
    const now = await api.sessions.find(token, environmentId);
    if (now === null) return void response.end();
    // Rights were granted or revoked: the event makes the page query its rights again.
    if (now.rights !== caller.rights) tell('role', now.id, now.rights);
    caller = now;
    if (performance.now() - saidAt >= silentForMs) say(': still here\n\n');
  };
  const timer = setInterval(() => void look().catch(() => response.end()), lookAtSessionEveryMs);
  response.once('close', () => {
    clearInterval(timer);
    stopListening();
  });
}

/**
 * Returns true if the caller gets this change. Users restricted to certain templates get none; their pages query
 * instead.
 */
function isShownTo(caller: UserCaller, { objectType }: Change, { registry }: ApiServices): boolean {
  return registry.renders(objectType) && mayRead(caller, objectType, registry) && caller.boundTo.size === 0;
}
