/** Routes for people: the hosted flow's pages and the signed links to stored pictures. */
import { randomBytes } from 'node:crypto';
import type { FlowPage, RenderPage } from '@countersign/flow/page';
import { parseCookie } from 'cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { runAs } from '../../lib/event-loop.ts';
import { Refusal, refusals } from '../../lib/refusal.ts';
import type { UploadSpool } from '../../storage/upload-spool.ts';
import { sendEncoded } from '../compression.ts';
import type { Gate } from '../gate.ts';
import { wantsPage } from '../outage-page.ts';
import type { BodySeconds } from '../read-body.ts';
import {
  arrivingForm,
  isMultipart,
  isSmall,
  type PageForm,
  receiveFields,
  receiveFiles,
  wholeForm,
} from '../receive-form.ts';
import { servedType } from '../served-type.ts';

/** The faces of the hosted flow and of file downloads; the composition root hands them in. */
export interface PageServices {
  readonly flow: (request: PageRequest) => Promise<PageReply>;
  /** Whether the flow's cookie names a session that runs: nobody else's files are taken in. */
  readonly hasSession: (cookie: string) => Promise<boolean>;
  readonly spool: UploadSpool;
  readonly render: RenderPage;
  /** What an individual sees of a refusal with this status. */
  readonly refusedPage: (status: number, acceptLanguage: string | null) => FlowPage;
  /** What whoever has no link sees at the front door, and at an address that leads nowhere. */
  readonly pageWithoutLink: (reason: 'no_link' | 'unknown_page', acceptLanguage: string | null) => FlowPage;
  readonly downloadFile: (
    fileId: string,
    accessToken: string,
  ) => Promise<{ readonly mimeType: string; readonly filename: string; readonly bytes: Buffer } | 'forbidden' | 'gone'>;
  /** Public address, without a slash at the end: decides whether cookies are bound to https. */
  readonly baseUrl: string;
  readonly maxPhotoBytes: number;
  readonly bodySeconds: BodySeconds;
  /** False when this address asks too often. */
  readonly flowAllowed: (ip: string) => Promise<boolean>;
}

export interface PageRequest {
  readonly method: 'GET' | 'POST';
  readonly query: ReadonlyMap<string, string>;
  readonly sessionCookie: string | null;
  readonly form: PageForm | null;
  readonly ip: string;
  readonly userAgent: string | null;
  readonly acceptLanguage: string | null;
  readonly headers: Readonly<Record<string, string>>;
  readonly sameOrigin: boolean;
}

export interface PageReply {
  readonly status: number;
  readonly page: FlowPage;
  readonly sessionCookie?: { readonly value: string; readonly expires: Date };
}

const assetBase = '/flow-assets/';

export interface PageGates {
  /** For whatever is worked on. */
  readonly requests: Gate;
  /** For files that come in, by session. */
  readonly uploads: Gate;
}

/** What is refused is thrown; the error handler of `server` makes a page of it. */
export function registerPages(server: FastifyInstance, services: PageServices, gates: PageGates): void {
  const https = services.baseUrl.startsWith('https:');
  const cookieName = https ? '__Host-flow' : 'flow';
  const serve = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    if (!(await services.flowAllowed(request.ip))) {
      throw new Refusal('rate_limited', { details: 'too many requests from this address' }, { 'retry-after': '60' });
    }
    const query = queryOf(request);
    const method = request.method === 'POST' ? 'POST' : 'GET';
    const sessionCookie = parseCookie(request.headers.cookie ?? '')[cookieName] ?? null;
    await using held = new AsyncDisposableStack();
    const form = method === 'POST' ? await formOf(services, gates, request, reply, sessionCookie, held) : null;
    held.defer(await gates.requests.enter(reply.raw));
    const answered = await services.flow({
      method,
      query,
      sessionCookie,
      form,
      ip: request.ip,
      userAgent: request.headers['user-agent']?.slice(0, 500) ?? null,
      acceptLanguage: request.headers['accept-language'] ?? null,
      headers: textHeaders(request.headers),
      sameOrigin: isSameOrigin(request, services.baseUrl),
    });
    const cookie = answered.sessionCookie;
    if (cookie !== undefined) {
      const secure = https ? '; Secure' : '';
      const until = `Expires=${cookie.expires.toUTCString()}`;
      reply.header('set-cookie', `${cookieName}=${cookie.value}; Path=/; HttpOnly; SameSite=Lax; ${until}${secure}`);
    }
    return sendPage(request, reply, services.render, answered);
  };
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
  server.get('/files/:id/:name', async (request, reply) => {
    await using held = new AsyncDisposableStack();
    held.defer(await gates.requests.enter(reply.raw));
    return await serveFile(services, request, reply);
  });
}

