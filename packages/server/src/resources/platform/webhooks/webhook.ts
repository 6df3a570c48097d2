/** A webhook: where a business wants to hear of events, in which version and casing, and how much of them. */
import type { Inflection } from '../../../lib/casing.ts';
import type { IncludedAllowlist } from './included-allowlist.ts';
import type { WebhookStatus } from './states.ts';

export interface WebhookSecret {
  readonly value: string;
  /** ISO 8601; null for the current one. */
  readonly expiresAt: string | null;
}

/** What a business sets; a clone takes all of it. */
export interface WebhookSettings {
  readonly name: string | null;
  readonly description: string | null;
  readonly url: string;
  /** Event names, or `*` alone. */
  readonly enabledEvents: readonly string[];
  readonly apiVersion: string;
  readonly inflection: Inflection;
  /** See `api/attribute-blocklist.ts`. */
  readonly blocklist: readonly string[];
  readonly fileTokenSeconds: number;
  /** Subset that an event's payload must match; null for every event. */
  readonly payloadFilter: Readonly<Record<string, unknown>> | null;
  readonly included: IncludedAllowlist;
  readonly relationships: 'include_all' | 'include_none';
  /** Sent with every attempt; written by clients and never shown to them. */
  readonly customHeaders: Readonly<Record<string, string>>;
}

export interface Webhook extends WebhookSettings {
  readonly id: string;
  readonly status: WebhookStatus;
  /** Newest first. */
  readonly secrets: readonly WebhookSecret[];
  /** First of the attempts that all failed since the last success; null while there are none. */
  readonly failingSince: Date | null;
  /** Why the service disabled it by itself; null when it did not. */
  readonly disabledReason: 'endpoint-failing' | null;
  readonly createdAt: Date;
}

export const subscribesTo = (webhook: Webhook, eventName: string): boolean =>
  webhook.enabledEvents.includes('*') || webhook.enabledEvents.includes(eventName);

/** Those that still sign at `at`, newest first. */
export function liveSecrets(webhook: Webhook, at: Date): WebhookSecret[] {
  return webhook.secrets.filter(({ expiresAt }) => expiresAt === null || expiresAt > at.toISOString());
}
