/** The cookie that ties an answer of the issuer to the browser that was sent to it; no script reads it. */
import type { Visit } from '../../../../api/entry.ts';

const names = ['__Host-sign-in', 'sign-in'] as const;
const lifeSeconds = 600;

/** Value of `Set-Cookie`; null takes it away. SameSite=Lax: the issuer sends the browser back by a link. */
export function bindingCookie(token: string | null, baseUrl: string): string {
  const https = baseUrl.startsWith('https:');
  const life = token === null ? 0 : lifeSeconds;
  const name = https ? names[0] : names[1];
  return `${name}=${token ?? ''}; HttpOnly; Path=/; SameSite=Lax; Max-Age=${life}${https ? '; Secure' : ''}`;
}

/** Null where there is none. */
export function bindingOf(headers: Visit['headers']): string | null {
  const pairs = (headers['cookie'] ?? '').split(';').map((pair) => pair.trim().split('='));
  const [, value] = pairs.find(([name]) => name === names[0]) ?? pairs.find(([name]) => name === names[1]) ?? [];
  return value ?? null;
}
