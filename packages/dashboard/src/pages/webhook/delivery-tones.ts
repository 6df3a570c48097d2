/** The colour of each state of a delivery. */
import type { BadgeTone } from '../../kit/badge.tsx';
import type { DeliveryStatus } from './queries.ts';

export const deliveryTones: Readonly<Record<DeliveryStatus, BadgeTone>> = {
  pending: 'accent',
  completed: 'good',
  failed: 'problem',
  skipped: 'plain',
};
