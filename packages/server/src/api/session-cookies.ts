/**
 * The two cookies of a signed-in user (security design 5.3): the session token, which no script can read, and the CSRF
 * token, which a page repeats in a header of its writes. Over http, which only loopback uses, their names lack the
 * prefix that requires Secure.
 */

/** A new session, or a session's new token. */
export interface NewSession {
  readonly token: string;
  readonly csrfToken: string;
  readonly maxAgeSeconds: number;
}

interface Headers {
  readonly [name: string]: string | undefined;
}

const names = { session: ['__Host-session', 'session'], csrf: ['__Host-csrf', 'csrf'] } as const;

const isHttps = (baseUrl: string): boolean => baseUrl.startsWith('https:');

/** 44 characters of base 58 are 257 bits. */
const form = /^[1-9A-HJ-NP-Za-km-z]{44}$/;

/**
 * Returns the value of the session cookie; null if no valid one is present. Under https only the prefixed name counts:
 * another host of the domain may have set one without it.
 */
export function sessionTokenOf(headers: Headers, baseUrl: string): string | null {
  const cookies = new Map(
    (headers['cookie'] ?? '').split(';').map((pair) => {
      const [name = '', ...value] = pair.split('=');
      return [name.trim(), value.join('=').trim()] as const;
    }),
  );
  const value = cookies.get(names.session[isHttps(baseUrl) ? 0 : 1]);
  return value !== undefined && form.test(value) ? value : null;
}

/** Returns the values of `Set-Cookie`; `ended` removes both cookies. `baseUrl` is the public address of the service. */
export function sessionCookies(session: NewSession | 'ended', baseUrl: string): string[] {
  const { token, csrfToken, maxAgeSeconds } =
    session === 'ended' ? { token: '', csrfToken: '', maxAgeSeconds: 0 } : session;
  const https = isHttps(baseUrl);
  const shared = `Path=/; SameSite=Lax; Max-Age=${maxAgeSeconds}${https ? '; Secure' : ''}`;
  const at = https ? 0 : 1;
  return [`${names.session[at]}=${token}; HttpOnly; ${shared}`, `${names.csrf[at]}=${csrfToken}; ${shared}`];
}
