/** Exports of verifications for other slices. */

import { belonging } from '../../../api/bounds.ts';
import { fillPort } from '../../../operations/port.ts';
import { defineSlice, type ResourceKind } from '../../../operations/slice.ts';
import { attachableToCases } from '../../platform/case-links/index.ts';
import { submissionOfPicture } from '../../platform/view-tickets/index.ts';
import { verificationEndpoints } from './endpoints.ts';
import { indexFailedChecksJob, redactVerificationChildrenJob } from './jobs.ts';
import { driverLicenceRow, kindRows } from './kinds.ts';
import { verificationsUsed } from './organization-ports.ts';
import { erases, keeps } from './privacy.ts';
import { perceivingPort } from './process/index.ts';
import type { PerceptionParts } from './process/perceive-submission.ts';
import { attributesOfKind } from './schema.ts';
import { serializeVerification } from './serializer.ts';
import { verificationTransitions } from './states.ts';
import { findVerifications } from './store.ts';
import { submissionWith } from './submission-of-picture.ts';
import { verificationType } from './verification.ts';

export {
  type CompareFaces,
  compareWithAccount,
  compareWithInquiries,
  keepFace,
  markFacesApproved,
  type SeenFace,
  searchFaces,
} from './faces.ts';
export { inquiriesWithFailedCheck, isCheckName } from './failed-checks.ts';
export { redactSelfiesOfInquiry } from './operations/hold-or-redact.ts';
export {
  cancelBegunVerification,
  cancelVerificationsOfInquiry,
  escalateVerifications,
} from './operations/submit-verification.ts';
export * from './process/index.ts';
export { serializeVerification } from './serializer.ts';
export { isEnded, refuseSecondLook } from './states.ts';
export {
  findVerifications,
  findVerificationsOfInquiry,
  inquiriesWithDocumentOf,
  lockHeldVerifications,
  moveVerificationsOfInquiries,
} from './store.ts';
export { documentNumberTrace, findInquiryIdsByTrace, findSharedTraces, keepTraces, type Trace } from './traces.ts';
export type { Verification, VerificationSecrets } from './verification.ts';

const sharedRelationships = {
  inquiry: 'one',
  template: 'one',
  'inquiry-template': 'one',
  'inquiry-template-version': 'one',
  transaction: 'one-or-none',
  'verification-template': 'one',
  'verification-template-version': 'one',
  accounts: 'many',
} as const;

const shared: Pick<ResourceKind, 'readPermission' | 'includable' | 'load'> = {
  readPermission: 'verification.read',
  // Verification templates have no resource of their own, so they cannot be included.
  includable: Object.keys(sharedRelationships) as (keyof typeof sharedRelationships)[],
  load: async ({ tx, scope }, ids) =>
    (await findVerifications(tx, scope, ids)).map((each) => serializeVerification(each)),
};

/** Further relationships of some kinds, besides the shared ones. */
const further: Readonly<Record<string, readonly string[]>> = {
  'government-id': ['document'],
  'driver-license': ['document'],
  'government-id-nfc': ['document'],
  document: ['document'],
  'database-serpro': ['selfie'],
};

const kinds = [...kindRows, driverLicenceRow].map((row) => ({
  ...shared,
  relationships: {
    ...sharedRelationships,
    ...Object.fromEntries((further[row.kind] ?? []).map((name) => [name, 'one-or-none' as const])),
  },
  includable: [...shared.includable, ...(further[row.kind] ?? [])],
  type: `verification/${row.kind}`,
  attributes: attributesOfKind(row.attributes),
}));

const moved = Object.values(verificationTransitions).flatMap(({ event }) => (event === null ? [] : [event]));

/** Creates the slice. The application provides perception and look-ups. */
export const createVerificationsSlice = ({ perceptionFor, lookupsFor, identityDatabaseFor }: PerceptionParts) =>
  defineSlice({
    boundableRights: ['verification.read', 'verification.write'],
    relationTypes: {
      'verification-template': 'verification-template/',
      'verification-template-version': 'verification-template-version/',
      verifications: 'verification/',
    },
    events: ['verification.created', ...moved, 'verification.escalated'],
    kinds: [
      ...kinds,
      {
        ...shared,
        includable: [...shared.includable, 'document', 'selfie'],
        type: 'verification/',
        attributes: attributesOfKind({}),
        members: kinds.map(({ type }) => type),
      },
    ],
    endpoints: verificationEndpoints,
    jobs: [redactVerificationChildrenJob, indexFailedChecksJob],
    erases,
    keeps,
    needs: [perceivingPort],
    fills: [
      verificationsUsed,
      fillPort(attachableToCases, {
        prefix: 'ver_',
        find: async (tx, scope, ids) =>
          (await findVerifications(tx, scope, ids)).map(({ id, kind }) => ({ type: verificationType(kind), id })),
      }),
      fillPort(submissionOfPicture, submissionWith),
      fillPort(perceivingPort, { perceptionFor, lookupsFor, identityDatabaseFor }),
      fillPort(belonging, {
        parameter: 'verification-id',
        async find({ tx, scope }, id) {
          const [found] = await findVerifications(tx, scope, [id]);
          return found === undefined ? null : { parameter: 'inquiry-id', id: found.inquiryId };
        },
      }),
    ],
  });
