/** POST /dashboard/api/audit/verify: verification of the log by an auditor. */
import { type Endpoint, writeEndpoint } from '../../../../api/endpoint.ts';
import type { ReadAnchors } from '../anchors/anchor.ts';
import { auditVerification } from '../schema.ts';
import { serializeVerification } from '../serializer.ts';
import { verifyChains } from '../verify/verify-chains.ts';

export interface AuditLogParts {
  /** Reads the anchors; null if none are kept. */
  readonly readAnchors: () => Promise<ReadAnchors | null>;
}

export const verifyEndpoint = ({ readAnchors }: AuditLogParts): Endpoint =>
  writeEndpoint({
    path: '/audit/verify',
    operationId: 'verify-the-audit-log',
    auditedAs: 'read',
    summary:
      'Verifies every row of the audit log of the organization: what was edited, removed, inserted, reordered or cut.',
    permission: null,
    userPermission: 'user_audit_log.read',
    surface: 'dashboard',
    resourceType: 'user-audit-log',
    answerBody: auditVerification,
    async handle({ tx, scope, keyRing, clock }) {
      const { auditSigner: signer } = keyRing;
      const { organizationId } = scope;
      const anchors = await readAnchors();
      const found = await verifyChains({ reader: tx, organizationId, signer, anchors, now: clock.now() });
      const note = { context: { action: 'audit-verified', whole: found.isWhole } };
      return { body: serializeVerification(found, signer.publicKey), note };
    },
  });
