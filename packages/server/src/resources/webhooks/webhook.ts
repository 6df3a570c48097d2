/** A webhook: where a business wants to hear of events, in which version and casing. */
import type { Inflection } from '../../lib/casing.ts';

export type WebhookStatus = 'enabled' | 'disabled' | 'archived';

export interface WebhookSecret {
  readonly value: string;
  /** ISO 8601; null for the current one. */
  readonly expiresAt: string | null;
}

export interface Webhook {
  readonly id: string;
  readonly status: WebhookStatus;
  readonly name: string | null;
  readonly description: string | null;
  readonly url: string;
  /** Event names, or `*` alone. */
  readonly enabledEvents: readonly string[];
  readonly secrets: readonly WebhookSecret[];
  readonly apiVersion: string;
  readonly inflection: Inflection;
  readonly fileTokenSeconds: number;
  /** Subset that an event's payload must match; null for every event. */
  readonly payloadFilter: Readonly<Record<string, unknown>> | null;
  readonly relationships: 'include_all' | 'include_none';
  readonly createdAt: Date;
}

export const subscribesTo = (webhook: Webhook, eventName: string): boolean =>
  webhook.enabledEvents.includes('*') || webhook.enabledEvents.includes(eventName);

/** Seconds to wait after the 1st, 2nd, … failed attempt (contract, platform 14.3); after the last one it is given up. */
export const retrySeconds: readonly number[] = [3, 64, 729, 4096, 15_625, 46_656, 117_649];

export const attemptLimit = retrySeconds.length + 1;
