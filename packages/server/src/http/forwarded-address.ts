/** Warning to the operator about an unlisted proxy: all its clients then share one address and one limit. */
import type { FastifyInstance } from 'fastify';
import type { ApiServices } from '../api/services.ts';

/** Warns once, at the first forwarded address from an untrusted proxy. */
export function warnOfUnbelieved(server: FastifyInstance, log: ApiServices['log']): void {
  let isTold = false;
  server.addHook('onRequest', async (request) => {
    // The framework lists trusted addresses after that of the connection.
    const isBelieved = (request.ips?.length ?? 1) > 1;
    if (isTold || isBelieved || request.headers['x-forwarded-for'] === undefined) return;
    isTold = true;
    const from = request.socket.remoteAddress ?? 'an unknown address';
    log({
      level: 'warn',
      message: `X-Forwarded-For from ${from} is ignored: if that is your proxy, add it to TRUSTED_PROXIES, or all clients behind it share one limit`,
    });
  });
}
