/** Public interface of the audit log of people. */
import { defineSlice } from '../../../operations/slice.ts';
import { exportEndpoint } from './endpoints/export.ts';
import { auditDashboardEndpoints, auditLogEndpoints } from './endpoints/logs.ts';
import { type AuditLogParts, verifyEndpoint } from './endpoints/verify.ts';
import { namedInAudit } from './named-objects.ts';
import { erases, keeps } from './privacy.ts';
import { userAuditLogAttributes } from './schema.ts';

export { type AuditAnchors, keepAnchors, readAnchorFile } from './anchors/keep-anchors.ts';
export { appendUserAudit } from './append.ts';
export { createAuditTrail } from './audit-trail.ts';
export type { AuditLogParts } from './endpoints/verify.ts';
export { fillNames } from './named-objects.ts';
export type { AuditContext } from './user-audit-log.ts';
export type { Verification } from './verify/finding.ts';
export { verifyChains } from './verify/verify-chains.ts';

export const createUserAuditLogsSlice = (parts: AuditLogParts) =>
  defineSlice({
    kinds: [
      {
        type: 'user-audit-log',
        readPermission: 'user_audit_log.read',
        includable: ['user'],
        relationships: { user: 'one', 'user-session': 'one-or-none' },
        attributes: userAuditLogAttributes,
      },
    ],
    endpoints: auditLogEndpoints,
    dashboard: [verifyEndpoint(parts), exportEndpoint, ...auditDashboardEndpoints],
    events: [],
    needs: [namedInAudit],
    erases,
    keeps,
  });
