/** SQL of cases. Fields, tags and attachments are sealed under the case's own key. */
import sql, { type Sql } from 'sql-template-tag';
import type { Reader, Transaction } from '../../../database/connection.ts';
import { type Cursor, queryPage, type Sort } from '../../../database/page-query.ts';
import { assignments, type Row, rowInto, selectList } from '../../../database/rows.ts';
import { type FieldState, nothingWritten } from '../../../fields/index.ts';
import { sealJson, unsealJson } from '../../../security/encryption.ts';
import type { Scope } from '../../../security/scope.ts';
import { joinSubjectKey, liveSubject, openSubject, type WrappedKey } from '../../../security/subject-keys.ts';
import type { CaseCause } from '../../platform/case-links/index.ts';
import { tagIndexes } from '../../platform/tags/index.ts';
import type { Case, CaseAttachment, CaseParty, CaseState } from './case.ts';

const caseColumns = [
  'id',
  'subject_key_id',
  'case_template_id',
  'name',
  'status',
  'state',
  'resolution',
  'case_queue_id',
  'priority',
  'creator_type',
  'creator_id',
  'assignee_id',
  'assigned_at',
  'assigner_type',
  'assigner_id',
  'resolver_type',
  'resolver_id',
  'resolved_at',
  'updater_type',
  'updater_id',
  'cause_type',
  'cause_id',
  'cause_reason',
  'sla_expires_at',
  'snoozed_at',
  'snoozed_until',
  'sealed',
  'survivors',
  'version',
  'created_at',
  'updated_at',
  'redacted_at',
] as const;

type CaseRow = Row<
  'cases',
  (typeof caseColumns)[number],
  { readonly state: CaseState; readonly cause_type: CaseCause | null }
> &
  WrappedKey;

const columns = sql`${selectList('c', caseColumns)}, k.wrapped_key`;

const select = sql`select ${columns} from cases c ${joinSubjectKey('c')}`;

const place = (scope: Scope, row: string, column: string) => ({
  environmentId: scope.environmentId,
  table: 'cases',
  row,
  column,
});

const partyOf = (type: string | null, id: string | null): CaseParty | null =>
  type === null || id === null ? null : { type: type as CaseParty['type'], id };

interface Sealed {
  readonly fields: FieldState;
  readonly tags: readonly string[];
  readonly attachments: readonly CaseAttachment[];
}

function sealedOf(scope: Scope, row: CaseRow): Sealed & Pick<Case, 'subject'> {
  const subject = openSubject(scope, row.subject_key_id, row.wrapped_key);
  if (subject.key !== null && row.redacted_at === null) {
    return { subject, ...unsealJson<Sealed>(subject.key, place(scope, row.id, 'sealed'), row.sealed) };
  }
  const survivors =
    row.survivors === null
      ? {}
      : unsealJson<FieldState['values']>(scope.keys.dataKey, place(scope, row.id, 'survivors'), row.survivors);
  return { subject, fields: { ...nothingWritten, values: survivors }, tags: [], attachments: [] };
}

function caseOf(scope: Scope, row: CaseRow): Case {
  const { cause_type: causeType, cause_id: causeId, cause_reason: reason } = row;
  return {
    id: row.id,
    ...sealedOf(scope, row),
    templateId: row.case_template_id,
    name: row.name,
    status: row.status,
    state: row.state,
    resolution: row.resolution,
    queueId: row.case_queue_id,
    priority: row.priority,
    creator: partyOf(row.creator_type, row.creator_id),
    assigneeId: row.assignee_id,
    assignedAt: row.assigned_at,
    assigner: partyOf(row.assigner_type, row.assigner_id),
    resolver: partyOf(row.resolver_type, row.resolver_id),
    resolvedAt: row.resolved_at,
    updater: partyOf(row.updater_type, row.updater_id),
    cause: causeType === null || causeId === null ? null : { type: causeType, id: causeId, reason: reason ?? '' },
    slaExpiresAt: row.sla_expires_at,
    snoozedAt: row.snoozed_at,
    snoozedUntil: row.snoozed_until,
    version: row.version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    redactedAt: row.redacted_at,
  };
}

export async function findCases(tx: Reader, scope: Scope, ids: readonly string[]): Promise<Case[]> {
  const rows = await tx.select<CaseRow>(
    sql`${select} where c.environment_id = ${scope.environmentId} and c.id = any(${ids})`,
  );
  return rows.map((row) => caseOf(scope, row));
}

export interface LockedCase {
  readonly found: Case;
  /** True if another transaction changed the case while this transaction waited for the lock. */
  readonly overtaken: boolean;
}

