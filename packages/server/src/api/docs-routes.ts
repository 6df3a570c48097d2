/** Pages for developers: the API reference, drawn from the OpenAPI document, and the errors. All is served from here. */
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { errorsPage } from './errors.ts';
import { errorsHtml } from './errors-page.ts';
import { apiVersions } from './versions/index.ts';

export const referencePage = '/docs';

const library = dirname(fileURLToPath(import.meta.resolve('swagger-ui-dist/package.json')));
const own = fileURLToPath(new URL('../../assets/docs', import.meta.url));
const assets = [
  '/swagger-ui.css',
  '/swagger-ui-bundle.js',
  '/swagger-ui-standalone-preset.js',
  '/docs.css',
  '/reference.js',
];

/** The one inline style of the library: the colours inside its mark. */
const styleOfMark = "'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='";

/** Nothing from elsewhere: the page talks to this service alone. `data:` is the library's own icons. */
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
    root: [own, library],
    prefix: `${referencePage}/assets/`,
    index: false,
    maxAge: '1h',
    decorateReply: false,
    allowedPath: (path) => assets.includes(path),
  });
  server.get(referencePage, (_request, reply) => sendHtml(reply, referenceHtml));
  server.get(errorsPage, (_request, reply) => sendHtml(reply, errorsHtml));
}

function sendHtml(reply: FastifyReply, html: string): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .headers({
      'content-security-policy': policy,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    })
    .send(html);
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
<div id="reference" data-versions="${apiVersions.map(({ date }) => date).join(' ')}"></div>
<script src="/docs/assets/swagger-ui-bundle.js"></script>
<script src="/docs/assets/swagger-ui-standalone-preset.js"></script>
<script src="/docs/assets/reference.js"></script>
</body>
</html>
`;
