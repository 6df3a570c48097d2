/** The signed links to stored files. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../../lib/refusal.ts';
import type { ConcurrencyLimit } from '../concurrency-limit.ts';
import { queryOf } from '../page-request.ts';
import { servedType } from '../served-type.ts';

export interface FileServices {
  readonly downloadFile: (
    fileId: string,
    accessToken: string,
  ) => Promise<{ readonly mimeType: string; readonly filename: string; readonly bytes: Buffer } | 'forbidden' | 'gone'>;
}

export function registerFiles(server: FastifyInstance, services: FileServices, requests: ConcurrencyLimit): void {
  server.get('/files/:id/:name', async (request, reply) => {
    await using held = new AsyncDisposableStack();
    held.defer(await requests.acquire(reply.raw));
    return await serveFile(services, request, reply);
  });
}

/** From an address that serves nothing executable: a fixed type, no sniffing, a policy that runs nothing. */
async function serveFile(services: FileServices, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
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