/** The parameters of the address. Throws bad_request for a NUL character anywhere in it: the database stores none. */
function queryOf({ url }: FastifyRequest): Map<string, string> {
  if (url.includes('%00')) throw new Refusal('bad_request', { details: 'the address holds a NUL character' });
  return new Map(new URL(url, 'http://localhost').searchParams);
}

/** Browsers say where a form comes from; one that says nothing is an old browser or no browser. */
function isSameOrigin(request: FastifyRequest, baseUrl: string): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { origin } = request.headers;
  return origin === undefined || origin === new URL(baseUrl).origin || origin === `http://${request.headers.host}`;
}

const longestHeader = 500;

/** Headers sent once, cut to a length that no honest one reaches. */
function textHeaders(headers: FastifyRequest['headers']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value.slice(0, longestHeader)]] : [],
    ),
  );
}

/** Null for a form of somebody without a session that is larger than one without files: it is left unread. */
async function formOf(
  { hasSession, spool, maxPhotoBytes, bodySeconds }: PageServices,
  { uploads }: PageGates,
  { raw }: FastifyRequest,
  reply: FastifyReply,
  cookie: string | null,
  held: AsyncDisposableStack,
): Promise<PageForm | null> {
  if (!isMultipart(raw)) return receiveFields(raw, reply.raw, bodySeconds);
  const known = cookie !== null && (await hasSession(cookie));
  if (!known && !isSmall(raw)) return null;
  // Whoever has no session takes no place of those who upload until all of the little they may send is there.
  const whole = known ? null : await wholeForm(raw, reply.raw, bodySeconds);
  held.defer(await uploads.enter(reply.raw, known ? cookie : undefined));
  const chunks = whole ?? arrivingForm(raw, reply.raw, bodySeconds);
  return receiveFiles(raw, chunks, { spool, held, maxFileBytes: maxPhotoBytes });
}

/** True for a page that holds nothing with which somebody else could go on in its place. */
const holdsNoSecret = (page: FlowPage): boolean =>
  (!('csrf' in page) || page.csrf === '') && (!('code' in page) || page.code === null);

async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  render: RenderPage,
  answered: PageReply,
): Promise<FastifyReply> {
  const send = (text: string) => (holdsNoSecret(answered.page) ? sendEncoded(request, reply, text) : reply.send(text));
  const wantsJson = (request.headers.accept ?? '').includes('application/json');
  reply.headers({
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    vary: 'Accept',
  });
  if (wantsJson) {
    reply
      .code(answered.status)
      .type('application/json; charset=utf-8')
      .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
    return send(JSON.stringify(answered.page));
  }
  // Without script a form's answer must not be sent again by "reload": the browser is led to the page it stands on.
  const moved = request.method === 'POST' && answered.status === 200 && answered.page.step !== 'declined-consent';
  if (moved) return reply.code(303).header('location', answered.page.action).send('');
  const nonce = randomBytes(16).toString('base64');
  reply
    .code(answered.status)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policyWith(nonce))
    .header('permissions-policy', 'camera=(self), microphone=(), geolocation=()');
  return send(render(answered.page, { nonce, assetBase }));
}

/** The page of a refusal; null where it is an outage, and for whoever asks for no page and is told as programs are. */
export function sendRefusedPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { render, refusedPage }: PageServices,
  { code, headers }: Refusal,
): Promise<FastifyReply> | null {
  const { status } = refusals[code];
  if (status >= 500 || !request.url.startsWith('/verify') || !wantsPage(request.headers.accept)) return null;
  const page = refusedPage(status, request.headers['accept-language'] ?? null);
  return sendPage(request, reply.headers(headers), render, { status, page });
}

/** For a browser; a client that asks for no page reads the error document instead. */
export async function sendPageWithoutLink(
  request: FastifyRequest,
  reply: FastifyReply,
  { render, pageWithoutLink }: PageServices,
  reason: 'no_link' | 'unknown_page',
): Promise<FastifyReply> {
  if (!wantsPage(request.headers.accept)) throw new Refusal('unknown_route');
  const page = pageWithoutLink(reason, request.headers['accept-language'] ?? null);
  return sendPage(request, reply, render, { status: reason === 'no_link' ? 200 : 404, page });
}

function policyWith(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    // The look of a business is one element of its own; nothing else carries the nonce.
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "connect-src 'self'",
    "font-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** From an address that serves nothing executable: a fixed type, no sniffing, a policy that runs nothing. */
async function serveFile(services: PageServices, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { id } = request.params as { readonly id: string };
  const token = queryOf(request).get('access_token') ?? '';
  const found = await services.downloadFile(id, token);
  if (found === 'forbidden') throw new Refusal('file_forbidden');
  if (found === 'gone') throw new Refusal('file_gone');
  return reply
    .type(servedType(found.mimeType))
    .headers({
      'content-disposition': `attachment; filename="${found.filename}"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
    })
    .send(found.bytes);
}
