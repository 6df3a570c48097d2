/**
 * The documentation: static pages that `packages/docs` builds, under a policy of their own. Pages are checked for
 * changes at each visit; files with a hash in their name are kept.
 */
import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import staticFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';

export const docsPage = '/docs';

const built = fileURLToPath(new URL('../../../../docs/dist/', import.meta.url));
const site = join(built, 'site');

/** Folders with hashed names; every other file but the pages is checked for changes. */
const hashed = 'built';

/** Output of `packages/docs/policy.mjs`. */
interface PolicySources {
  readonly scripts: readonly string[];
  readonly styleAttributes: readonly string[];
}

/** Allows the scripts and style attributes that the build found in the pages; the search index is a program in WebAssembly. */
const policyOf = ({ scripts, styleAttributes }: PolicySources): string =>
  [
    "default-src 'none'",
    `script-src 'self' 'wasm-unsafe-eval' ${scripts.join(' ')}`,
    "style-src 'self'",
    `style-src-attr 'unsafe-hashes' ${styleAttributes.join(' ')}`,
    "img-src 'self' data:",
    "connect-src 'self'",
    "worker-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/** Returns the address of a page: that of its folder. */
const addressOf = (file: string): string => `${docsPage}/${file.replace(/index\.html$/, '')}`.replace(/\/$/, '');

export async function registerDocsSite(server: FastifyInstance): Promise<void> {
  const policy = policyOf(JSON.parse(readFileSync(join(built, 'policy.json'), 'utf8')) as PolicySources);
  const files = (await readdir(site, { recursive: true })).map((path) => path.replaceAll('\\', '/'));
  await server.register(async (scope) => {
    await scope.register(staticFiles, { root: site, serve: false, preCompressed: true });
    for (const file of files.filter((path) => path.endsWith('.html'))) {
      scope.get(addressOf(file), (_request, reply) =>
        reply
          .headers({
            'content-security-policy': policy,
            'x-content-type-options': 'nosniff',
            'referrer-policy': 'no-referrer',
          })
          .sendFile(file, { cacheControl: true, maxAge: 0 }),
      );
    }
    scope.get(`${docsPage}/favicon.svg`, (_request, reply) => reply.sendFile('favicon.svg', { maxAge: '1d' }));
  });
  await server.register(staticFiles, {
    root: join(site, hashed),
    prefix: `${docsPage}/${hashed}/`,
    index: false,
    immutable: true,
    maxAge: '365d',
    decorateReply: false,
    preCompressed: true,
  });
  await server.register(staticFiles, {
    root: join(site, 'pagefind'),
    prefix: `${docsPage}/pagefind/`,
    index: false,
    maxAge: 0,
    decorateReply: false,
    preCompressed: true,
  });
}
