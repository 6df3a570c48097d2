/** What the audit log says of a way in: that somebody came in, and that somebody who is known was refused. */
import type { EntryContext, Visit } from '../../../api/entry.ts';
import type { OperationContext } from '../../../operations/context.ts';
import type { Scope } from '../../../security/scope.ts';
import { type AuditContext, appendUserAudit } from '../user-audit-logs/index.ts';

interface Came {
  readonly userId: string;
  readonly sessionId: string | null;
  readonly status: number;
  readonly context: AuditContext;
}

/** In the transaction that begins the session, as its last statement. */
export async function auditSignIn(
  context: OperationContext,
  { method, path, ip, userAgent }: Visit,
  came: Came,
): Promise<void> {
  const about = { method, path, ipAddress: ip, userAgent, environmentId: null };
  await appendUserAudit(context, { ...about, ...came });
}

/**
 * In a transaction of its own, since the refusal undoes the other one, and after the answer: nobody is audited whom nobody knows, and
 * the time of the answer would tell who is.
 */
export function auditRefusal(
  { runner, afterAnswer }: EntryContext,
  visit: Visit,
  refused: { readonly scope: Scope; readonly userId: string; readonly way: string; readonly detail?: string },
): void {
  const { scope, userId, way, detail } = refused;
  const context = { action: 'sign-in-refused', way, ...(detail === undefined ? {} : { detail }) };
  afterAnswer(() =>
    runner.write(scope, { type: 'user', id: userId }, (writing) =>
      auditSignIn(writing, visit, { userId, sessionId: null, status: 401, context }),
    ),
  );
}
