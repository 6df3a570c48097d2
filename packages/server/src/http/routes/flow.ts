/** Routes for people: the hosted flow's pages. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { runAs } from '../../lib/event-loop.ts';
import { Refusal } from '../../lib/refusal.ts';
import type { ConcurrencyLimit } from '../concurrency-limit.ts';
import type { PageHandler, PageReply } from '../page.ts';
import { cookieOf, describeRequest, type FormServices, formOf, queryOf } from '../page-request.ts';
import { type PageServices, sendPage, sendPageWithoutLink } from '../send-page.ts';

/** The face of the hosted flow; the composition root hands it in. */
export interface FlowServices extends PageServices, FormServices {
  readonly flow: PageHandler;
  /** Public address, without a slash at the end: decides whether cookies are bound to https. */
  readonly baseUrl: string;
  /** False when this address asks too often. */
  readonly flowAllowed: (ip: string) => Promise<boolean>;
}

export interface FlowGates {
  /** For whatever is worked on. */
  readonly requests: ConcurrencyLimit;
  /** For files that come in, by session. */
  readonly uploads: ConcurrencyLimit;
}

/** What is refused is thrown; the error handler of `server` makes a page of it. */
export function registerFlow(server: FastifyInstance, services: FlowServices, limits: FlowGates): void {
  const serve = (request: FastifyRequest, reply: FastifyReply) => servePage(services, limits, request, reply);
  // Previews of a link ask for its head; a look never uses the link up.
  server.get('/verify', { exposeHeadRoute: true }, (request, reply) =>
    runAs('GET /verify', () => serve(request, reply)),
  );
  server.post('/verify', (request, reply) => runAs('POST /verify', () => serve(request, reply)));
  // The short form of a one-time link: few enough characters to type, or to draw as a small code.
  server.get('/v/:code', { exposeHeadRoute: true }, (request, reply) => {
    const { code } = request.params as { readonly code: string };
    return reply
      .code(302)
      .headers({
        location: `/verify?code=${encodeURIComponent(code)}`,
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
      })
      .send('');
  });
  server.get('/', { exposeHeadRoute: true }, (request, reply) =>
    sendPageWithoutLink(request, reply, services, 'no_link'),
  );
  // Browsers ask for it unasked; an answer without content keeps their consoles quiet.
  server.get('/favicon.ico', (_request, reply) => reply.code(204).header('cache-control', 'max-age=604800').send());
}

async function servePage(
  services: FlowServices,
  limits: FlowGates,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (!(await services.flowAllowed(request.ip))) {
    throw new Refusal('rate_limited', { details: 'too many requests from this address' }, { 'retry-after': '60' });
  }
  const https = services.baseUrl.startsWith('https:');
  const cookieName = https ? '__Host-flow' : 'flow';
  const query = queryOf(request);
  const method = request.method === 'POST' ? 'POST' : 'GET';
  const sessionCookie = cookieOf(request, cookieName);
  await using held = new AsyncDisposableStack();
  const form = method === 'POST' ? await formOf(services, limits.uploads, request, reply, sessionCookie, held) : null;
  held.defer(await limits.requests.acquire(reply.raw));
  const described = describeRequest(request, services.baseUrl);
  const answered = await services.flow({ method, query, sessionCookie, form, ...described });
  if (answered.sessionCookie !== undefined) setCookie(reply, cookieName, answered.sessionCookie, https);
  return sendPage(request, reply, services.render, answered);
}

function setCookie(
  reply: FastifyReply,
  name: string,
  { value, expires }: NonNullable<PageReply['sessionCookie']>,
  https: boolean,
): void {
  const secure = https ? '; Secure' : '';
  const until = `Expires=${expires.toUTCString()}`;
  reply.header('set-cookie', `${name}=${value}; Path=/; HttpOnly; SameSite=Lax; ${until}${secure}`);
}
