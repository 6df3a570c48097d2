/** A queue of cases: who takes them, in which order, and by when. */
import type { BusinessCalendar } from './calendar.ts';

export const queueOrders = ['created', 'sla'] as const;

export interface QueueSettings {
  /** Null: time goes on day and night. */
  readonly calendar: BusinessCalendar | null;
  /** How long a case that names no deadline of its own may take, in seconds of the calendar; null for as long as it takes. */
  readonly slaSeconds: number | null;
  /** Whether the deadline of a case moves on by as long as it was snoozed. */
  readonly snoozeStopsClock: boolean;
  /** What `claim-next` hands out first among cases of the same priority. */
  readonly order: (typeof queueOrders)[number];
  /** Policy that hands out cases by itself; null where people take them. */
  readonly assignmentPolicyId: string | null;
}

/** What a careful company begins with: nothing is promised, and whoever is free takes the most urgent case. */
export const shippedQueueSettings: QueueSettings = {
  calendar: null,
  slaSeconds: null,
  snoozeStopsClock: false,
  order: 'sla',
  assignmentPolicyId: null,
};

export interface CaseQueue {
  readonly id: string;
  readonly name: string;
  readonly status: 'active' | 'archived';
  readonly isDefault: boolean;
  readonly settings: QueueSettings;
  readonly createdAt: Date;
  readonly updatedAt: Date | null;
  readonly archivedAt: Date | null;
}
