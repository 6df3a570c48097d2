/** The static list of slices, and from it the registry that finds a resource by its type. */
import { joinable } from '../operations/port.ts';
import { createRegistry, type Registry } from '../operations/slice.ts';
import { publicOnly } from '../security/egress.ts';
import { themeSetsSlice } from './appearance/theme-sets/index.ts';
import { ground } from './ground.ts';
import { accountsSlice } from './people/accounts/index.ts';
import { devicesSlice } from './people/devices/index.ts';
import { apiKeysSlice } from './platform/api-keys/index.ts';
import { type ApiLogParts, createApiLogsSlice } from './platform/api-logs/index.ts';
import { eventsSlice } from './platform/events/index.ts';
import { filesSlice } from './platform/files/index.ts';
import { organizationsSlice } from './platform/organizations/index.ts';
import { rateLimitsSlice } from './platform/rate-limits/index.ts';
import { tagsSlice } from './platform/tags/index.ts';
import { createWebhooksSlice, type EgressOfEnvironments } from './platform/webhooks/index.ts';
import { documentsSlice } from './verification/documents/index.ts';
import { inquiriesSlice } from './verification/inquiries/index.ts';
import { inquirySessionsSlice } from './verification/inquiry-sessions/index.ts';
import { createInquiryTemplatesSlice, type TemplateParts } from './verification/inquiry-templates/index.ts';
import { createPrintsSlice, type PrintParts } from './verification/prints/index.ts';
import { selfiesSlice } from './verification/selfies/index.ts';
import { createSimulationsSlice, type SimulationParts } from './verification/simulations/index.ts';
import { createVerificationsSlice, type PerceptionParts } from './verification/verifications/index.ts';

const publicEgress = { sandbox: publicOnly, production: publicOnly };

/** `egress` says which addresses a webhook may be given. */
export function createSlices(
  parts: SimulationParts & PerceptionParts & ApiLogParts & PrintParts & TemplateParts,
  egress: EgressOfEnvironments = publicEgress,
): Registry {
  const recording = [
    inquiriesSlice,
    inquirySessionsSlice,
    devicesSlice,
    createInquiryTemplatesSlice(parts),
    themeSetsSlice,
    accountsSlice,
    createVerificationsSlice(parts),
    documentsSlice,
    selfiesSlice,
    createSimulationsSlice(parts),
    createPrintsSlice(parts),
    eventsSlice,
    filesSlice,
  ] as const;
  const slices = joinable([
    ...recording,
    createWebhooksSlice(recording, egress),
    apiKeysSlice,
    createApiLogsSlice(parts),
    rateLimitsSlice,
    tagsSlice,
    organizationsSlice,
    ground,
  ]);
  return createRegistry(slices);
}

/** The registry with nothing behind it: enough to describe the API, whose endpoints cannot be called. */
export function describeSlices(): Registry {
  const nothing = (): never => {
    throw new Error('the description of the API perceives, stores and prints nothing');
  };
  return createSlices({
    perceptionFor: nothing,
    lookupsFor: nothing,
    print: nothing,
    settleLogs: nothing,
    connectedFor: nothing,
  });
}
