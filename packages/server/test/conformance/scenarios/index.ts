/** Scenarios of every family, by operation id of the reference. */
import type { Scenarios } from '../scenario.ts';
import { accounts } from './accounts.ts';
import { cases } from './cases.ts';
import { documentsAndDevices } from './documents-devices.ts';
import { importers } from './importers.ts';
import { inquiries } from './inquiries.ts';
import { inquirySessions } from './inquiry-sessions.ts';
import { inquiryTemplates } from './inquiry-templates.ts';
import { keysLogsLimits } from './keys-logs-limits.ts';
import { lists } from './lists.ts';
import { reports } from './reports.ts';
import { themeSets } from './theme-sets.ts';
import { transactions } from './transactions.ts';
import { userAuditLogScenarios } from './user-audit-logs.ts';
import { verifications } from './verifications.ts';
import { webhooksAndEvents } from './webhooks-events.ts';

export const scenarios: Scenarios = {
  ...inquiries,
  ...inquirySessions,
  ...inquiryTemplates,
  ...verifications,
  ...documentsAndDevices,
  ...accounts,
  ...reports,
  ...lists,
  ...importers,
  ...cases,
  ...transactions,
  ...webhooksAndEvents,
  ...keysLogsLimits,
  ...themeSets,
  ...userAuditLogScenarios,
};
