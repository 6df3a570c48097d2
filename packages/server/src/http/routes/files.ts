/** Stored files: by signed links, and for users by view tickets. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sessionTokenOf } from '../../api/session-cookies.ts';
import { Refusal } from '../../lib/refusal.ts';
import type { ConcurrencyLimit } from '../concurrency-limit.ts';
import { queryOf } from '../page-request.ts';
import { servedType } from '../served-type.ts';

export interface FileServices {
  /** Public address, which determines the session cookie. */
  readonly baseUrl: string;
  readonly downloadFile: (
    fileId: string,
    accessToken: string,
  ) => Promise<{ readonly mimeType: string; readonly filename: string; readonly bytes: Buffer } | 'forbidden' | 'gone'>;
  /** Opens a view ticket; null for a file that the caller must not see. */
  readonly openViewTicket: (
    ticket: string,
    sessionToken: string | null,
  ) => Promise<{ readonly mimeType: string; readonly bytes: Buffer; readonly auditId: string } | null>;
}

export function registerFiles(server: FastifyInstance, services: FileServices, requests: ConcurrencyLimit): void {
  server.get('/files/:id/:name', { exposeHeadRoute: true }, async (request, reply) => {
    await using held = new AsyncDisposableStack();
    held.defer(await requests.acquire(reply.raw));
    return await serveFile(services, request, reply);
  });
}

/** Serves pictures in the dashboard: the view was written to the audit log when the ticket was issued. */
export function registerTicketFiles(server: FastifyInstance, services: FileServices, requests: ConcurrencyLimit): void {
  server.get('/dashboard/files/:ticket', async (request, reply) => {
    await using held = new AsyncDisposableStack();
    held.defer(await requests.acquire(reply.raw));
    const { ticket } = request.params as { readonly ticket: string };
    const session = sessionTokenOf(request.headers as Readonly<Record<string, string | undefined>>, services.baseUrl);
    const found = await services.openViewTicket(ticket, session);
    if (found === null) throw new Refusal('file_forbidden');
    return reply
      .type(servedType(found.mimeType))
      .headers({ ...inert, 'cross-origin-resource-policy': 'same-origin' })
      .headers({ 'content-disposition': 'inline', 'service-audit-id': found.auditId })
      .send(found.bytes);
  });
}

const inert = {
  'cache-control': 'private, no-store',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
} as const;

/**
 * Serves files without executable content: a fixed type, no sniffing, a policy that runs no script. The link itself is
 * the permission (contract, platform 13.2), so the pages of a business may show the picture.
 */
async function serveFile(services: FileServices, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { id } = request.params as { readonly id: string };
  const token = queryOf(request).get('access_token') ?? '';
  const found = await services.downloadFile(id, token);
  if (found === 'forbidden') throw new Refusal('file_forbidden');
  if (found === 'gone') throw new Refusal('file_gone');
  return reply
    .type(servedType(found.mimeType))
    .headers({ ...inert, 'cross-origin-resource-policy': 'cross-origin' })
    .headers({ 'content-disposition': `attachment; filename="${found.filename}"` })
    .send(found.bytes);
}
