/**
 * Job that reads and judges a submitted verification; reading documents is heavy, so a worker process runs one at a
 * time.
 */
import { Type } from 'typebox';
import { defineJob, scopeOf } from '../../../operations/job.ts';
import { perceivingPort } from '../verifications/index.ts';
import { processVerification } from './operations/process-verification.ts';

/** Outcome that a developer chose in the sandbox. */
const chosenOutcome = Type.Union([
  Type.Object({ status: Type.Literal('passed') }),
  Type.Object({
    status: Type.Literal('failed'),
    failure: Type.Object({ check: Type.String(), reason: Type.String() }),
  }),
]);

export const processVerificationJob = defineJob({
  name: 'process-verification',
  data: Type.Object({
    environmentId: Type.String(),
    inquiryId: Type.String(),
    verificationId: Type.String(),
    outcome: Type.Optional(chosenOutcome),
  }),
  // An outage of the engines must not affect the individual: retried for more than a day (decision 0052).
  settings: { retryLimit: 60, retryDelay: 2, retryDelayMax: 1800, expireInSeconds: 1800 },
  async run(parts, { environmentId, verificationId, outcome = null }) {
    const { runner, files, slices, log } = parts;
    const processing = { runner, store: files, ...slices.port(perceivingPort) };
    const scope = await scopeOf(parts, environmentId);
    const chosen = scope.environmentKind === 'sandbox' ? outcome : null;
    await processVerification(processing, scope, verificationId, chosen).catch((fault: unknown) => {
      log({ level: 'error', message: `verification ${verificationId} could not be read and will be retried`, fault });
      throw fault;
    });
  },
});
