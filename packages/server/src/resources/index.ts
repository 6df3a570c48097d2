/** The static list of slices, and from it the registry that finds a resource by its type. */
import { createRegistry, type Registry, type Slice } from '../api/slice.ts';
import { publicOnly } from '../security/egress.ts';
import { accountsSlice } from './accounts/index.ts';
import { apiKeysSlice } from './api-keys/index.ts';
import { type ApiLogParts, createApiLogsSlice } from './api-logs/index.ts';
import { devicesSlice } from './devices/index.ts';
import { documentsSlice } from './documents/index.ts';
import { eventsSlice } from './events/index.ts';
import { filesSlice } from './files/index.ts';
import { inquiriesSlice } from './inquiries/index.ts';
import { inquirySessionsSlice } from './inquiry-sessions/index.ts';
import { createInquiryTemplatesSlice, type TemplateParts } from './inquiry-templates/index.ts';
import { createPrintsSlice, type PrintParts } from './prints/index.ts';
import { rateLimitsSlice } from './rate-limits/index.ts';
import { selfiesSlice } from './selfies/index.ts';
import { createSimulationsSlice, type SimulationParts } from './simulations/index.ts';
import { themeSetsSlice } from './theme-sets/index.ts';
import { verificationsSlice } from './verifications/index.ts';
import { createWebhooksSlice, type EgressOfEnvironments } from './webhooks/index.ts';

const publicEgress = { sandbox: publicOnly, production: publicOnly };

/** `egress` says which addresses a webhook may be given. */
export function createSlices(
  parts: SimulationParts & ApiLogParts & PrintParts & TemplateParts,
  egress: EgressOfEnvironments = publicEgress,
): Registry {
  const recording: readonly Slice[] = [
    inquiriesSlice,
    inquirySessionsSlice,
    devicesSlice,
    createInquiryTemplatesSlice(parts),
    themeSetsSlice,
    accountsSlice,
    verificationsSlice,
    documentsSlice,
    selfiesSlice,
    createSimulationsSlice(parts),
    createPrintsSlice(parts),
    eventsSlice,
    filesSlice,
  ];
  return createRegistry([
    ...recording,
    createWebhooksSlice(recording, egress),
    apiKeysSlice,
    createApiLogsSlice(parts),
    rateLimitsSlice,
  ]);
}

/** The registry with nothing behind it: enough to describe the API, whose endpoints cannot be called. */
export function describeSlices(): Registry {
  const nothing = (): never => {
    throw new Error('the description of the API perceives, stores and prints nothing');
  };
  return createSlices({
    perceptionFor: nothing,
    print: nothing,
    settleLogs: nothing,
    connectedFor: nothing,
  });
}
