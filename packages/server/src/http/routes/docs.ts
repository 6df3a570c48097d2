/**
 * Pages for developers: the documentation, and a page that draws the OpenAPI documents and sends requests. All files are
 * served from here.
 */
import { fileURLToPath } from 'node:url';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { apiVersions } from '../../api/versions/index.ts';
import { sendEncoded } from '../compression.ts';
import { registerDocsSite } from './docs-site.ts';

/** Page of the library that draws the OpenAPI documents of all versions and sends requests. */
const tryPage = '/docs/try';

/**
 * Output of `tools/run/build-reference.mjs`: files of the library and of the service, each with compressed versions.
 */
const assets = fileURLToPath(new URL('../../../dist/docs', import.meta.url));

/** The only inline style of the library: the colours inside its mark. */
const styleOfMark = "'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='";

/** Allows only resources and requests of this service; `data:` is for the library's own icons. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  `style-src 'self' ${styleOfMark}`,
  "img-src 'self' data:",
  "connect-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

export async function registerDocs(server: FastifyInstance): Promise<void> {
  await server.register(staticFiles, {
    root: assets,
    prefix: '/docs/assets/',
    index: false,
    maxAge: '1h',
    decorateReply: false,
    preCompressed: true,
  });
  server.get(tryPage, (request, reply) => sendHtml(request, reply, referenceHtml));
  await registerDocsSite(server);
}

function sendHtml(request: FastifyRequest, reply: FastifyReply, html: string): Promise<FastifyReply> {
  reply.type('text/html; charset=utf-8').headers({
    'content-security-policy': policy,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  });
  return sendEncoded(request, reply, html);
}

const referenceHtml = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API reference</title>
<link rel="stylesheet" href="/docs/assets/swagger-ui.css">
<link rel="stylesheet" href="/docs/assets/docs.css">
</head>
<body>
<p class="way-back"><a href="/docs">Documentation</a></p>
<div id="reference" data-versions="${apiVersions.map(({ date }) => date).join(' ')}"></div>
<script src="/docs/assets/swagger-ui-bundle.js"></script>
<script src="/docs/assets/swagger-ui-standalone-preset.js"></script>
<script src="/docs/assets/reference.js"></script>
</body>
</html>
`;
