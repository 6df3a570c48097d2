/** Usage port of the organization: number of verifications created in a month, without personal data. */
import sql from 'sql-template-tag';
import { fillPort } from '../../../operations/port.ts';
import { productUsage } from '../../platform/organizations/index.ts';

export const verificationsUsed = fillPort(productUsage, {
  product: 'verifications',
  async count({ tx }, { environmentId }, from, until) {
    const [row] = await tx.select<{ made: number }>(
      sql`select count(*)::integer as made from verifications
          where environment_id = ${environmentId} and created_at >= ${from} and created_at < ${until}`,
    );
    return row?.made ?? 0;
  },
});
