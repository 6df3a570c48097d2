/** Where each page is and who it is for; apart from what draws them, so that a test holds every role to it. */

export interface PageRights {
  /** Below `/dashboard/<environment>/`, as the router has it; the empty path is home. */
  readonly path: string;
  /** Rights one of which makes the page useful; none for everybody. */
  readonly needs: readonly string[];
  /** Whether it stands in the navigation and the palette; a page with a `$param` in its path does not. */
  readonly isListed: boolean;
  /** Key after `g` that leads there. */
  readonly key?: string;
  /** One's own, so that it stands in the account menu and not in the navigation. */
  readonly isOwn?: true;
}

export const pageRights = {
  home: { path: '', needs: [], isListed: true, key: 'h' },
  inquiries: { path: 'inquiries', needs: ['inquiry.read'], isListed: true, key: 'i' },
  inquiry: { path: 'inquiries/$inquiryId', needs: ['inquiry.read'], isListed: false },
  accounts: { path: 'accounts', needs: ['account.read'], isListed: true, key: 'c' },
  account: { path: 'accounts/$accountId', needs: ['account.read'], isListed: false },
  matches: { path: 'matches', needs: ['pii.view'], isListed: true, key: 'm' },
  cases: { path: 'cases', needs: ['case.read'], isListed: true, key: 'q' },
  case: { path: 'cases/$caseId', needs: ['case.read'], isListed: false },
  caseQueues: { path: 'case-queues', needs: ['case.read'], isListed: false },
  caseTemplates: { path: 'case-templates', needs: ['case_template.read'], isListed: true },
  caseTemplate: { path: 'case-templates/$caseTemplateId', needs: ['case_template.read'], isListed: false },
  reports: { path: 'reports', needs: ['report.read'], isListed: true, key: 'r' },
  report: { path: 'reports/$reportId', needs: ['report.read'], isListed: false },
  lists: { path: 'lists', needs: ['list.read'], isListed: true, key: 'b' },
  list: { path: 'lists/$listId', needs: ['list.read'], isListed: false },
  watchlists: { path: 'watchlists', needs: ['report.read'], isListed: true },
  watchlist: { path: 'watchlists/$slug', needs: ['report.read'], isListed: false },
  transactions: { path: 'transactions', needs: ['txn.read'], isListed: true },
  transaction: { path: 'transactions/$transactionId', needs: ['txn.read'], isListed: false },
  ruleSets: { path: 'rule-sets', needs: ['txn.read'], isListed: true },
  ruleSet: { path: 'rule-sets/$ruleSetId', needs: ['txn.read'], isListed: false },
  reportTemplates: { path: 'report-templates', needs: ['report.read'], isListed: true },
  reportTemplate: { path: 'report-templates/$templateId', needs: ['report.read'], isListed: false },
  thresholds: { path: 'match-thresholds', needs: ['report.read'], isListed: false },
  analytics: { path: 'analytics', needs: ['inquiry.read'], isListed: true, key: 'y' },
  exports: { path: 'exports', needs: ['export.inquiry'], isListed: true },
  firstRun: { path: 'first-inquiry', needs: ['inquiry.write'], isListed: true },
  ownSignIn: { path: 'own-sign-in', needs: [], isListed: true, isOwn: true },
  team: { path: 'team', needs: ['user.read'], isListed: true, key: 't' },
  organization: { path: 'organization', needs: ['organization.read'], isListed: true, key: 'o' },
  sessions: { path: 'sessions', needs: ['user.read'], isListed: true },
  auditLog: { path: 'audit-log', needs: ['user_audit_log.read'], isListed: true, key: 'a' },
  templates: { path: 'templates', needs: ['inquiry_template.read'], isListed: true, key: 'p' },
  template: { path: 'templates/$templateId', needs: ['inquiry_template.read'], isListed: false },
  webhooks: { path: 'webhooks', needs: ['webhook.read'], isListed: true, key: 'w' },
  webhook: { path: 'webhooks/$webhookId', needs: ['webhook.read'], isListed: false },
  accountTypes: { path: 'account-types', needs: ['account_type.read'], isListed: true },
  accountType: { path: 'account-types/$accountTypeId', needs: ['account_type.read'], isListed: false },
  transactionTypes: { path: 'transaction-types', needs: ['transaction_type.read'], isListed: true },
  transactionType: {
    path: 'transaction-types/$transactionTypeId',
    needs: ['transaction_type.read'],
    isListed: false,
  },
  themes: { path: 'themes', needs: ['theme_set.read'], isListed: true },
  simulator: { path: 'simulator', needs: ['inquiry.write'], isListed: true, key: 's' },
  events: { path: 'events', needs: ['event.read'], isListed: true, key: 'e' },
  apiLogs: { path: 'api-logs', needs: ['api_log.read'], isListed: true, key: 'l' },
  keys: { path: 'keys', needs: ['api_key.read'], isListed: true, key: 'k' },
  roles: { path: 'roles', needs: ['role.read'], isListed: true },
  settings: { path: 'settings', needs: ['setting.read'], isListed: true },
} as const satisfies Readonly<Record<string, PageRights>>;
