import type { WrittenPageTexts } from '../en/pages.ts';
import { accountTexts } from './account.ts';
import { accountTypeTexts } from './account-type.ts';
import { accountTypesTexts } from './account-types.ts';
import { accountsTexts } from './accounts.ts';
import { analyticsTexts } from './analytics.ts';
import { apiLogsTexts } from './api-logs.ts';
import { auditLogTexts } from './audit-log.ts';
import { backtestTexts } from './backtest.ts';
import { caseTexts } from './case.ts';
import { caseQueuesTexts } from './case-queues.ts';
import { caseTemplatesTexts } from './case-templates.ts';
import { casesTexts } from './cases.ts';
import { eventsTexts } from './events.ts';
import { evidenceTexts } from './evidence.ts';
import { exportsTexts } from './exports.ts';
import { fieldSchemasTexts } from './field-schemas.ts';
import { firstRunTexts } from './first-run.ts';
import { inquiriesTexts } from './inquiries.ts';
import { inquiryTexts } from './inquiry.ts';
import { keysTexts } from './keys.ts';
import { linkedAccountsTexts } from './linked-accounts.ts';
import { listTexts } from './list.ts';
import { listHitsTexts } from './list-hits.ts';
import { listsTexts } from './lists.ts';
import { matchesTexts } from './matches.ts';
import { organizationTexts } from './organization.ts';
import { ownSignInTexts } from './own-sign-in.ts';
import { reportTexts } from './report.ts';
import { reportTemplatesTexts } from './report-templates.ts';
import { reportsTexts } from './reports.ts';
import { rolesTexts } from './roles.ts';
import { ruleSetTexts } from './rule-set.ts';
import { ruleSetsTexts } from './rule-sets.ts';
import { screeningHomeTexts } from './screening-home.ts';
import { sessionsTexts } from './sessions.ts';
import { settingsTexts } from './settings.ts';
import { simulatorTexts } from './simulator.ts';
import { teamTexts } from './team.ts';
import { templateTexts } from './template.ts';
import { templatesTexts } from './templates.ts';
import { themesTexts } from './themes.ts';
import { thresholdsTexts } from './thresholds.ts';
import { transactionTexts } from './transaction.ts';
import { transactionTypeTexts } from './transaction-type.ts';
import { transactionTypesTexts } from './transaction-types.ts';
import { transactionsTexts } from './transactions.ts';
import { watchlistsTexts } from './watchlists.ts';
import { webhookTexts } from './webhook.ts';
import { webhooksTexts } from './webhooks.ts';

export const pageTexts: WrittenPageTexts = {
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
  watchlists: watchlistsTexts,
  screeningHome: screeningHomeTexts,
  thresholds: thresholdsTexts,
  reports: reportsTexts,
  reportTemplates: reportTemplatesTexts,
  report: reportTexts,
  matches: matchesTexts,
  backtest: backtestTexts,
  cases: casesTexts,
  case: caseTexts,
  caseQueues: caseQueuesTexts,
  caseTemplates: caseTemplatesTexts,
  linkedAccounts: linkedAccountsTexts,
  transactions: transactionsTexts,
  transaction: transactionTexts,
  transactionTypes: transactionTypesTexts,
  transactionType: transactionTypeTexts,
  ruleSets: ruleSetsTexts,
  ruleSet: ruleSetTexts,
  list: listTexts,
  listHits: listHitsTexts,
  lists: listsTexts,
};
