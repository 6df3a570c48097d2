/**
 * Seeded roles of an organization, inserted once. The seed inserts them for a new organization; the next start inserts
 * them for an older one.
 */
import sql from 'sql-template-tag';
import type { Writer } from '../../../database/connection.ts';
import type { Row } from '../../../database/rows.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { IdSource } from '../../../lib/ids.ts';
import type { Scope } from '../../../security/scope.ts';
import { type Role, type SeededRole, seededRoles } from './role.ts';
import { roleSeeds } from './seeded-roles.ts';
import { insertRole } from './store.ts';

/** Inserts the seeded roles. Idempotent: an organization that has any of them is not changed. */
export async function seedRoles(
  tx: Writer,
  scope: Pick<Scope, 'organizationId'>,
  { ids, clock }: { readonly ids: IdSource; readonly clock: Clock },
): Promise<void> {
  const [known] = await tx.select<Row<'roles', 'id'>>(
    sql`select id from roles where organization_id = ${scope.organizationId} and seeded_as is not null limit 1`,
  );
  if (known !== undefined) return;
  for (const seededAs of seededRoles) await insertRole(tx, scope, roleOf(seededAs, ids.next('role'), clock.now()));
}

const roleOf = (seededAs: SeededRole, id: string, at: Date): Role => ({
  id,
  ...roleSeeds[seededAs],
  onlyTemplates: [],
  seededAs,
  createdAt: at,
  updatedAt: at,
  archivedAt: null,
});
