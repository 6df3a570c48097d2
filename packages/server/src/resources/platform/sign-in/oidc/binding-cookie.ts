/**
 * Cookies that bind an issuer's answer to the browser that was redirected there; scripts cannot read them. Each
 * redirect has one, named by the state that returns with the answer, so that several tabs can be at the issuer.
 */
import type { Visit } from '../../../../api/entry.ts';

const names = ['__Host-sign-in', 'sign-in'] as const;
const lifeSeconds = 600;
/** Name in place of a state, for a link that the browser confirms by another way to sign in. */
export const linkBinding = 'link';
/** Maximum number of redirects at once: all of their cookies fit within the header limits of proxies. */
const mostAway = 10;

/**
 * Returns the `Set-Cookie` value; a null token deletes the cookie. SameSite=Lax: the issuer returns the browser by a
 * link.
 */
export function bindingCookie(state: string, token: string | null, baseUrl: string): string {
  const https = baseUrl.startsWith('https:');
  const life = token === null ? 0 : lifeSeconds;
  const name = https ? names[0] : names[1];
  return `${name}-${state}=${token ?? ''}; HttpOnly; Path=/; SameSite=Lax; Max-Age=${life}${https ? '; Secure' : ''}`;
}

const pairsOf = (headers: Visit['headers']): string[][] =>
  (headers['cookie'] ?? '').split(';').map((pair) => pair.trim().split('='));

/** Returns the token of the cookie; null if there is none. */
export function bindingOf(headers: Visit['headers'], state: string): string | null {
  const pairs = pairsOf(headers);
  const [secure, plain] = names.map((name) => pairs.find(([each]) => each === `${name}-${state}`)?.[1]);
  return secure ?? plain ?? null;
}

/** Returns the states of the cookies to delete before another is set; browsers send the oldest first. */
export function surplusBindings(headers: Visit['headers'], baseUrl: string): string[] {
  const prefix = `${baseUrl.startsWith('https:') ? names[0] : names[1]}-`;
  const states = pairsOf(headers).flatMap(([name = '']) =>
    name.startsWith(prefix) && name !== prefix + linkBinding ? [name.slice(prefix.length)] : [],
  );
  return states.slice(0, Math.max(0, states.length - mostAway + 1));
}
