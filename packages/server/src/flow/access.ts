/**
 * Access to an inquiry: a one-time code or a session token opens the start page. After consent the address of the
 * session identifies the individual, with its cookie or, if the browser keeps none, a proof in the address. Viewing a
 * link never uses it up.
 */

import type { Database } from '../database/connection.ts';
import { addSeconds, type Clock } from '../lib/clock.ts';
import type { OperationRunner } from '../operations/runner.ts';
import type { Scopes } from '../resources/platform/organizations/index.ts';
import { findHandoffTo } from '../resources/verification/handoffs/index.ts';
import { findInquiry, type Inquiry, isOpen } from '../resources/verification/inquiries/index.ts';
import {
  composeSessionToken,
  findOneTimeLink,
  findSessions,
  type InquirySession,
  isGenuineToken,
  type MessageCarrier,
  parseSessionToken,
  reuseGraceSeconds,
  verifySessionToken,
} from '../resources/verification/inquiry-sessions/index.ts';
import type { KeyRing } from '../security/key-ring.ts';
import type { Scope } from '../security/scope.ts';
import { composeAddressProof, isGenuineProof, parseAddressProof } from './address-proof.ts';

export type GoneReason = 'link_used' | 'link_expired' | 'session_expired' | 'taken_back' | 'finished';

/** Refused access, with its reason. */
export interface Gone {
  readonly reason: GoneReason;
  /** Inquiry that the link or token was issued for, so that the page can name it; null if it was never issued. */
  readonly of: Named | null;
}

export interface Named {
  readonly scope: Scope;
  readonly inquiry: Inquiry;
}

export interface Entrance {
  readonly scope: Scope;
  readonly inquiry: Inquiry;
  /** Session of the code or token; null if its first use creates one. */
  readonly session: InquirySession | null;
  /** Digest of the one-time code, for redeeming it; null if the entrance is a session token. */
  readonly codeDigest: Buffer | null;
  /** Message that carried the one-time code to another device; null for any other entrance. */
  readonly carrier: MessageCarrier | null;
  /** Creation of the one-time code; null if the entrance is a session token. */
  readonly linkedAt: Date | null;
}

export interface AccessParts {
  readonly database: Database;
  readonly runner: OperationRunner;
  readonly scopes: Scopes;
  readonly keyRing: KeyRing;
  readonly clock: Clock;
}

const unknown = (reason: GoneReason): Gone => ({ reason, of: null });

/** Finds the inquiry that a one-time code or a session token opens. */
export async function findEntrance(parts: AccessParts, code: string): Promise<Entrance | Gone> {
  return code.startsWith('service_session.') ? byToken(parts, code) : byCode(parts, code);
}

async function byCode(parts: AccessParts, code: string): Promise<Entrance | Gone> {
  if (!/^[A-Za-z0-9]{16,64}$/.test(code)) return unknown('link_expired');
  const codeDigest = parts.keyRing.digestSecret('one-time-code', code);
  const link = await parts.database.read({ environmentId: null, secretDigest: codeDigest }, (reader) =>
    findOneTimeLink(reader, codeDigest),
  );
  const scope = link === null ? null : await parts.scopes.open(link.environmentId);
  const found = link === null || scope === null ? null : await load(parts, scope, link.inquiryId, link.sessionId);
  if (link === null || found === null) return unknown('link_expired');
  const now = parts.clock.now();
  const { scope: of, inquiry } = found;
  const isUsed = link.usedAt !== null && addSeconds(link.usedAt, reuseGraceSeconds) <= now;
  if (link.expiresAt > now && !isUsed && mayEnter(found, now))
    return { ...found, codeDigest, carrier: link.carrier, linkedAt: link.createdAt };
  return { reason: isUsed && link.expiresAt > now ? 'link_used' : 'link_expired', of: { scope: of, inquiry } };
}

async function byToken(parts: AccessParts, text: string): Promise<Entrance | Gone> {
  const token = parseSessionToken(text);
  const scope = token === null ? null : await parts.scopes.open(token.environmentId);
  if (token === null || scope === null || !isGenuineToken(token, scope)) return unknown('session_expired');
  return enterNamed(parts, scope, token, verifySessionToken(token, scope, parts.clock.now()));
}

/** Finds the object of a genuine token or proof; `isInTime` is false for an expired one. */
async function enterNamed(
  parts: AccessParts,
  scope: Scope,
  { inquiryId, sessionId }: { readonly inquiryId: string; readonly sessionId: string },
  isInTime: boolean,
): Promise<Entrance | Gone> {
  const found = await load(parts, scope, inquiryId, sessionId === '' ? null : sessionId);
  if (found === null) return unknown('session_expired');
  if (isInTime && mayEnter(found, parts.clock.now()))
    return { ...found, codeDigest: null, carrier: null, linkedAt: null };
  const reason = (await wasTakenBack(parts, found)) ? 'taken_back' : 'session_expired';
  return { reason, of: { scope, inquiry: found.inquiry } };
}

