/** What other slices may use of verifications. */
import { readEndpoint } from '../../api/endpoint.ts';
import type { Slice } from '../../api/slice.ts';
import { Refusal } from '../../lib/refusal.ts';
import { verificationAttributes } from './schema.ts';
import { serializeVerification } from './serializer.ts';
import { verificationTransitions } from './states.ts';
import { findVerifications } from './store.ts';

export { documentAttributes } from './document-attributes.ts';
export { judge, type Verdict } from './judge.ts';
export {
  cancelVerificationsOfInquiry,
  type Submission,
  settleVerification,
  submitVerification,
} from './operations.ts';
export type { VerificationAction, VerificationStatus } from './states.ts';
export { findVerifications, findVerificationsOfInquiry, redactVerificationsOfInquiry } from './store.ts';
export { findRepeats, keepTraces, type Trace } from './traces.ts';
export type { FaceCorners, Verification, VerificationSecrets } from './verification.ts';

export const verificationsSlice: Slice = {
  events: ['verification.created', ...Object.values(verificationTransitions).map(({ event }) => event)],
  kinds: [
    {
      type: 'verification/',
      includable: ['inquiry', 'template', 'inquiry-template', 'inquiry-template-version', 'transaction', 'document'],
      attributes: verificationAttributes,
      load: async ({ tx, scope }, ids) => (await findVerifications(tx, scope, ids)).map(serializeVerification),
    },
  ],
  endpoints: [
    readEndpoint({
      path: '/verifications/{verification-id}',
      operationId: 'retrieve-a-verification',
      summary: 'Retrieves one verification of any kind, with its checks.',
      permission: 'verification.read',
      resourceType: 'verification/',
      async handle({ tx, scope }, { params }) {
        const [verification] = await findVerifications(tx, scope, [params['verification-id'] ?? '']);
        if (verification === undefined) throw new Refusal('not_found');
        return { resource: serializeVerification(verification) };
      },
    }),
  ],
};
