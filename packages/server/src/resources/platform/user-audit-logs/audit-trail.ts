/**
 * Audit rows of requests. Requests without a transaction are written in groups per organization, so that a page with
 * twenty requests does not use twenty connections that wait for one row.
 */
import type { AuditTrail } from '../../../api/audit-trail.ts';
import type { Database } from '../../../database/connection.ts';
import type { Scope } from '../../../security/scope.ts';
import { type AuditEntry, type AuditKeys, appendEntries } from './append.ts';
import { entryOf } from './request-entry.ts';

interface Waiting {
  readonly scope: Scope;
  readonly entry: AuditEntry;
  readonly written: () => void;
  readonly failed: (error: unknown) => void;
}

const mostInGroup = 64;

export function createAuditTrail(parts: {
  readonly database: Database;
  readonly keyRing: AuditKeys;
  /** Called with the number of committed rows. */
  readonly committed: (scope: Scope, rows: number) => void;
}): AuditTrail {
  const { database, keyRing, committed } = parts;
  const queues = new Map<string, Waiting[]>();

  async function writeGroup(group: readonly Waiting[]): Promise<void> {
    const [first] = group;
    if (first === undefined) return;
    const { scope } = first;
    const entries = group.map(({ entry }) => entry);
    try {
      await database.transaction({ environmentId: scope.environmentId }, (tx) =>
        appendEntries({ tx, scope, keyRing }, entries),
      );
    } catch (error) {
      for (const { failed } of group) failed(error);
      return;
    }
    for (const { written } of group) written();
    committed(scope, entries.length);
  }

  /** Writes groups until no request waits. */
  async function writeAll(organizationId: string, queue: Waiting[]): Promise<void> {
    while (queue.length > 0) await writeGroup(queue.splice(0, mostInGroup));
    queues.delete(organizationId);
  }

  return {
    async writeWith(tx, request, reply) {
      const { scope } = request.caller;
      await appendEntries({ tx, scope, keyRing }, [entryOf(request, reply)]);
      tx.afterCommit(() => committed(scope, 1));
    },
    writeAlone: (request, reply) =>
      new Promise((written, failed) => {
        const { scope } = request.caller;
        const { organizationId } = scope;
        const waiting = { scope, entry: entryOf(request, reply), written, failed };
        const queue = queues.get(organizationId);
        if (queue !== undefined) return void queue.push(waiting);
        const begun = [waiting];
        queues.set(organizationId, begun);
        void writeAll(organizationId, begun);
      }),
  };
}
