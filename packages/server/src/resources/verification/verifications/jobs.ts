/** Jobs of verifications. */
import { Type } from 'typebox';
import { defineJob, scopeOf, system } from '../../../operations/job.ts';
import { erase } from '../../../privacy/erasure.ts';

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
