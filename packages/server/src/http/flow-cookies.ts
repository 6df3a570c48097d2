/**
 * Cookies of the hosted flow: one per session, so that inquiries in several tabs of one browser stay separate, and one
 * that only shows that the browser keeps cookies.
 */
import { parseCookie } from 'cookie';
import type { SessionCookie } from './page.ts';

/** Limit of session cookies in a browser, so that their header fits through every server in between. */
const mostSessions = 20;

const shownValue = 'kept';

/** Flow cookies that a browser sent, and those to set. */
export interface FlowCookies {
  /** Tokens of sessions in the browser's cookies, oldest first. */
  readonly tokens: readonly string[];
  /** True if the browser sent any cookie of the flow. */
  readonly areKept: boolean;
  /** `Set-Cookie` of a trial cookie: the next request shows whether the browser keeps cookies. */
  readonly trial: string;
  /** Returns `Set-Cookie` of a session, and of the oldest ones that it replaces. */
  keep(session: SessionCookie): string[];
}

/** Reads the cookies; `header` is the browser's `Cookie`, and `https` binds them to https and to this host. */
export function readFlowCookies(header: string | undefined, https: boolean): FlowCookies {
  const base = https ? '__Host-flow' : 'flow';
  const attributes = `Path=/; HttpOnly; SameSite=Lax${https ? '; Secure' : ''}`;
  const sent = Object.entries(parseCookie(header ?? '')).flatMap(([name, value]) =>
    value !== undefined && (name === base || name.startsWith(`${base}-`)) ? [{ name, value }] : [],
  );
  const sessions = sent.filter(({ value }) => value !== shownValue);
  return {
    tokens: sessions.map(({ value }) => value),
    areKept: sent.length > 0,
    trial: `${base}=${shownValue}; ${attributes}`,
    keep({ sessionId, value, expires }) {
      const name = `${base}-${sessionId}`;
      const others = sessions.filter((each) => each.name !== name);
      const surplus = others.slice(0, Math.max(0, others.length - mostSessions + 1));
      return [
        `${name}=${value}; ${attributes}; Expires=${expires.toUTCString()}`,
        ...surplus.map((each) => `${each.name}=; ${attributes}; Max-Age=0`),
      ];
    },
  };
}
