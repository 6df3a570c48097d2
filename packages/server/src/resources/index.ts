/** Static list of slices, and the registry that finds a resource by its type. */
import { currentModel } from '@countersign/screening';
import { joinable } from '../operations/port.ts';
import { createRegistry, type Registry } from '../operations/slice.ts';
import { openWatchlistFolder } from '../screening/watchlist-folder.ts';
import { publicOnly } from '../security/egress.ts';
import { themeSetsSlice } from './appearance/theme-sets/index.ts';
import { ground } from './ground.ts';
import { caseQueuesSlice } from './monitoring/case-queues/index.ts';
import { caseTemplatesSlice } from './monitoring/case-templates/index.ts';
import { createCasesSlice } from './monitoring/cases/index.ts';
import { transactionRulesSlice } from './monitoring/transaction-rules/index.ts';
import { transactionsSlice } from './monitoring/transactions/index.ts';
import { accountsSlice } from './people/accounts/index.ts';
import { devicesSlice } from './people/devices/index.ts';
import { importersSlice } from './people/importers/index.ts';
import { linksSlice } from './people/links/index.ts';
import { listsSlice } from './people/lists/index.ts';
import { apiKeysSlice } from './platform/api-keys/index.ts';
import { type ApiLogParts, createApiLogsSlice } from './platform/api-logs/index.ts';
import { caseLinksSlice } from './platform/case-links/index.ts';
import { eventsSlice } from './platform/events/index.ts';
import { filesSlice } from './platform/files/index.ts';
import { createMessagesSlice, type MessagesParts } from './platform/messages/index.ts';
import { organizationsSlice } from './platform/organizations/index.ts';
import { rateLimitsSlice } from './platform/rate-limits/index.ts';
import { rolesSlice } from './platform/roles/index.ts';
import { createSettingsSlice, type SettingsParts } from './platform/settings/index.ts';
import { createSignInSlice, type SignInParts } from './platform/sign-in/index.ts';
import { tagsSlice } from './platform/tags/index.ts';
import { type AuditLogParts, createUserAuditLogsSlice } from './platform/user-audit-logs/index.ts';
import { userSessionsSlice } from './platform/user-sessions/index.ts';
import { usersSlice } from './platform/users/index.ts';
import { viewTicketsSlice } from './platform/view-tickets/index.ts';
import { createWebhooksSlice, type EgressOfEnvironments } from './platform/webhooks/index.ts';
import { createReportsSlice, type ReportParts } from './screening/reports/index.ts';
import { createWatchlistsSlice } from './screening/watchlists/index.ts';
import { analyticsSlice } from './verification/analytics/index.ts';
import { bulkActionsSlice } from './verification/bulk-actions/index.ts';
import { contactCodesSlice } from './verification/contact-codes/index.ts';
import { documentsSlice } from './verification/documents/index.ts';
import { evidenceSlice } from './verification/evidence/index.ts';
import { exportsSlice } from './verification/exports/index.ts';
import { handoffsSlice } from './verification/handoffs/index.ts';
import { inquiriesSlice } from './verification/inquiries/index.ts';
import { inquirySessionsSlice } from './verification/inquiry-sessions/index.ts';
import { createInquiryTemplatesSlice, type TemplateParts } from './verification/inquiry-templates/index.ts';
import { createPrintsSlice, type PrintParts } from './verification/prints/index.ts';
import { reviewsSlice } from './verification/reviews/index.ts';
import { savedViewsSlice } from './verification/saved-views/index.ts';
import { searchSlice } from './verification/search/index.ts';
import { selfiesSlice } from './verification/selfies/index.ts';
import { createSimulationsSlice, type SimulationParts } from './verification/simulations/index.ts';
import { uploadsSlice } from './verification/uploads/index.ts';
import { createVerificationsSlice, type PerceptionParts } from './verification/verifications/index.ts';

const publicEgress = { sandbox: publicOnly, production: publicOnly };

/** Parts that the composition root gives to slices. */
type SliceParts = SimulationParts &
  PerceptionParts &
  ApiLogParts &
  AuditLogParts &
  PrintParts &
  TemplateParts &
  ReportParts &
  MessagesParts &
  SettingsParts &
  SignInParts;

/** Creates the registry. `egress` determines the addresses that webhooks may have. */
export function createSlices(parts: SliceParts, egress: EgressOfEnvironments = publicEgress): Registry {
  const recording = [
    inquiriesSlice,
    contactCodesSlice,
    uploadsSlice,
    handoffsSlice,
    inquirySessionsSlice,
    devicesSlice,
    createInquiryTemplatesSlice(parts),
    themeSetsSlice,
    accountsSlice,
    linksSlice,
    listsSlice,
    importersSlice,
    createVerificationsSlice(parts),
    documentsSlice,
    selfiesSlice,
    createSimulationsSlice(parts),
    createPrintsSlice(parts),
    reviewsSlice,
    evidenceSlice,
    searchSlice,
    analyticsSlice,
    exportsSlice,
    bulkActionsSlice,
    savedViewsSlice,
    createReportsSlice(parts),
    transactionsSlice,
    transactionRulesSlice,
    createCasesSlice(parts),
    eventsSlice,
    filesSlice,
    createSignInSlice(parts),
  ] as const;
  const further = [
    apiKeysSlice,
    createApiLogsSlice(parts),
    rateLimitsSlice,
    createWatchlistsSlice(parts),
    tagsSlice,
    caseLinksSlice,
    caseQueuesSlice,
    caseTemplatesSlice,
    viewTicketsSlice,
    createUserAuditLogsSlice(parts),
    userSessionsSlice,
    usersSlice,
    rolesSlice,
    organizationsSlice,
    createMessagesSlice(parts),
    createSettingsSlice(parts),
    ground,
  ] as const;
  const webhooks = createWebhooksSlice([...recording, ...further], { egress, baseUrl: parts.settings.baseUrl });
  return createRegistry(joinable([...recording, webhooks, ...further]));
}

/** Returns a registry without services: enough to describe the API, whose endpoints cannot be called. */
export function describeSlices(): Registry {
  const nothing = (): never => {
    throw new Error('the description of the API perceives, stores and prints nothing');
  };
  return createSlices({
    perceptionFor: nothing,
    lookupsFor: nothing,
    identityDatabaseFor: nothing,
    reportSources: {
      screener: {
        models: { current: currentModel, named: nothing, versions: [] },
        screen: nothing,
        searchVersions: nothing,
        listed: nothing,
        changesSince: nothing,
        affected: nothing,
        differing: nothing,
        warm: nothing,
        close: nothing,
      },
      providerFor: nothing,
      mailDomainsFor: nothing,
      read: nothing,
      watchlists: openWatchlistFolder(''),
    },
    print: nothing,
    settleLogs: nothing,
    connectedFor: nothing,
    readAnchors: nothing,
    messages: { send: nothing, transportOf: nothing, carries: nothing },
    alertEmail: null,
    signIn: 'any',
    issuer: null,
    settings: {
      signIn: 'any',
      issuerName: null,
      baseUrl: '',
      hasAlertEmail: false,
      hasMail: false,
      isRootKeyBesideData: true,
    },
    database: { read: nothing, write: nothing, transaction: nothing, close: nothing },
  });
}
