/** Sending of pages: as HTML under a policy that runs only the service's own scripts, or as JSON to such a script. */
import { randomBytes } from 'node:crypto';
import { type FlowPage, isOfInquiry, type RenderPage } from '@countersign/flow/page';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal, refusals } from '../lib/refusal.ts';
import { sendEncoded } from './compression.ts';
import { wantsPage } from './outage-page.ts';
import type { PageReply } from './page.ts';

interface LanguageWishes {
  readonly language: string | null;
  readonly acceptLanguage: string | null;
}

const languageWishes = ({ url, headers }: FastifyRequest): LanguageWishes => ({
  language: URL.parse(url, 'http://localhost')?.searchParams.get('language') ?? null,
  acceptLanguage: headers['accept-language'] ?? null,
});

export interface PageServices {
  readonly render: RenderPage;
  /** Returns the page that an individual sees for a refusal with this status. */
  readonly refusedPage: (status: number, wishes: LanguageWishes) => FlowPage;
  /** Returns the page without a link, for the front door and for unknown addresses. */
  readonly pageWithoutLink: (reason: 'no_link' | 'unknown_page', wishes: LanguageWishes) => FlowPage;
}

const assetBase = '/flow-assets/';

/** Pages without an address of their own. */
const shownOnce: ReadonlySet<FlowPage['step']> = new Set(['declined-consent', 'left']);

/** True for a page that is only part of this answer, such as the notice that a link was sent. */
const isShownOnce = (page: FlowPage): boolean =>
  shownOnce.has(page.step) ||
  (page.step === 'hand-off' && page.sent !== null) ||
  (page.step === 'form' && page.unsent === true);

/** Returns true for a page without a secret that would let another person continue the session. */
const holdsNoSecret = (page: FlowPage): boolean =>
  (!('csrf' in page) || page.csrf === '') &&
  (!('code' in page) || page.code === null) &&
  (!('link' in page) || page.link === null) &&
  !page.action.includes('proof=');

export async function sendPage(
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
  // Without script a reload must not send a form again, so the browser is redirected to the page it is on.
  const moved = request.method === 'POST' && answered.status === 200 && !isShownOnce(answered.page);
  if (moved) return reply.code(303).header('location', answered.page.action).send('');
  const nonce = randomBytes(16).toString('base64');
  reply
    .code(answered.status)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policyWith(nonce, ancestorsOf(request, answered.page)))
    .header('permissions-policy', 'camera=(self), microphone=(), geolocation=()');
  return send(render(answered.page, { nonce, assetBase }));
}

/**
 * Sends the page of a refusal; null for an outage, and for a client that accepts no page and gets the error document.
 */
export function sendRefusedPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { render, refusedPage }: PageServices,
  { code, headers }: Refusal,
): Promise<FastifyReply> | null {
  const { status } = refusals[code];
  if (status >= 500 || !/^\/(verify|receipt)\b/.test(request.url) || !wantsPage(request.headers.accept)) return null;
  const page = refusedPage(status, languageWishes(request));
  // A retry returns to the session of this tab; an address that itself caused the error would fail again.
  const isAddressAtFault = status === 400 && request.method !== 'POST';
  const action = isAddressAtFault ? page.action : request.url;
  return sendPage(request, reply.headers(headers), render, { status, page: { ...page, action } });
}

/** Sends the page without a link to a browser; any other client gets the error document. */
export async function sendPageWithoutLink(
  request: FastifyRequest,
  reply: FastifyReply,
  { render, pageWithoutLink }: PageServices,
  reason: 'no_link' | 'unknown_page',
): Promise<FastifyReply> {
  if (!wantsPage(request.headers.accept)) throw new Refusal('unknown_route');
  // The menu of languages leads to the same address; the path of a page is never another host.
  const action = request.url.split('?')[0]?.replace(/^\/+/, '/') ?? '/';
  const page = { ...pageWithoutLink(reason, languageWishes(request)), action };
  return sendPage(request, reply, render, { status: reason === 'no_link' ? 200 : 404, page });
}

/**
 * Returns the sources of pages that may frame this one. A framed page without an inquiry contains no data of a person:
 * any site may frame it, so that the maker of the frame sees the fault.
 */
function ancestorsOf({ url }: FastifyRequest, page: FlowPage): string {
  if (!isOfInquiry(page)) return /^\/widget\b|[?&]embed=/.test(url) ? '*' : "'none'";
  return page.framedBy?.join(' ') ?? "'none'";
}

function policyWith(nonce: string, ancestors: string): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    // The look of a business is one element; nothing else has the nonce.
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    // Measures the camera's pictures.
    "worker-src 'self'",
    "connect-src 'self'",
    "font-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${ancestors}`,
  ].join('; ');
}
