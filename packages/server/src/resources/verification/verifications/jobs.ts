/** Jobs of verifications. */
import { type Static, Type } from 'typebox';
import type { OperationContext } from '../../../operations/context.ts';
import { defineJob, scopeOf, system } from '../../../operations/job.ts';
import { definePort } from '../../../operations/port.ts';

const redacted = Type.Object({
  environmentId: Type.String(),
  verificationId: Type.String(),
  documentId: Type.Union([Type.String(), Type.Null()]),
  selfieId: Type.Union([Type.String(), Type.Null()]),
  fileIds: Type.Array(Type.String()),
});

export type RedactedVerification = Static<typeof redacted>;

/** Erases what hangs on a redacted verification; safe to run twice. */
export const redactionBelowVerification = definePort<
  (context: OperationContext, verification: RedactedVerification) => Promise<void>
>('redaction below a verification');

/** Erases what hangs on a redacted verification: document or selfies, stored files, copies in events and deliveries. */
export const redactVerificationChildrenJob = defineJob({
  name: 'redact-verification-children',
  data: redacted,
  settings: { retryLimit: 25, retryDelay: 2, expireInSeconds: 120 },
  async run(parts, verification) {
    const scope = await scopeOf(parts, verification.environmentId);
    const redact = parts.slices.port(redactionBelowVerification);
    await parts.runner.write(scope, system, (context) => redact(context, verification));
  },
});
