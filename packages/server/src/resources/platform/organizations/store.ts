/** SQL of organizations and environments. Only the first start creates them, as the owner of the database. */
import sql from 'sql-template-tag';
import type { Reader, Transaction, Writer } from '../../../database/connection.ts';
import { insertRow, type Row, selectList } from '../../../database/rows.ts';
import type { EnvironmentKind } from '../../../security/scope.ts';
import type { Organization, Plan, ProductionAccess } from './standing.ts';

export async function hasOrganization(reader: Reader): Promise<boolean> {
  const rows = await reader.select<Row<'organizations', 'id'>>(sql`select id from organizations limit 1`);
  return rows.length > 0;
}

export interface DescribedOrganization {
  readonly name: string;
  readonly environments: readonly { readonly id: string; readonly kind: EnvironmentKind }[];
}

/** Describes an organization, its sandbox first. */
export async function describeOrganization(reader: Reader, organizationId: string): Promise<DescribedOrganization> {
  const environments = await reader.select<Row<'environments', 'id' | 'kind', { readonly kind: EnvironmentKind }>>(
    sql`select id, kind from environments where organization_id = ${organizationId} order by kind desc`,
  );
  const [organization] = await reader.select<Row<'organizations', 'name'>>(
    sql`select name from organizations where id = ${organizationId}`,
  );
  return { name: organization?.name ?? '', environments };
}

/** Locks out other creations of organizations until the transaction ends. */
export async function lockOrganizations(tx: Transaction): Promise<void> {
  await tx.execute(sql`lock table organizations in exclusive mode`);
}

export async function insertOrganization(
  tx: Transaction,
  organization: Pick<Organization, 'id' | 'name' | 'productionAccess' | 'isOperator' | 'createdAt'>,
): Promise<void> {
  const { id, name, productionAccess, isOperator, createdAt } = organization;
  const values = { id, name, production_access: productionAccess, is_operator: isOperator, created_at: createdAt };
  await tx.execute(insertRow('organizations', values));
}

/** Inserts an environment. `wrappedKey` is its key, encrypted with the operator's. */
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

const organizationColumns = [
  'id',
  'name',
  'production_access',
  'access_requested_at',
  'access_decided_at',
  'access_reason',
  'is_operator',
  'created_at',
] as const;

const planColumns = [
  'inquiries_per_month',
  'verifications_per_month',
  'reports_per_month',
  'requests_per_minute',
  'price',
] as const;

type OrganizationRow = Row<
  'organizations',
  (typeof organizationColumns)[number] | 'plan_id',
  { readonly production_access: ProductionAccess }
> &
  Row<'plans', (typeof planColumns)[number]> & { readonly plan_name: string };

const organizationOf = (row: OrganizationRow): Organization => ({
  id: row.id,
  name: row.name,
  productionAccess: row.production_access,
  accessRequestedAt: row.access_requested_at,
  accessDecidedAt: row.access_decided_at,
  accessReason: row.access_reason,
  isOperator: row.is_operator,
  plan: {
    id: row.plan_id,
    name: row.plan_name,
    inquiriesPerMonth: row.inquiries_per_month,
    verificationsPerMonth: row.verifications_per_month,
    reportsPerMonth: row.reports_per_month,
    requestsPerMinute: row.requests_per_minute,
    price: row.price,
  },
  createdAt: row.created_at,
});

/** Finds one organization, or all of the installation, the oldest first. */
export async function findOrganizations(reader: Reader, id: string | null): Promise<Organization[]> {
  const narrowed = id === null ? sql`true` : sql`o.id = ${id}`;
  const rows = await reader.select<OrganizationRow>(
    sql`select ${selectList('o', organizationColumns)}, o.plan_id, p.name as plan_name, ${selectList('p', planColumns)}
        from organizations o join plans p on p.id = o.plan_id where ${narrowed} order by o.created_at, o.id`,
  );
  return rows.map(organizationOf);
}

/**
 * Requests access for the organization of the transaction's environment. Returns false if its state has no such
 * transition.
 */
export async function requestAccess(writer: Writer, at: Date): Promise<boolean> {
  const rows = await writer.execute<{ reached: string | null }>(
    sql`select request_production_access(${at}) as reached`,
  );
  return rows[0]?.reached === 'requested';
}

/**
 * Decides on access. Returns false if the current state does not allow the change, or if the environment of the
 * database transaction is not the operator's.
 */
export async function decideAccess(
  writer: Writer,
  decided: {
    readonly organizationId: string;
    readonly to: ProductionAccess;
    readonly reason: string | null;
    readonly at: Date;
    /** Plan given with the approval; null keeps the plan. */
    readonly planId: string | null;
  },
): Promise<boolean> {
  const { organizationId, to, reason, at, planId } = decided;
  const rows = await writer.execute<{ reached: string | null }>(
    sql`select decide_production_access(${organizationId}, ${to}, ${reason}, ${at}, ${planId}) as reached`,
  );
  return rows[0]?.reached === to;
}

/** Renames the organization of the transaction's environment. */
export async function renameOrganization(writer: Writer, name: string): Promise<void> {
  await writer.execute(sql`select rename_organization(${name})`);
}

/** Finds a plan by name; null if there is none. */
export async function findPlanId(reader: Reader, name: string): Promise<string | null> {
  const rows = await reader.select<Row<'plans', 'id'>>(sql`select id from plans where lower(name) = lower(${name})`);
  return rows[0]?.id ?? null;
}

export async function listPlans(reader: Reader): Promise<Row<'plans'>[]> {
  return reader.select<Row<'plans'>>(
    sql`select ${selectList('p', ['id', 'name', ...planColumns, 'created_at'])} from plans p order by p.created_at`,
  );
}

/** Inserts a plan. Runs as the owner of the database, like all functions below. */
export async function insertPlan(tx: Writer, plan: Plan, createdAt: Date): Promise<void> {
  await tx.execute(
    insertRow('plans', {
      id: plan.id,
      name: plan.name,
      inquiries_per_month: plan.inquiriesPerMonth,
      verifications_per_month: plan.verificationsPerMonth,
      reports_per_month: plan.reportsPerMonth,
      requests_per_minute: plan.requestsPerMinute,
      price: plan.price,
      created_at: createdAt,
    }),
  );
}

export async function savePlanOf(tx: Writer, organizationId: string, planId: string): Promise<void> {
  await tx.execute(sql`update organizations set plan_id = ${planId} where id = ${organizationId}`);
}

/** Saves access as the owner of the database: an operator at the command line decides on any organization. */
export async function saveAccess(
  tx: Writer,
  decided: {
    readonly organizationId: string;
    readonly to: ProductionAccess;
    readonly reason: string | null;
    readonly at: Date;
  },
): Promise<void> {
  const { organizationId, to, reason, at } = decided;
  await tx.execute(
    sql`update organizations set production_access = ${to}, access_reason = ${reason}, access_decided_at = ${at}
        where id = ${organizationId}`,
  );
}
