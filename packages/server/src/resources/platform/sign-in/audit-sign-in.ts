/** Audit log entries of sign-ins: successful ones, and refused ones of known people. */
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

/** Logs a sign-in as the last statement of the transaction that begins the session. */
export async function auditSignIn(
  context: OperationContext,
  { method, path, ip, userAgent }: Visit,
  came: Came,
): Promise<void> {
  const about = { method, path, ipAddress: ip, userAgent, environmentId: null };
  await appendUserAudit(context, { ...about, ...came });
}

/**
 * Logs a refusal in a separate transaction, since the refusal rolls back the first one. Runs after the response: only
 * known people are logged, so the response time would otherwise reveal who is known.
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
