/**
 * Digest of everything that affects a score, except the model and the segment: the tables, and the code that reads and
 * compares names.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

/** Parts of the digest. Models and segments have versions of their own, and list readers affect only segments. */
const parts = ['text', 'names', 'compare', 'gates', 'segment', 'tables'] as const;
const files = ['screen.ts', 'entity.ts', 'identifiers.ts', 'wallets.ts', '../package.json'] as const;

const isCounted = (name: string): boolean =>
  !name.endsWith('.test.ts') && !name.endsWith('.md') && !name.startsWith('LICENSE');

let made: string | null = null;

/**
 * Returns `sha256:…`, computed once per thread. Equal digests give equal scores; different digests may also give equal
 * scores.
 */
export function engineDigest(): string {
  made ??= makeDigest();
  return made;
}

function makeDigest(): string {
  const hash = createHash('sha256');
  const paths = [
    ...parts.flatMap((part) => readdirSync(new URL(`./${part}/`, import.meta.url)).map((name) => `${part}/${name}`)),
    ...files,
  ];
  for (const path of paths.filter(isCounted).sort()) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(new URL(`./${path}`, import.meta.url)))
      .update('\0');
  }
  return `sha256:${hash.digest('hex')}`;
}
