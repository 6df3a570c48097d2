/**
 * The cookies that tie an answer of the issuer to the browser that was sent to it; no script reads them. One for each time it was
 * sent, named by the state that comes back with the answer, so that several tabs can be away at once.
 */
import type { Visit } from '../../../../api/entry.ts';

const names = ['__Host-sign-in', 'sign-in'] as const;
const lifeSeconds = 600;
/** In place of a state, for a link that the browser confirms by another way in. */
export const linkBinding = 'link';
/** Times that a browser may be away at once: all of their cookies fit through every server on the way. */
const mostAway = 10;

/** Value of `Set-Cookie`; null takes it away. SameSite=Lax: the issuer sends the browser back by a link. */
export function bindingCookie(state: string, token: string | null, baseUrl: string): string {
  const https = baseUrl.startsWith('https:');
  const life = token === null ? 0 : lifeSeconds;
  const name = https ? names[0] : names[1];
  return `${name}-${state}=${token ?? ''}; HttpOnly; Path=/; SameSite=Lax; Max-Age=${life}${https ? '; Secure' : ''}`;
}

const pairsOf = (headers: Visit['headers']): string[][] =>
  (headers['cookie'] ?? '').split(';').map((pair) => pair.trim().split('='));

/** Null where there is none. */
export function bindingOf(headers: Visit['headers'], state: string): string | null {
  const pairs = pairsOf(headers);
  const [secure, plain] = names.map((name) => pairs.find(([each]) => each === `${name}-${state}`)?.[1]);
  return secure ?? plain ?? null;
}

/** The states of those that give way to a further one; browsers send the oldest first. */
export function surplusBindings(headers: Visit['headers'], baseUrl: string): string[] {
  const prefix = `${baseUrl.startsWith('https:') ? names[0] : names[1]}-`;
  const states = pairsOf(headers).flatMap(([name = '']) =>
    name.startsWith(prefix) && name !== prefix + linkBinding ? [name.slice(prefix.length)] : [],
  );
  return states.slice(0, Math.max(0, states.length - mostAway + 1));
}
