/**
 * Job that reads and judges a submitted verification; reading documents is heavy, so a worker process runs one at a
 * time.
 */
import { Type } from 'typebox';
import { defineJob, scopeOf } from '../../../operations/job.ts';
import { perceivingPort } from '../verifications/index.ts';
import { processVerification } from './operations/process-verification.ts';

export const processVerificationJob = defineJob({
  name: 'process-verification',
  data: Type.Object({ environmentId: Type.String(), inquiryId: Type.String(), verificationId: Type.String() }),
  // An outage of the engines must not affect the individual: retried for more than a day (decision 0052).
  settings: { retryLimit: 60, retryDelay: 2, retryDelayMax: 1800, expireInSeconds: 1800 },
  async run(parts, { environmentId, verificationId }) {
    const { runner, files, slices, log } = parts;
    const processing = { runner, store: files, ...slices.port(perceivingPort) };
    const scope = await scopeOf(parts, environmentId);
    await processVerification(processing, scope, verificationId).catch((fault: unknown) => {
      log({ level: 'error', message: `verification ${verificationId} could not be read and is tried again`, fault });
      throw fault;
    });
  },
});
