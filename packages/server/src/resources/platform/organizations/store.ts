/** SQL that makes organizations and environments: at the first start alone, as the owner of the database. */
import sql from 'sql-template-tag';
import type { Reader, Transaction } from '../../../database/connection.ts';
import { insertRow, type Row } from '../../../database/rows.ts';
import type { EnvironmentKind } from '../../../security/scope.ts';

export async function hasOrganization(reader: Reader): Promise<boolean> {
  const rows = await reader.select<Row<'organizations', 'id'>>(sql`select id from organizations limit 1`);
  return rows.length > 0;
}

/** Until the transaction ends nobody else makes one. */
export async function lockOrganizations(tx: Transaction): Promise<void> {
  await tx.execute(sql`lock table organizations in exclusive mode`);
}

export async function insertOrganization(
  tx: Transaction,
  organization: { readonly id: string; readonly name: string; readonly createdAt: Date },
): Promise<void> {
  const { id, name, createdAt } = organization;
  await tx.execute(insertRow('organizations', { id, name, created_at: createdAt }));
}

/** `wrappedKey` is the environment's key under the operator's. */
export async function insertEnvironment(
  tx: Transaction,
  environment: {
    readonly id: string;
    readonly organizationId: string;
    readonly kind: EnvironmentKind;
    readonly wrappedKey: Buffer;
    readonly createdAt: Date;
  },
): Promise<void> {
  const { id, organizationId, kind, wrappedKey, createdAt } = environment;
  await tx.execute(
    insertRow('environments', {
      id,
      organization_id: organizationId,
      kind,
      wrapped_key: wrappedKey,
      created_at: createdAt,
    }),
  );
}