/** Locks a case until the transaction ends. Returns null if there is none. */
export async function findCaseForUpdate(tx: Transaction, scope: Scope, id: string): Promise<LockedCase | null> {
  // Joined rows have their state from the start of the statement; the locked row has its state after the wait.
  const [row] = await tx.execute<CaseRow & { seen_version: number }>(
    sql`with seen as materialized (select version from cases where environment_id = ${scope.environmentId} and id = ${id})
        select ${columns}, seen.version as seen_version from cases c cross join seen ${joinSubjectKey('c')}
        where c.environment_id = ${scope.environmentId} and c.id = ${id} for update of c`,
  );
  return row === undefined ? null : { found: caseOf(scope, row), overtaken: row.seen_version !== row.version };
}

export async function listCases(
  tx: Reader,
  scope: Scope,
  conditions: readonly Sql[],
  cursor: Cursor,
  search?: { readonly sort: Sort },
) {
  const page = await queryPage<CaseRow>(tx, {
    select,
    table: 'cases',
    alias: 'c',
    environmentId: scope.environmentId,
    conditions,
    cursor,
    ...(search === undefined ? {} : { sort: search.sort, shaped: true }),
  });
  return { ...page, items: page.items.map((row) => caseOf(scope, row)) };
}

/** Columns of a new case that can change. */
const changing = (scope: Scope, given: Case) => ({
  status: given.status,
  state: given.state,
  resolution: given.resolution,
  case_queue_id: given.queueId,
  priority: given.priority,
  creator_type: given.creator?.type ?? null,
  creator_id: given.creator?.id ?? null,
  assignee_id: given.assigneeId,
  assigned_at: given.assignedAt,
  assigner_type: given.assigner?.type ?? null,
  assigner_id: given.assigner?.id ?? null,
  resolver_type: given.resolver?.type ?? null,
  resolver_id: given.resolver?.id ?? null,
  resolved_at: given.resolvedAt,
  updater_type: given.updater?.type ?? null,
  updater_id: given.updater?.id ?? null,
  sla_expires_at: given.slaExpiresAt,
  snoozed_at: given.snoozedAt,
  snoozed_until: given.snoozedUntil,
  sealed: sealedState(scope, given),
  tag_indexes: tagIndexes(scope, given.tags),
  updated_at: given.updatedAt,
});

function sealedState(scope: Scope, { id, subject, fields, tags, attachments, redactedAt }: Case): Buffer {
  if (redactedAt !== null) return Buffer.alloc(0);
  const sealed: Sealed = { fields, tags, attachments };
  return sealJson(liveSubject(subject).key, place(scope, id, 'sealed'), sealed);
}

export function insertCase(tx: Transaction, scope: Scope, given: Case): void {
  const values = {
    environment_id: scope.environmentId,
    id: given.id,
    subject_key_id: given.subject.id,
    case_template_id: given.templateId,
    name: given.name,
    cause_type: given.cause?.type ?? null,
    cause_id: given.cause?.id ?? null,
    cause_reason: given.cause?.reason ?? null,
    version: given.version,
    created_at: given.createdAt,
    ...changing(scope, given),
  };
  tx.insert(...rowInto('cases', values, { racesOn: 'cases_cause' }));
}

/** Saves everything that can change; returns the case with its new version. */
export async function saveCase(tx: Transaction, scope: Scope, given: Case): Promise<Case> {
  const { values } = given.fields;
  const survivors =
    given.redactedAt !== null && Object.keys(values).length > 0
      ? sealJson(scope.keys.dataKey, place(scope, given.id, 'survivors'), values)
      : null;
  const changes = assignments('cases', {
    ...changing(scope, given),
    survivors,
    redacted_at: given.redactedAt,
    version: given.version + 1,
  });
  await tx.execute(sql`update cases set ${changes} where environment_id = ${scope.environmentId} and id = ${given.id}`);
  return { ...given, version: given.version + 1 };
}

/** Fills `statusesInUse`. The statuses of redacted cases are not in use, since such cases cannot be moved. */
export async function findStatusesInUse(tx: Reader, scope: Scope, templateId: string): Promise<string[]> {
  const rows = await tx.select<Row<'cases', 'status'>>(
    sql`select distinct status from cases
        where environment_id = ${scope.environmentId} and case_template_id = ${templateId} and redacted_at is null`,
  );
  return rows.map(({ status }) => status);
}

/** Fills `carriedTags`. */
export const casesWithTag = ({ environmentId }: Scope): Sql =>
  sql`select from cases c where c.environment_id = ${environmentId} and tags.tag_index = any(c.tag_indexes)`;
