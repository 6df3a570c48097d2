/** Usage port of the organization: number of inquiries created in a month, without personal data. */
import sql from 'sql-template-tag';
import { fillPort } from '../../../operations/port.ts';
import { productUsage } from '../../platform/organizations/index.ts';

export const inquiriesUsed = fillPort(productUsage, {
  product: 'inquiries',
  async count({ tx }, { environmentId }, from, until) {
    const [row] = await tx.select<{ made: number }>(
      sql`select count(*)::integer as made from inquiries
          where environment_id = ${environmentId} and created_at >= ${from} and created_at < ${until}`,
    );
    return row?.made ?? 0;
  },
});
