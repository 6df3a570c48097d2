/** Colours of the states of a delivery. */

import type { DeliveryStatus } from '../../client/webhook-deliveries.ts';
import type { BadgeTone } from '../../kit/badge.tsx';

export const deliveryTones: Readonly<Record<DeliveryStatus, BadgeTone>> = {
  pending: 'accent',
  completed: 'good',
  failed: 'problem',
  skipped: 'plain',
};
