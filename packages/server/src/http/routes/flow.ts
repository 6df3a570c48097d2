/** Routes of the hosted flow's pages. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { runAs } from '../../lib/event-loop.ts';
import { Refusal } from '../../lib/refusal.ts';
import { clientNetwork } from '../../security/client-address.ts';
import type { ConcurrencyLimit } from '../concurrency-limit.ts';
import { readFlowCookies } from '../flow-cookies.ts';
import type { PageHandler, PageMove } from '../page.ts';
import { describeRequest, type FormServices, formOf, queryOf } from '../page-request.ts';
import { type PageServices, sendPage, sendPageWithoutLink } from '../send-page.ts';
import { createWaitingPages, type WaitingPages } from '../waiting-pages.ts';

/** Interface of the hosted flow, which the composition root provides. */
export interface FlowServices extends PageServices, FormServices {
  readonly flow: PageHandler;
  /** Public address, without a slash at the end: determines whether cookies are bound to https. */
  readonly baseUrl: string;
  /** Resolves to false if this address exceeds its limit. */
  readonly flowAllowed: (ip: string) => Promise<boolean>;
  /** Resolves to false if the pages that wait for this inquiry poll more often than a few tabs do. */
  readonly waitAllowed: (inquiryId: string) => Promise<boolean>;
}

export interface FlowGates {
  /** Limits how many requests are processed at once. */
  readonly requests: ConcurrencyLimit;
  /** Limits uploads, by session. */
  readonly uploads: ConcurrencyLimit;
}

/** Registers the flow's pages; the error handler of `server` renders a thrown refusal as a page. */
export function registerFlow(server: FastifyInstance, services: FlowServices, limits: FlowGates): void {
  const waiting = createWaitingPages(() => performance.now());
  const serve = (request: FastifyRequest, reply: FastifyReply) => servePage(services, limits, waiting, request, reply);
  // Link previews send HEAD; viewing never uses the link up.
  server.get('/verify', { exposeHeadRoute: true }, (request, reply) =>
    runAs('GET /verify', () => serve(request, reply)),
  );
  // First document of a frame on another site.
  server.get('/widget', (request, reply) => runAs('GET /widget', () => serve(request, reply)));
  server.post('/verify', (request, reply) => runAs('POST /verify', () => serve(request, reply)));
  // Older pages of the reference use this path.
  server.get('/inquiry', ({ url }, reply) => sendMove(reply, { location: url.replace(/^\/inquiry/, '/verify') }));
  // The short form of a one-time link: few enough characters to type, or to draw as a small code.
  server.get('/v/:code', { exposeHeadRoute: true }, (request, reply) => {
    const { code } = request.params as { readonly code: string };
    return sendMove(reply, { location: `/verify?code=${encodeURIComponent(code)}` });
  });
  server.get('/', { exposeHeadRoute: true }, (request, reply) =>
    sendPageWithoutLink(request, reply, services, 'no_link'),
  );
  // Browsers request it automatically; an answer without content keeps their consoles quiet.
  server.get('/favicon.ico', (_request, reply) => reply.code(204).header('cache-control', 'max-age=604800').send());
}

function sendMove(reply: FastifyReply, { location }: PageMove): FastifyReply {
  return reply.code(302).headers({ location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }).send('');
}

async function servePage(
  services: FlowServices,
  limits: FlowGates,
  waiting: WaitingPages,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const cookies = readFlowCookies(request.headers.cookie, services.baseUrl.startsWith('https:'));
  const query = queryOf(request);
  const method = request.method === 'POST' ? 'POST' : 'GET';
  const described = describeRequest(request, services.baseUrl);
  const isWidget = request.url.startsWith('/widget');
  const asked = {
    ...described,
    method,
    isWidget,
    query,
    sessionCookies: cookies.tokens,
    keepsCookies: cookies.areKept,
  } as const;
  const waitsFor = method === 'GET' ? waiting.inquiryOf(asked) : null;
  const onlyWaits = waitsFor !== null && (await services.waitAllowed(waitsFor));
  if (!onlyWaits && !(await services.flowAllowed(clientNetwork(asked.ip)))) {
    throw new Refusal('rate_limited', { details: 'too many requests from this address' }, { 'retry-after': '60' });
  }
  await using held = new AsyncDisposableStack();
  const form = method === 'POST' ? await formOf(services, limits.uploads, request, reply, asked, held) : null;
  held.defer(await limits.requests.acquire(reply.raw));
  const answered = await services.flow({ ...asked, form });
  if ('location' in answered) return sendMove(reply, answered);
  waiting.answered(asked, answered.page);
  if (answered.sessionCookie !== undefined) reply.header('set-cookie', cookies.keep(answered.sessionCookie));
  else if (answered.page.step === 'start' && !cookies.areKept) reply.header('set-cookie', cookies.trial);
  return sendPage(request, reply, services.render, answered);
}
