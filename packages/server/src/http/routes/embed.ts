/** The client for pages that embed the flow, as scripts of this service. */
import staticFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Serves the built files of `folder`. Pages of any origin may load them, since they contain no data of a person. */
export async function registerEmbed(server: FastifyInstance, folder: string): Promise<void> {
  await server.register(staticFiles, {
    root: folder,
    prefix: '/embed/',
    index: false,
    // The names stay the same over releases.
    maxAge: '1h',
    preCompressed: true,
    decorateReply: false,
    allowedPath: (path) => /^\/(index|react|shared|global)\.js$/.test(path),
    setHeaders: (reply) => {
      reply.header('access-control-allow-origin', '*');
      reply.header('cross-origin-resource-policy', 'cross-origin');
      reply.header('x-content-type-options', 'nosniff');
    },
  });
}
