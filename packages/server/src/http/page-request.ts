/** Conversion of the framework's request into a page request. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../lib/refusal.ts';
import { clientAddress } from '../security/client-address.ts';
import type { UploadSpool } from '../storage/upload-spool.ts';
import type { ConcurrencyLimit } from './concurrency-limit.ts';
import type { PageForm, PageRequest, SessionCredentials } from './page.ts';
import type { BodySeconds } from './read-body.ts';
import { arrivingForm, isMultipart, isSmall, receiveFields, receiveFiles, wholeForm } from './receive-form.ts';

/**
 * Parses the parameters of the address. Throws bad_request for a NUL character anywhere in it, which the database
 * cannot store.
 */
export function queryOf({ url }: FastifyRequest): Map<string, string> {
  if (url.includes('%00')) throw new Refusal('bad_request', { details: 'the URL contains a NUL character' });
  return new Map(new URL(url, 'http://localhost').searchParams);
}

/** Describes a request before its form is read; `baseUrl` is the public address. */
export function describeRequest(
  request: FastifyRequest,
  baseUrl: string,
): Pick<PageRequest, 'ip' | 'userAgent' | 'acceptLanguage' | 'headers' | 'isVisit' | 'sameOrigin'> {
  return {
    ip: clientAddress(request.ip),
    userAgent: request.headers['user-agent']?.slice(0, longestHeader) ?? null,
    acceptLanguage: request.headers['accept-language'] ?? null,
    headers: textHeaders(request.headers),
    isVisit: request.method !== 'HEAD' && !String(request.headers['sec-purpose'] ?? '').includes('prefetch'),
    sameOrigin: isSameOrigin(request, baseUrl),
  };
}

/**
 * Returns false if the browser reports another origin of the form. An absent header means an old browser or another
 * client. `Origin: null` carries no information: browsers send it for the flow's own forms, because its pages send no
 * referrer.
 */
function isSameOrigin(request: FastifyRequest, baseUrl: string): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { origin } = request.headers;
  return (
    origin === undefined ||
    origin === 'null' ||
    origin === new URL(baseUrl).origin ||
    origin === `http://${request.headers.host}`
  );
}

const longestHeader = 500;

/** Returns the headers that were sent once, cut to a length that no honest header reaches. */
function textHeaders(headers: FastifyRequest['headers']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value.slice(0, longestHeader)]] : [],
    ),
  );
}

export interface FormServices {
  /**
   * Returns the id of the running session that a request belongs to; null if there is none, and then no files are
   * accepted.
   */
  readonly runningSession: (credentials: SessionCredentials) => Promise<string | null>;
  readonly spool: UploadSpool;
  readonly maxPhotoBytes: number;
  readonly bodySeconds: BodySeconds;
}

/**
 * Reads the form. Returns null, and leaves the form unread, if the request has no session and the form is too large for
 * one without files.
 */
export async function formOf(
  { runningSession, spool, maxPhotoBytes, bodySeconds }: FormServices,
  uploads: ConcurrencyLimit,
  { raw }: FastifyRequest,
  reply: FastifyReply,
  credentials: SessionCredentials,
  held: AsyncDisposableStack,
): Promise<PageForm | null> {
  if (!isMultipart(raw)) return receiveFields(raw, reply.raw, bodySeconds);
  const session = await runningSession(credentials);
  if (session === null && !isSmall(raw)) return null;
  // A request without a session gets no upload slot until its body, which may only be small, is complete.
  const whole = session !== null ? null : await wholeForm(raw, reply.raw, bodySeconds);
  held.defer(await uploads.acquire(reply.raw, session ?? undefined));
  const chunks = whole ?? arrivingForm(raw, reply.raw, bodySeconds);
  return receiveFiles(raw, chunks, { spool, held, maxFileBytes: maxPhotoBytes });
}
