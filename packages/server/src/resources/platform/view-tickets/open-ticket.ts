/** Opening of a ticket: returns the bytes of a picture to the session that requested it, once and within a minute. */
import type { SessionFinder, UserCaller } from '../../../api/caller.ts';
import type { Database } from '../../../database/connection.ts';
import type { Clock } from '../../../lib/clock.ts';
import { Refusal } from '../../../lib/refusal.ts';
import type { KeyRing } from '../../../security/key-ring.ts';
import type { FileStore } from '../../../storage/files.ts';
import { findStored } from '../files/index.ts';
import { findUserSessions } from '../user-sessions/index.ts';
import { findTicketByDigest, useTicket } from './store.ts';

export interface OpenedTicket {
  readonly mimeType: string;
  readonly bytes: Buffer;
  /** Id of the audit row of this view. */
  readonly auditId: string;
}

/**
 * Opens a ticket. `sessionToken` is that of the cookie; null if there is none. Returns null if the picture may not be
 * seen, without a reason.
 */
export type OpenTicket = (token: string, sessionToken: string | null) => Promise<OpenedTicket | null>;

interface Parts {
  readonly database: Database;
  readonly sessions: Pick<SessionFinder, 'find'>;
  readonly keyRing: Pick<KeyRing, 'digestSecret'>;
  readonly store: FileStore;
  readonly clock: Clock;
}

export function createTicketOpener(parts: Parts): OpenTicket {
  const { database, keyRing, store, clock } = parts;
  return async (token, sessionToken) => {
    const digest = keyRing.digestSecret('view-ticket', token);
    const place = await database.read({ environmentId: null, secretDigest: digest }, (reader) =>
      findTicketByDigest(reader, digest),
    );
    if (place === null || sessionToken === null) return null;
    const caller = await callerOf(parts, sessionToken, place.environmentId);
    if (caller?.session.id !== place.sessionId || !caller.permissions.has('image.view')) return null;
    const { scope } = caller;
    const { environmentId } = scope;
    const used = await database.write({ environmentId }, async (writer) => {
      // The finder may return a session for half a second after its end.
      const [session] = await findUserSessions(writer, scope, [place.sessionId]);
      return session?.endedAt === null ? useTicket(writer, scope, digest, clock.now()) : null;
    });
    if (used === null) return null;
    const found = await database.read({ environmentId }, (reader) => findStored(reader, scope, used.fileId));
    if (found === null || found.subject.key === null) return null;
    const bytes = await store.read(environmentId, used.fileId, found.subject.key);
    return bytes === null ? null : { mimeType: found.mimeType, bytes, auditId: used.auditId };
  };
}

/** Finds the caller; null also for a session of another organization. */
async function callerOf({ sessions }: Parts, token: string, environmentId: string): Promise<UserCaller | null> {
  try {
    return await sessions.find(token, environmentId);
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}
