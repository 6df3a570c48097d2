/** The dashboard's files: one document for every address of a page, and immutable assets. Its API is elsewhere. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../../lib/refusal.ts';
import { sendEncoded } from '../compression.ts';

export interface DashboardServices {
  /** Folder of the build. */
  readonly dashboardFiles: string;
}

/** Path of the dashboard; its API and persons' files are below it, but no pages. */
const home = '/dashboard';
const noPages = /^\/dashboard\/(api|files|assets)(\/|$)/;

/** Allows no foreign resources, no inline content, and no text that becomes script. */
const policy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "object-src 'none'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

const headers = {
  'content-security-policy': policy,
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'publickey-credentials-get=(self), publickey-credentials-create=(self), clipboard-write=(self), camera=(), microphone=(), geolocation=(), payment=(), usb=()',
};

export async function registerDashboard(server: FastifyInstance, { dashboardFiles }: DashboardServices): Promise<void> {
  const document = readFileSync(join(dashboardFiles, 'index.html'), 'utf8');
  await server.register(staticFiles, {
    root: join(dashboardFiles, 'assets'),
    prefix: `${home}/assets/`,
    index: false,
    immutable: true,
    maxAge: '365d',
    preCompressed: true,
    decorateReply: false,
  });
  const send = (request: FastifyRequest, reply: FastifyReply) => {
    const [path = ''] = request.url.split('?');
    if (noPages.test(path)) throw new Refusal('unknown_route');
    reply.type('text/html; charset=utf-8').headers(headers);
    return sendEncoded(request, reply, document);
  };
  server.get(home, { exposeHeadRoute: true }, send);
  server.get(`${home}/*`, { exposeHeadRoute: true }, send);
}
