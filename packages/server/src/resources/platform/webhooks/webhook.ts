/** Webhook: subscription of a business's endpoint to events, with their version, casing and extent. */
import type { Inflection } from '../../../lib/casing.ts';
import type { IncludedAllowlist } from './included-allowlist.ts';
import type { WebhookStatus } from './states.ts';

export interface WebhookSecret {
  readonly value: string;
  /** ISO 8601; null for the current one. */
  readonly expiresAt: string | null;
}

/** Settings from a business, all of which a clone copies. */
export interface WebhookSettings {
  readonly name: string | null;
  readonly description: string | null;
  readonly url: string;
  /** Event names, or only `*`. */
  readonly enabledEvents: readonly string[];
  readonly apiVersion: string;
  readonly inflection: Inflection;
  /** Entries as in `api/key-rights/attribute-blocklist.ts`. */
  readonly blocklist: readonly string[];
  readonly fileTokenSeconds: number;
  /** Subset that an event's payload must match; null for every event. */
  readonly payloadFilter: Readonly<Record<string, unknown>> | null;
  readonly included: IncludedAllowlist;
  readonly relationships: 'include_all' | 'include_none';
  /** Headers of every attempt; written by clients and never returned. */
  readonly customHeaders: Readonly<Record<string, string>>;
}

export interface Webhook extends WebhookSettings {
  readonly id: string;
  readonly status: WebhookStatus;
  /** Newest first. */
  readonly secrets: readonly WebhookSecret[];
  /** Time of the first failure since the last success; null if no attempt has failed since. */
  readonly failingSince: Date | null;
  /** Reason for which the service disabled it; null if it did not. */
  readonly disabledReason: 'endpoint-failing' | null;
  readonly createdAt: Date;
}

export const subscribesTo = (webhook: Webhook, eventName: string): boolean =>
  webhook.enabledEvents.includes('*') || webhook.enabledEvents.includes(eventName);

/** Returns the secrets that still sign at `at`, newest first. */
export function liveSecrets(webhook: Webhook, at: Date): WebhookSecret[] {
  return webhook.secrets.filter(({ expiresAt }) => expiresAt === null || expiresAt > at.toISOString());
}
