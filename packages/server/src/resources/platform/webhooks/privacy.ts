/** Erasure and retention of webhooks and their deliveries. */
import sql from 'sql-template-tag';
import type { Erasure, Retention } from '../../../privacy/registry.ts';
import { eraseDeliveries } from './operations/erase-deliveries.ts';

const month = 30 * 86_400;

export const erases: readonly Erasure[] = [
  { table: 'webhook_deliveries', columns: ['body', 'response'], erase: eraseDeliveries },
  {
    table: 'webhooks',
    stays: { secrets: 'of the business, of no person', custom_http_headers: 'of the business, of no person' },
  },
];

export const keeps: readonly Retention[] = [
  { table: 'webhooks', forever: 'configuration' },
  { table: 'webhook_deliveries', seconds: month, since: 'created_at', unless: sql`status = 'pending'` },
];
