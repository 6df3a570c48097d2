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
    'Looks at the pictures of a verification that has an end once more, with the engines and rules of today; the answer shows it as ' +
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
