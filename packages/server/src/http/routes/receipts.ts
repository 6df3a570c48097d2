/** Routes of receipts. The address itself grants access to a receipt, so no other page may read or frame it. */
import { randomBytes } from 'node:crypto';
import type { RenderReceipt } from '@countersign/flow/receipt';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../../lib/refusal.ts';
import { clientAddress, clientNetwork } from '../../security/client-address.ts';
import type { ConcurrencyLimit } from '../concurrency-limit.ts';
import { describeRequest, queryOf } from '../page-request.ts';
import type { BodySeconds } from '../read-body.ts';
import { type ReceiptFileName, type ReceiptRequest, type ReceiptService, receiptFileNames } from '../receipts.ts';
import { isMultipart, receiveFields } from '../receive-form.ts';
import { type PageServices, sendPageWithoutLink } from '../send-page.ts';

/** Interface of the receipts, which the composition root provides. */
export interface ReceiptServices extends PageServices {
  readonly receipts: ReceiptService;
  readonly renderReceipt: RenderReceipt;
  readonly baseUrl: string;
  readonly bodySeconds: BodySeconds;
  /** Resolves to false if this address exceeds its limit. */
  readonly flowAllowed: (ip: string) => Promise<boolean>;
}

const assetBase = '/flow-assets/';

const unread = {
  'cache-control': 'private, no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
} as const;

const policyWith = (nonce: string): string =>
  [
    "default-src 'none'",
    `style-src 'self' 'nonce-${nonce}'`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

export function registerReceipts(server: FastifyInstance, services: ReceiptServices, requests: ConcurrencyLimit): void {
  const serve =
    (answer: (services: ReceiptServices, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      if (!(await services.flowAllowed(clientNetwork(clientAddress(request.ip))))) {
        throw new Refusal('rate_limited', { details: 'too many requests from this address' }, { 'retry-after': '60' });
      }
      await using held = new AsyncDisposableStack();
      held.defer(await requests.acquire(reply.raw));
      return await answer(services, request, reply);
    };
  server.get('/receipt/:token', { exposeHeadRoute: true }, serve(sendReceipt));
  server.post('/receipt/:token', serve(takeRequest));
  server.get('/receipt/:token/:name', { exposeHeadRoute: true }, serve(sendFile));
  server.get('/receipt-keys/:environmentId', { exposeHeadRoute: true }, serve(sendKeys));
}

function requestOf(request: FastifyRequest): ReceiptRequest {
  const { token } = request.params as { readonly token: string };
  const language = queryOf(request).get('language') ?? null;
  return { token, language, acceptLanguage: request.headers['accept-language'] ?? null };
}

const unknownPage = (services: ReceiptServices, request: FastifyRequest, reply: FastifyReply) =>
  sendPageWithoutLink(request, reply, services, 'unknown_page');

async function sendReceipt(
  services: ReceiptServices,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const page = await services.receipts.page(requestOf(request));
  if (page === null) return unknownPage(services, request, reply);
  const nonce = randomBytes(16).toString('base64');
  return reply
    .type('text/html; charset=utf-8')
    .headers({ ...unread, 'content-security-policy': policyWith(nonce) })
    .send(services.renderReceipt(page, { nonce, assetBase }));
}

async function takeRequest(
  services: ReceiptServices,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (!describeRequest(request, services.baseUrl).sameOrigin) {
    throw new Refusal('bad_request', { details: 'another site sent this form' });
  }
  if (isMultipart(request.raw)) throw new Refusal('bad_request', { details: 'the form must be urlencoded' });
  const { fields } = await receiveFields(request.raw, reply.raw, services.bodySeconds);
  const path = await services.receipts.request(requestOf(request), fields.get('right'));
  if (path === null) return unknownPage(services, request, reply);
  return reply
    .code(303)
    .headers({ ...unread, location: path })
    .send('');
}

async function sendFile(
  services: ReceiptServices,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { name } = request.params as { readonly name: string };
  const known = receiptFileNames.find((each): each is ReceiptFileName => each === name);
  const file = known === undefined ? null : await services.receipts.file(requestOf(request), known);
  if (file === null) return unknownPage(services, request, reply);
  return reply
    .type(file.mimeType)
    .headers({
      ...unread,
      'content-disposition': `attachment; filename="${name}"`,
      'content-security-policy': "default-src 'none'; sandbox",
    })
    .send(file.bytes);
}

async function sendKeys(
  services: ReceiptServices,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { environmentId } = request.params as { readonly environmentId: string };
  const keys = await services.receipts.keys(environmentId);
  if (keys === null) return unknownPage(services, request, reply);
  return reply.type('application/jwk-set+json').headers({ 'cache-control': 'max-age=3600' }).send(JSON.stringify(keys));
}
