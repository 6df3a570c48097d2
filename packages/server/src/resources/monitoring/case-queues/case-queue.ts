/** Case queue: the assignment, order and deadline of its cases. */
import type { BusinessCalendar } from './calendar.ts';

export const queueOrders = ['created', 'sla'] as const;

export interface QueueSettings {
  /** Business hours by which deadlines count; null if all hours count. */
  readonly calendar: BusinessCalendar | null;
  /** Time limit of a case that has none of its own, in seconds of the calendar; null for no limit. */
  readonly slaSeconds: number | null;
  /** True if a snooze extends the deadline of a case by its length. */
  readonly snoozeStopsClock: boolean;
  /** Order in which `claim-next` returns cases of the same priority. */
  readonly order: (typeof queueOrders)[number];
  /** Policy that assigns cases automatically; null if people take them. */
  readonly assignmentPolicyId: string | null;
}

/** Cautious default: no deadlines, and people take the most urgent case. */
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
