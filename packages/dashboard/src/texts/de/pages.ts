import type { PageTexts } from '../en/pages.ts';
import { accountTexts } from './account.ts';
import { accountTypeTexts } from './account-type.ts';
import { accountTypesTexts } from './account-types.ts';
import { accountsTexts } from './accounts.ts';
import { analyticsTexts } from './analytics.ts';
import { apiLogsTexts } from './api-logs.ts';
import { auditLogTexts } from './audit-log.ts';
import { eventsTexts } from './events.ts';
import { evidenceTexts } from './evidence.ts';
import { exportsTexts } from './exports.ts';
import { fieldSchemasTexts } from './field-schemas.ts';
import { firstRunTexts } from './first-run.ts';
import { inquiriesTexts } from './inquiries.ts';
import { inquiryTexts } from './inquiry.ts';
import { keysTexts } from './keys.ts';
import { organizationTexts } from './organization.ts';
import { ownSignInTexts } from './own-sign-in.ts';
import { rolesTexts } from './roles.ts';
import { sessionsTexts } from './sessions.ts';
import { settingsTexts } from './settings.ts';
import { simulatorTexts } from './simulator.ts';
import { teamTexts } from './team.ts';
import { templateTexts } from './template.ts';
import { templatesTexts } from './templates.ts';
import { themesTexts } from './themes.ts';
import { webhookTexts } from './webhook.ts';
import { webhooksTexts } from './webhooks.ts';

export const pageTexts: PageTexts = {
  firstRun: firstRunTexts,
  ownSignIn: ownSignInTexts,
  team: teamTexts,
  organization: organizationTexts,
  sessions: sessionsTexts,
  auditLog: auditLogTexts,
  keys: keysTexts,
  roles: rolesTexts,
  settings: settingsTexts,
  inquiries: inquiriesTexts,
  inquiry: inquiryTexts,
  evidence: evidenceTexts,
  webhooks: webhooksTexts,
  webhook: webhookTexts,
  templates: templatesTexts,
  template: templateTexts,
  events: eventsTexts,
  apiLogs: apiLogsTexts,
  accounts: accountsTexts,
  account: accountTexts,
  analytics: analyticsTexts,
  exports: exportsTexts,
  simulator: simulatorTexts,
  themes: themesTexts,
  fieldSchemas: fieldSchemasTexts,
  accountTypes: accountTypesTexts,
  accountType: accountTypeTexts,
};
