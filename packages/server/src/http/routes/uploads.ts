/** Routes of uploads in parts. A part is read whole before it is taken, so that a broken one leaves nothing behind. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../../lib/refusal.ts';
import { clientNetwork } from '../../security/client-address.ts';
import type { ConcurrencyLimit } from '../concurrency-limit.ts';
import { readFlowCookies } from '../flow-cookies.ts';
import { describeRequest, queryOf } from '../page-request.ts';
import { type BodySeconds, readBody } from '../read-body.ts';
import type { UploadService } from '../uploads.ts';

/** Bytes of the largest part. */
const partLimit = 1_048_576;

export interface UploadServices {
  readonly uploads: UploadService;
  readonly baseUrl: string;
  readonly bodySeconds: BodySeconds;
  /** Resolves to false if this address exceeds its limit. */
  readonly flowAllowed: (ip: string) => Promise<boolean>;
}

export function registerUploads(server: FastifyInstance, services: UploadServices, limit: ConcurrencyLimit): void {
  const serve = (request: FastifyRequest, reply: FastifyReply) => serveUpload(services, limit, request, reply);
  server.post('/verify/uploads', serve);
  server.route({ method: ['HEAD', 'PATCH', 'DELETE'], url: '/verify/uploads/:id', handler: serve });
}

async function serveUpload(
  services: UploadServices,
  limit: ConcurrencyLimit,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { baseUrl, bodySeconds } = services;
  const described = describeRequest(request, baseUrl);
  if (!(await services.flowAllowed(clientNetwork(described.ip)))) {
    throw new Refusal('rate_limited', { details: 'too many requests from this address' }, { 'retry-after': '60' });
  }
  const { tokens } = readFlowCookies(request.headers.cookie, baseUrl.startsWith('https:'));
  const own = await services.uploads({ ...described, query: queryOf(request), sessionCookies: tokens });
  if (own === null || !described.sameOrigin) return reply.code(403).header('cache-control', 'no-store').send('');
  await using held = new AsyncDisposableStack();
  held.defer(await limit.acquire(reply.raw, own.sessionId));
  const hasBody = request.method === 'PATCH' || request.method === 'POST';
  const body = hasBody ? await readBody(request.raw, reply.raw, partLimit, bodySeconds.upload) : null;
  const answer = await own.answer(
    new Request(new URL(request.url, baseUrl), {
      method: request.method,
      headers: headersOf(request),
      body: body === null || body.length === 0 ? null : new Uint8Array(body),
    }),
  );
  return reply
    .code(answer.status)
    .headers({
      ...Object.fromEntries(answer.headers),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    .send(await answer.text());
}

/** Returns the headers of the protocol; others are of no use to it. */
function headersOf({ headers }: FastifyRequest): Headers {
  const known = Object.entries(headers).flatMap(([name, value]) =>
    typeof value === 'string' && /^(?:tus-|upload-|content-)/.test(name) ? [[name, value] as [string, string]] : [],
  );
  return new Headers(known);
}
