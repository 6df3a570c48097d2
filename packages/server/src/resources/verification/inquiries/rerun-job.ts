/** Job that reruns a verification; reading documents is heavy, so a worker process runs one at a time. */
import { Type } from 'typebox';
import { defineJob, scopeOf } from '../../../operations/job.ts';
import { perceivingPort } from '../verifications/index.ts';
import { rerunVerification } from './operations/rerun-verification.ts';

export const rerunVerificationJob = defineJob({
  name: 'rerun-verification',
  data: Type.Object({ environmentId: Type.String(), verificationId: Type.String() }),
  settings: { retryLimit: 10, retryDelay: 5, retryDelayMax: 600, expireInSeconds: 1800 },
  async run(parts, { environmentId, verificationId }) {
    const { runner, files, slices } = parts;
    const scope = await scopeOf(parts, environmentId);
    await rerunVerification({ runner, store: files, ...slices.port(perceivingPort) }, scope, verificationId);
  },
});
