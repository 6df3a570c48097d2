/**
 * Who may go on with which inquiry: a one-time code or a session token opens the start page, and after consent a cookie
 * with the session's token carries the individual through. Looking at a link never uses it up.
 */
import type { OperationRunner } from '../../api/operation-runner.ts';
import type { Database } from '../../database/connection.ts';
import { addSeconds, type Clock } from '../../lib/clock.ts';
import type { KeyRing } from '../../security/key-ring.ts';
import type { Scope } from '../../security/scope.ts';
import { findInquiry, type Inquiry, isOpen } from '../inquiries/index.ts';
import {
  composeSessionToken,
  findOneTimeLink,
  findSessions,
  type InquirySession,
  parseSessionToken,
  reuseGraceSeconds,
  verifySessionToken,
} from '../inquiry-sessions/index.ts';
import type { Scopes } from '../organizations/index.ts';

export type GoneReason = 'link_used' | 'link_expired' | 'session_expired';

export interface Entrance {
  readonly scope: Scope;
  readonly inquiry: Inquiry;
  /** The session that the code or token names; null when it makes its own at first use. */
  readonly session: InquirySession | null;
  /** Digest of the one-time code, to redeem it with; null when the entrance is a session token. */
  readonly codeDigest: Buffer | null;
}

export interface AccessParts {
  readonly database: Database;
  readonly runner: OperationRunner;
  readonly scopes: Scopes;
  readonly keyRing: KeyRing;
  readonly clock: Clock;
}

/** From a one-time code or a session token to what it opens. */
export async function findEntrance(parts: AccessParts, code: string): Promise<Entrance | GoneReason> {
  return code.startsWith('service_session.') ? byToken(parts, code) : byCode(parts, code);
}

async function byCode(parts: AccessParts, code: string): Promise<Entrance | GoneReason> {
  if (!/^[A-Za-z0-9]{16,64}$/.test(code)) return 'link_expired';
  const codeDigest = parts.keyRing.digestSecret('one-time-code', code);
  const link = await parts.database.read({ environmentId: null, secretDigest: codeDigest }, (reader) =>
    findOneTimeLink(reader, codeDigest),
  );
  const scope = link === null ? null : await parts.scopes.open(link.environmentId);
  const now = parts.clock.now();
  if (link === null || scope === null || link.expiresAt <= now) return 'link_expired';
  if (link.usedAt !== null && addSeconds(link.usedAt, reuseGraceSeconds) <= now) return 'link_used';
  const found = await load(parts, scope, link.inquiryId, link.sessionId);
  return found === null ? 'link_expired' : { ...found, codeDigest };
}

async function byToken(parts: AccessParts, text: string): Promise<Entrance | GoneReason> {
  const token = parseSessionToken(text);
  const scope = token === null ? null : await parts.scopes.open(token.environmentId);
  if (token === null || scope === null || !verifySessionToken(token, scope, parts.clock.now()))
    return 'session_expired';
  const found = await load(parts, scope, token.inquiryId, token.sessionId === '' ? null : token.sessionId);
  return found === null ? 'session_expired' : { ...found, codeDigest: null };
}

async function load(
  parts: AccessParts,
  scope: Scope,
  inquiryId: string,
  sessionId: string | null,
): Promise<Pick<Entrance, 'scope' | 'inquiry' | 'session'> | null> {
  return parts.runner.read(scope, async ({ tx }) => {
    const found = await findInquiry(tx, scope, inquiryId);
    if (found === null || found.inquiry.redactedAt !== null) return null;
    if (sessionId === null) return { scope, inquiry: found.inquiry, session: null };
    const [session] = await findSessions(tx, scope, [sessionId]);
    const live = session !== undefined && session.status !== 'expired' && session.expiresAt > parts.clock.now();
    // A finished inquiry keeps showing its end to the session that finished it.
    const finished = !isOpen(found.inquiry) && found.inquiry.status !== 'expired';
    return live || finished ? { scope, inquiry: found.inquiry, session: session ?? null } : null;
  });
}

/**
 * A session token for an inquiry named by its id alone. Whoever holds the id of an inquiry that nobody has started may start
 * it (contract, inquiries 6.2); anything further needs a token of its own. Null when it may not be opened that way.
 */
export async function tokenForFresh(
  parts: AccessParts,
  inquiryId: string,
  environmentId: string | null,
): Promise<string | null> {
  if (!/^inq_[A-Za-z0-9]{1,64}$/.test(inquiryId)) return null;
  const named = environmentId === null ? await parts.scopes.all() : [await parts.scopes.open(environmentId)];
  for (const scope of named) {
    if (scope === null) continue;
    const found = await load(parts, scope, inquiryId, null);
    if (found === null) continue;
    const { status, expiresAt } = found.inquiry;
    if (status !== 'created' || expiresAt === null) return null;
    return composeSessionToken(scope, inquiryId, null, expiresAt);
  }
  return null;
}

/** The running session that the flow's cookie names. */
export async function findRunningSession(
  parts: AccessParts,
  cookie: string,
): Promise<{ readonly scope: Scope; readonly inquiry: Inquiry; readonly session: InquirySession } | null> {
  const entrance = await byToken(parts, cookie);
  if (typeof entrance === 'string' || entrance.session === null) return null;
  const { scope, inquiry, session } = entrance;
  return session.status === 'active' ? { scope, inquiry, session } : null;
}