/** True if the session began by a hand-off, and the first device took over again. */
async function wasTakenBack(parts: AccessParts, { scope, inquiry, session }: Loaded): Promise<boolean> {
  const hadBegun = session?.status === 'expired' && session.startedAt !== null && session.handoffMethod !== null;
  if (!hadBegun || !isOpen(inquiry)) return false;
  const handoff = await parts.runner.read(scope, ({ tx }) => findHandoffTo(tx, scope, session.id));
  return handoff?.status === 'stopped';
}

interface Loaded extends Named {
  /** Session; null if none is named, undefined if the named one does not exist. */
  readonly session: InquirySession | null | undefined;
}

/** Loads an inquiry; null if it does not exist or was redacted. */
async function load(
  parts: AccessParts,
  scope: Scope,
  inquiryId: string,
  sessionId: string | null,
): Promise<Loaded | null> {
  return parts.runner.read(scope, async ({ tx }) => {
    const found = await findInquiry(tx, scope, inquiryId);
    if (found === null || found.inquiry.redactedAt !== null) return null;
    const { inquiry } = found;
    if (sessionId === null) return { scope, inquiry, session: null };
    const [session] = await findSessions(tx, scope, [sessionId]);
    return { scope, inquiry, session };
  });
}

/** Returns true if access is allowed; a finished inquiry still shows its end to the session that finished it. */
function mayEnter(found: Loaded, now: Date): found is Loaded & { readonly session: InquirySession | null } {
  const { inquiry, session } = found;
  if (session === undefined) return false;
  const finished = !isOpen(inquiry) && inquiry.status !== 'expired';
  return finished || session === null || (session.status !== 'expired' && session.expiresAt > now);
}

/**
 * Issues a session token for an inquiry identified only by its id. The id of an inquiry that is not started yet is
 * enough to start it (contract, inquiries 6.2); every further step needs a token. Null if it must not be opened that
 * way.
 */
export function tokenForFresh({ scope, inquiry }: Named): string | null {
  const { id, status, expiresAt } = inquiry;
  return status !== 'created' || expiresAt === null ? null : composeSessionToken(scope, id, null, expiresAt);
}

/** Finds the inquiry by id, in the named environment or in any. */
export async function findById(
  parts: AccessParts,
  inquiryId: string,
  environmentId: string | null,
): Promise<Named | null> {
  if (!/^inq_[A-Za-z0-9]{1,64}$/.test(inquiryId)) return null;
  const named = environmentId === null ? await parts.scopes.all() : [await parts.scopes.open(environmentId)];
  for (const scope of named) {
    const found = scope === null ? null : await load(parts, scope, inquiryId, null);
    if (found !== null) return { scope: found.scope, inquiry: found.inquiry };
  }
  return null;
}

export interface Running extends Named {
  readonly session: InquirySession;
  /** Proof in the addresses of its pages if the browser keeps no cookie; null if it does. */
  readonly proof: string | null;
}

/** Finds the running session of a token. */
export async function findRunningSession(parts: AccessParts, token: string): Promise<Running | Gone> {
  const entrance = await byToken(parts, token);
  return 'reason' in entrance ? entrance : runningOf(entrance, null);
}

/** Finds the running session that a proof in an address names, with a fresh proof to continue. */
export async function findProvedSession(
  parts: AccessParts,
  sessionId: string,
  text: string,
  userAgent: string | null,
): Promise<Running | Gone> {
  const proof = parseAddressProof(text);
  const scope = proof === null ? null : await parts.scopes.open(proof.environmentId);
  if (proof === null || scope === null || !isGenuineProof(proof, scope, sessionId, userAgent)) {
    return unknown('session_expired');
  }
  const now = parts.clock.now();
  const named = { inquiryId: proof.inquiryId, sessionId };
  const entrance = await enterNamed(parts, scope, named, proof.expires * 1000 > now.getTime());
  if ('reason' in entrance) return entrance;
  const { session } = entrance;
  return runningOf(entrance, session === null ? null : composeAddressProof(scope, session, userAgent, now));
}

function runningOf({ scope, inquiry, session }: Entrance, proof: string | null): Running | Gone {
  if (session?.status === 'active') return { scope, inquiry, session, proof };
  return { reason: 'session_expired', of: { scope, inquiry } };
}
