/** Steps of journeys that a business makes by API, through the generated client in the newest version. */

import {
  createAnInquiry,
  createAWebhook,
  enableAWebhook,
  generateAOneTimeLink,
  type InquiriesPerformSimulateActionsData,
  type Inquiry,
  inquiriesPerformSimulateActions,
  retrieveAnInquiry,
} from '@countersign/client';
import { createClient, createConfig } from '@countersign/client/create';
import { newestVersion } from '../../src/api/versions/index.ts';
import type { EnvironmentKind } from '../../src/security/scope.ts';
import type { ApiResource } from './client.ts';
import { eventually } from './eventually.ts';
import type { TestService } from './service.ts';

export type TypedClient = ReturnType<typeof createClient>;

export const typedClient = (service: TestService, environment: EnvironmentKind): TypedClient =>
  createClient(
    createConfig({
      baseUrl: `${service.baseUrl}/api/v1`,
      auth: service.seeded[environment].apiKey,
      headers: { 'Service-Version': newestVersion },
    }),
  );

/** Sends every event to `url`; returns the secret of the signatures. */
export async function listenAt(client: TypedClient, url: string): Promise<string> {
  const made = await createAWebhook({
    client,
    throwOnError: true,
    body: { data: { attributes: { name: 'Journey', url, 'enabled-events': ['*'] } } },
  });
  const { id, attributes } = made.data.data;
  await enableAWebhook({ client, throwOnError: true, path: { 'webhook-id': id } });
  return String((attributes as Readonly<Record<string, unknown>>)['secret']);
}

export interface OpenInquiry {
  readonly id: string;
  /** One-time link that opens the hosted flow. */
  readonly link: string;
}

export async function openInquiry(
  client: TypedClient,
  templateId: string,
  attributes: { readonly 'reference-id'?: string; readonly fields?: Record<string, string> } = {},
): Promise<OpenInquiry> {
  const made = await createAnInquiry({
    client,
    throwOnError: true,
    body: { data: { attributes: { 'inquiry-template-id': templateId, ...attributes } } },
  });
  const { id } = made.data.data;
  const linked = await generateAOneTimeLink({ client, throwOnError: true, path: { 'inquiry-id': id } });
  return { id, link: String(linked.data.meta?.['one-time-link']) };
}

export interface ShownInquiry {
  readonly status: Inquiry['attributes']['status'];
  readonly attributes: Inquiry['attributes'];
  /** Returns the value of a field of any type. */
  readonly field: (name: string) => unknown;
  readonly included: readonly ApiResource[];
  readonly meta: Readonly<Record<string, unknown>>;
}

/** Retrieves an inquiry. `include` names related resources, comma-separated. */
export async function showInquiry(client: TypedClient, id: string, include = ''): Promise<ShownInquiry> {
  const { data } = await retrieveAnInquiry({
    client,
    throwOnError: true,
    path: { 'inquiry-id': id },
    query: { include },
  });
  const { attributes } = data.data;
  const fields = attributes.fields as Readonly<Record<string, { readonly value: unknown }>>;
  return {
    status: attributes.status,
    attributes,
    field: (name) => fields[name]?.value,
    // Included resources have many types; a journey knows the one it requested.
    included: (data.included ?? []) as unknown as ApiResource[],
    meta: data.meta ?? {},
  };
}

const undecided: readonly string[] = ['created', 'pending', 'completed', 'failed'];

/** Returns the inquiry once its template's rule, a separate step after the end, has decided. */
export async function showDecided(client: TypedClient, id: string, include = ''): Promise<ShownInquiry> {
  let shown = await showInquiry(client, id, include);
  await eventually(`${id} is decided`, async () => {
    shown = await showInquiry(client, id, include);
    return !undecided.includes(String(shown.status));
  });
  return shown;
}

export type SimulateAction = InquiriesPerformSimulateActionsData['body']['meta']['simulate-actions'][number]['type'];

export interface Simulated {
  readonly status: number;
  /** Null if the actions were refused. */
  readonly inquiry: Inquiry | null;
}

export async function simulateOutcome(client: TypedClient, id: string, ...types: SimulateAction[]): Promise<Simulated> {
  const { data, response } = await inquiriesPerformSimulateActions({
    client,
    path: { 'inquiry-id': id },
    body: { meta: { 'simulate-actions': types.map((type) => ({ type })) } },
  });
  return { status: response?.status ?? 0, inquiry: data?.data ?? null };
}
