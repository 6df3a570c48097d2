/** Conversion of validated request bodies to commands of webhooks. Pure. */
import type { Wire } from '../../../api/json-api/schema.ts';
import { leftOut } from '../../../api/versions/version-change.ts';
import { parseTimestamp } from '../../../lib/clock.ts';
import { problemAt, Refusal } from '../../../lib/refusal.ts';
import type { createWebhookAttributes, redeliverMeta, updateWebhookAttributes } from './schema.ts';
import type { WebhookSettings } from './webhook.ts';

type UpdateAttributes = Wire<typeof updateWebhookAttributes>;

/** Settings of a webhook; absent ones stay unchanged, or take the default of a new webhook. */
export type WebhookChange = Partial<WebhookSettings>;

/** Period of creation of the deliveries to send again; without an end, until now. */
export interface RedeliverFailed {
  readonly since: Date;
  /** Exclusive. */
  readonly until: Date | null;
}

/** JSON pointers of the settings in requests, for refusals. */
export const pointers = {
  url: '/data/attributes/url',
  enabledEvents: '/data/attributes/enabled-events',
  blocklist: '/data/attributes/api-attributes-blocklist',
  payloadFilter: '/data/attributes/payload-filter',
  included: '/data/attributes/included-allowlist',
  customHeaders: '/data/attributes/custom-http-headers',
} as const satisfies Partial<Record<keyof WebhookSettings, `/data/attributes/${keyof UpdateAttributes}`>>;

export function readWebhookChange(attributes: UpdateAttributes | Wire<typeof createWebhookAttributes>): WebhookChange {
  return {
    name: attributes.name === leftOut ? null : attributes.name,
    description: attributes.description,
    url: attributes.url,
    enabledEvents: attributes['enabled-events'],
    apiVersion: attributes['api-version'],
    inflection: attributes['api-key-inflection'],
    blocklist: attributes['api-attributes-blocklist'],
    fileTokenSeconds: attributes['file-access-token-expires-in'],
    payloadFilter: attributes['payload-filter'],
    included: attributes['included-allowlist'],
    relationships: attributes['relationship-allowlist']?.state,
    customHeaders: attributes['custom-http-headers'],
  };
}

/** Reads the period. Throws bad_request for an invalid time. */
export const readRedeliverFailed = ({ since, until }: Wire<typeof redeliverMeta>): RedeliverFailed => ({
  since: timeOf('/meta/since', since),
  until: until === undefined ? null : timeOf('/meta/until', until),
});

function timeOf(pointer: `/meta/${keyof Wire<typeof redeliverMeta>}`, text: string): Date {
  try {
    return parseTimestamp(text);
  } catch {
    throw new Refusal('bad_request', problemAt(pointer, 'is not an ISO 8601 time'));
  }
}
