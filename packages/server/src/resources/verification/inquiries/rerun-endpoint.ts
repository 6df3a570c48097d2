/**
 * Endpoint POST /verifications/{verification-id}/rerun, in this folder because a verification is read together with its
 * inquiry. Not in the reference.
 */
import { type Endpoint, writeEndpoint } from '../../../api/endpoint.ts';
import { serializeVerification } from '../verifications/index.ts';
import { requestRerun } from './operations/request-rerun.ts';

export const rerunEndpoint: Endpoint = writeEndpoint({
  path: '/verifications/{verification-id}/rerun',
  operationId: 'rerun-a-verification',
  summary:
    'Checks the pictures of a finished verification again, with the current engines and rules. The response shows the verification ' +
    'it was before.',
  permission: 'verification.write',
  userPermission: 'inquiry.decide',
  resourceType: 'verification/',
  extension: true,
  success: 202,
  async handle(context, { params }) {
    return {
      resource: serializeVerification(await requestRerun(context, params['verification-id'])),
      status: 202,
    };
  },
});
