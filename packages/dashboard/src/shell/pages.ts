/**
 * The one table of pages: it makes the routes, the navigation, the palette's entries and the keys after `g`. A page is shown to
 * those who have its right in the environment; the server refuses the others whatever is shown.
 */
import type { ComponentType } from 'react';
import type { IconName } from '../kit/icon.tsx';
import type { Texts } from '../texts/en.ts';
import { type PageRights, pageRights } from './page-rights.ts';

export interface PageEntry extends PageRights {
  readonly name: keyof Texts['shell']['pages'];
  readonly icon: IconName;
  readonly group: 'work' | 'develop' | 'organization';
  readonly load: () => Promise<ComponentType>;
}

export const pages: readonly PageEntry[] = [
  {
    name: 'home',
    ...pageRights.home,
    icon: 'home',
    group: 'work',
    load: async () => (await import('../pages/home/home.tsx')).HomePage,
  },
  {
    name: 'inquiries',
    ...pageRights.inquiries,
    icon: 'inquiries',
    group: 'work',
    load: async () => (await import('../pages/inquiries/inquiries.tsx')).InquiriesPage,
  },
  {
    name: 'inquiry',
    ...pageRights.inquiry,
    icon: 'inquiries',
    group: 'work',
    load: async () => (await import('../pages/inquiry/inquiry.tsx')).InquiryPage,
  },
  {
    name: 'accounts',
    ...pageRights.accounts,
    icon: 'people',
    group: 'work',
    load: async () => (await import('../pages/accounts/accounts.tsx')).AccountsPage,
  },
  {
    name: 'account',
    ...pageRights.account,
    icon: 'people',
    group: 'work',
    load: async () => (await import('../pages/account/account.tsx')).AccountPage,
  },
  {
    name: 'analytics',
    ...pageRights.analytics,
    icon: 'chart',
    group: 'work',
    load: async () => (await import('../pages/analytics/analytics.tsx')).AnalyticsPage,
  },
  {
    name: 'exports',
    ...pageRights.exports,
    icon: 'download',
    group: 'work',
    load: async () => (await import('../pages/exports/exports.tsx')).ExportsPage,
  },
  {
    name: 'firstRun',
    ...pageRights.firstRun,
    icon: 'play',
    group: 'develop',
    load: async () => (await import('../pages/first-run/first-run.tsx')).FirstRunPage,
  },
  {
    name: 'ownSignIn',
    ...pageRights.ownSignIn,
    icon: 'passkey',
    group: 'organization',
    load: async () => (await import('../pages/own-sign-in/own-sign-in.tsx')).OwnSignInPage,
  },
  {
    name: 'team',
    ...pageRights.team,
    icon: 'team',
    group: 'organization',
    load: async () => (await import('../pages/team/team.tsx')).TeamPage,
  },
  {
    name: 'organization',
    ...pageRights.organization,
    icon: 'organization',
    group: 'organization',
    load: async () => (await import('../pages/organization/organization.tsx')).OrganizationPage,
  },
  {
    name: 'sessions',
    ...pageRights.sessions,
    icon: 'sessions',
    group: 'organization',
    load: async () => (await import('../pages/sessions/sessions.tsx')).SessionsPage,
  },
  {
    name: 'auditLog',
    ...pageRights.auditLog,
    icon: 'audit',
    group: 'organization',
    load: async () => (await import('../pages/audit-log/audit-log.tsx')).AuditLogPage,
  },
  {
    name: 'templates',
    ...pageRights.templates,
    icon: 'templates',
    group: 'develop',
    load: async () => (await import('../pages/templates/templates.tsx')).TemplatesPage,
  },
  {
    name: 'template',
    ...pageRights.template,
    icon: 'templates',
    group: 'develop',
    load: async () => (await import('../pages/template/template.tsx')).TemplatePage,
  },
  {
    name: 'webhooks',
    ...pageRights.webhooks,
    icon: 'webhooks',
    group: 'develop',
    load: async () => (await import('../pages/webhooks/webhooks.tsx')).WebhooksPage,
  },
  {
    name: 'webhook',
    ...pageRights.webhook,
    icon: 'webhooks',
    group: 'develop',
    load: async () => (await import('../pages/webhook/webhook.tsx')).WebhookPage,
  },
  {
    name: 'accountTypes',
    ...pageRights.accountTypes,
    icon: 'people',
    group: 'develop',
    load: async () => (await import('../pages/account-types/account-types.tsx')).AccountTypesPage,
  },
  {
    name: 'accountType',
    ...pageRights.accountType,
    icon: 'people',
    group: 'develop',
    load: async () => (await import('../pages/account-type/account-type.tsx')).AccountTypePage,
  },
  {
    name: 'themes',
    ...pageRights.themes,
    icon: 'sun',
    group: 'develop',
    load: async () => (await import('../pages/themes/themes.tsx')).ThemesPage,
  },
  {
    name: 'simulator',
    ...pageRights.simulator,
    icon: 'sandbox',
    group: 'develop',
    load: async () => (await import('../pages/simulator/simulator.tsx')).SimulatorPage,
  },
  {
    name: 'events',
    ...pageRights.events,
    icon: 'events',
    group: 'develop',
    load: async () => (await import('../pages/events/events.tsx')).EventsPage,
  },
  {
    name: 'apiLogs',
    ...pageRights.apiLogs,
    icon: 'logs',
    group: 'develop',
    load: async () => (await import('../pages/api-logs/api-logs.tsx')).ApiLogsPage,
  },
  {
    name: 'keys',
    ...pageRights.keys,
    icon: 'keys',
    group: 'develop',
    load: async () => (await import('../pages/keys/keys.tsx')).KeysPage,
  },
  {
    name: 'roles',
    ...pageRights.roles,
    icon: 'roles',
    group: 'organization',
    load: async () => (await import('../pages/roles/roles.tsx')).RolesPage,
  },
  {
    name: 'settings',
    ...pageRights.settings,
    icon: 'settings',
    group: 'organization',
    load: async () => (await import('../pages/settings/settings.tsx')).SettingsPage,
  },
];

export const pageGroups = ['work', 'develop', 'organization'] as const;
