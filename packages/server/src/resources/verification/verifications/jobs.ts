/** Jobs of verifications. */
import { Type } from 'typebox';
import { defineJob, type JobParts, scopeOf, system } from '../../../operations/job.ts';
import { erase } from '../../../privacy/erasure.ts';
import type { Scope } from '../../../security/scope.ts';
import { findVerificationIdsWithoutIndex, indexFailedChecks } from './failed-checks.ts';
import { lockVerification } from './store.ts';

const idOrNull = Type.Union([Type.String(), Type.Null()]);

/**
 * Job that erases the children of a redacted verification: its document or selfies, stored files, copies in events,
 * deliveries and stored responses. The inquiry is unchanged.
 */
export const redactVerificationChildrenJob = defineJob({
  name: 'redact-verification-children',
  data: Type.Object({
    environmentId: Type.String(),
    verificationId: Type.String(),
    documentId: idOrNull,
    selfieId: idOrNull,
    fileIds: Type.Array(Type.String()),
  }),
  settings: { retryLimit: 25, retryDelay: 2, expireInSeconds: 120 },
  async run(parts, { environmentId, verificationId, documentId, selfieId, fileIds }) {
    const scope = await scopeOf(parts, environmentId);
    const document = documentId === null ? [] : [documentId];
    const selfie = selfieId === null ? [] : [selfieId];
    const object = [verificationId, ...document, ...selfie];
    const references = { verification: [verificationId], document, selfie, file: fileIds, object };
    await parts.runner.write(scope, system, (context) => erase(context, 'afterwards', references, context.clock.now()));
  },
});

const batch = 500;

/** Makes inquiries of earlier releases searchable by their failed checks. */
export const indexFailedChecksJob = defineJob({
  name: 'index-failed-checks',
  data: Type.Object({}),
  settings: { retryLimit: 0, retryDelay: 1, expireInSeconds: 120, sweepSeconds: 60 },
  async run(parts) {
    for (const scope of await parts.scopes.all()) await indexVerifications(parts, scope);
  },
});

/** Indexes a batch. A verification that fails is logged and tried again at the next sweep; the others continue. */
async function indexVerifications({ runner, log }: JobParts, scope: Scope): Promise<void> {
  const ids = await runner.read(scope, ({ tx }) => findVerificationIdsWithoutIndex(tx, scope, batch));
  for (const id of ids) {
    await runner
      .write(scope, system, async ({ tx }) => {
        const verification = await lockVerification(tx, scope, id);
        if (verification !== null) await indexFailedChecks(tx, scope, verification);
      })
      .catch((fault: unknown) => log({ level: 'error', message: `verification ${id} could not be indexed`, fault }));
  }
}
