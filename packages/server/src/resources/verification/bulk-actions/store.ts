/** SQL of bulk actions and their rows. */
import sql from 'sql-template-tag';
import type { Reader, Transaction } from '../../../database/connection.ts';
import { insertRow, type Row, rowInto, selectList } from '../../../database/rows.ts';
import type { RefusalCode } from '../../../lib/refusal.ts';
import { seal, unseal } from '../../../security/encryption.ts';
import type { Scope } from '../../../security/scope.ts';
import { joinSubjectKey, openSubject, type WrappedKey } from '../../../security/subject-keys.ts';
import type {
  AskedRow,
  BulkAction,
  BulkActionName,
  BulkRow,
  ConflictCause,
  Progress,
  RowOutcome,
  RowState,
  WaitingRow,
} from './bulk-action.ts';

const columns = ['id', 'action', 'user_id', 'session_id', 'due_at', 'created_at', 'completed_at'] as const;

type BulkActionRow = Row<'bulk_actions', (typeof columns)[number], { readonly action: BulkActionName }>;

const select = sql`select ${selectList('b', columns)} from bulk_actions b`;

const bulkActionOf = (row: BulkActionRow): BulkAction => ({
  id: row.id,
  action: row.action,
  userId: row.user_id,
  sessionId: row.session_id,
  dueAt: row.due_at,
  createdAt: row.created_at,
  completedAt: row.completed_at,
});

export async function findBulkAction(tx: Reader, { environmentId }: Scope, id: string): Promise<BulkAction | null> {
  const [row] = await tx.select<BulkActionRow>(
    sql`${select} where b.environment_id = ${environmentId} and b.id = ${id}`,
  );
  return row === undefined ? null : bulkActionOf(row);
}

/** Returns the newest bulk actions of the user. */
export async function listBulkActions(
  tx: Reader,
  { environmentId }: Scope,
  userId: string,
  most: number,
): Promise<BulkAction[]> {
  const rows = await tx.select<BulkActionRow>(
    sql`${select} where b.environment_id = ${environmentId} and b.user_id = ${userId}
        order by b.created_at desc, b.id desc limit ${most}`,
  );
  return rows.map(bulkActionOf);
}

/** Locks a bulk action until the transaction ends; waits for the row that a worker is doing. */
export async function lockBulkAction(
  tx: Transaction,
  { environmentId }: Scope,
  id: string,
): Promise<BulkAction | null> {
  const [row] = await tx.execute<BulkActionRow>(
    sql`${select} where b.environment_id = ${environmentId} and b.id = ${id} for update of b`,
  );
  return row === undefined ? null : bulkActionOf(row);
}

/** Locks a bulk action that has waiting inquiries. Returns null if another transaction has the lock. */
export async function takeBulkAction(
  tx: Transaction,
  { environmentId }: Scope,
  id: string,
): Promise<BulkAction | null> {
  const [row] = await tx.execute<BulkActionRow>(
    sql`${select} where b.environment_id = ${environmentId} and b.id = ${id} and b.completed_at is null
        for update of b skip locked`,
  );
  return row === undefined ? null : bulkActionOf(row);
}

const inputPlace = ({ environmentId }: Scope, id: string, position: number) => ({
  environmentId,
  table: 'bulk_action_rows',
  row: `${id}/${position}`,
  column: 'input',
});

/** Inserts a bulk action and its rows; the text is sealed under the key of each inquiry. */
export async function insertBulkAction(
  tx: Transaction,
  scope: Scope,
  made: BulkAction,
  asked: readonly AskedRow[],
  text: string | null,
): Promise<void> {
  await tx.execute(
    insertRow('bulk_actions', {
      environment_id: scope.environmentId,
      id: made.id,
      action: made.action,
      user_id: made.userId,
      session_id: made.sessionId,
      due_at: made.dueAt,
      created_at: made.createdAt,
      completed_at: made.completedAt,
    }),
  );
  for (const { position, inquiryId, subject } of asked) {
    const key = subject?.key ?? null;
    const input =
      text === null || key === null ? null : seal(key, inputPlace(scope, made.id, position), Buffer.from(text));
    tx.insert(
      ...rowInto('bulk_action_rows', {
        environment_id: scope.environmentId,
        bulk_action_id: made.id,
        position,
        inquiry_id: inquiryId,
        subject_key_id: key === null ? null : (subject?.id ?? null),
        input,
        state: 'waiting',
        created_at: made.createdAt,
      }),
    );
  }
}

export async function findWaitingRow(tx: Transaction, scope: Scope, id: string): Promise<WaitingRow | null> {
  type Waiting = Row<'bulk_action_rows', 'position' | 'inquiry_id' | 'subject_key_id' | 'input'> & WrappedKey;
  const [row] = await tx.select<Waiting>(
    sql`select r.position, r.inquiry_id, r.subject_key_id, r.input, k.wrapped_key
        from bulk_action_rows r ${joinSubjectKey('r')}
        where r.environment_id = ${scope.environmentId} and r.bulk_action_id = ${id} and r.state = 'waiting'
        order by r.position limit 1`,
  );
  if (row === undefined) return null;
  const { position, inquiry_id: inquiryId, subject_key_id: subjectId, input } = row;
  const key = subjectId === null ? null : openSubject(scope, subjectId, row.wrapped_key).key;
  const bytes = input === null || key === null ? null : unseal(key, inputPlace(scope, id, position), input);
  return { position, inquiryId, text: bytes?.toString('utf8') ?? null };
}

/** Saves the outcome of a row, and the time at which the bulk action is resumed if no other row follows. */
export async function saveOutcome(
  tx: Transaction,
  { environmentId }: Scope,
  { id, dueAt }: Pick<BulkAction, 'id' | 'dueAt'>,
  position: number,
  { state, awaitsSecond, refusal }: RowOutcome,
): Promise<void> {
  await tx.execute(
    sql`update bulk_action_rows set state = ${state}, awaits_second = ${awaitsSecond},
          refusal_code = ${refusal?.code ?? null}, refusal_details = ${refusal?.details ?? null},
          refusal_cause = ${refusal?.cause ?? null}
        where environment_id = ${environmentId} and bulk_action_id = ${id} and position = ${position}`,
  );
  await tx.execute(
    sql`update bulk_actions set due_at = ${dueAt} where environment_id = ${environmentId} and id = ${id}`,
  );
}

export async function completeBulkAction(
  tx: Transaction,
  { environmentId }: Scope,
  id: string,
  at: Date,
): Promise<void> {
  await tx.execute(
    sql`update bulk_actions set completed_at = ${at} where environment_id = ${environmentId} and id = ${id}`,
  );
}

/** Cancels the rows that wait. */
export async function cancelRows(tx: Transaction, { environmentId }: Scope, id: string): Promise<void> {
  await tx.execute(
    sql`update bulk_action_rows set state = 'cancelled'
        where environment_id = ${environmentId} and bulk_action_id = ${id} and state = 'waiting'`,
  );
}

/** Puts the refused rows back and opens the bulk action again, for the session; returns their number. */
export async function reopenRefused(
  tx: Transaction,
  { environmentId }: Scope,
  { id, sessionId, dueAt }: Pick<BulkAction, 'id' | 'sessionId' | 'dueAt'>,
): Promise<number> {
  const rows = await tx.execute(
    sql`update bulk_action_rows set state = 'waiting', refusal_code = null, refusal_details = null, refusal_cause = null
        where environment_id = ${environmentId} and bulk_action_id = ${id} and state = 'refused' returning position`,
  );
  if (rows.length === 0) return 0;
  await tx.execute(
    sql`update bulk_actions set completed_at = null, session_id = ${sessionId}, due_at = ${dueAt}
        where environment_id = ${environmentId} and id = ${id}`,
  );
  return rows.length;
}

const nothing: Progress = { waiting: 0, done: 0, refused: 0, cancelled: 0, awaitingSecond: 0 };

/** Counts the rows of bulk actions, by their id. */
export async function countRows(
  tx: Reader,
  { environmentId }: Scope,
  ids: readonly string[],
): Promise<(id: string) => Progress> {
  type Counted = Row<'bulk_action_rows', 'bulk_action_id', { readonly bulk_action_id: string }> & {
    readonly state: RowState;
    readonly count: number;
    readonly second: number;
  };
  const rows = await tx.select<Counted>(
    sql`select r.bulk_action_id, r.state, count(*)::integer as count,
          count(*) filter (where r.awaits_second)::integer as second
        from bulk_action_rows r where r.environment_id = ${environmentId} and r.bulk_action_id = any(${ids})
        group by r.bulk_action_id, r.state`,
  );
  const counts = new Map<string, Progress>();
  for (const { bulk_action_id: id, state, count, second } of rows) {
    const before = counts.get(id) ?? nothing;
    counts.set(id, { ...before, [state]: count, awaitingSecond: before.awaitingSecond + second });
  }
  return (id) => counts.get(id) ?? nothing;
}

export async function findRows(tx: Reader, { environmentId }: Scope, id: string): Promise<BulkRow[]> {
  type Found = Row<
    'bulk_action_rows',
    'inquiry_id' | 'state' | 'awaits_second' | 'refusal_code' | 'refusal_details' | 'refusal_cause',
    {
      readonly state: RowState;
      readonly refusal_code: RefusalCode | null;
      readonly refusal_cause: ConflictCause | null;
    }
  >;
  const rows = await tx.select<Found>(
    sql`select r.inquiry_id, r.state, r.awaits_second, r.refusal_code, r.refusal_details, r.refusal_cause
        from bulk_action_rows r where r.environment_id = ${environmentId} and r.bulk_action_id = ${id}
        order by r.position`,
  );
  return rows.map((row) => ({
    inquiryId: row.inquiry_id,
    state: row.state,
    awaitsSecond: row.awaits_second,
    refusal:
      row.refusal_code === null
        ? null
        : { code: row.refusal_code, cause: row.refusal_cause, details: row.refusal_details ?? '' },
  }));
}

/** Postpones bulk actions that are due, except for locked ones, and returns their ids. */
export async function postponeDue(
  tx: Transaction,
  { environmentId }: Scope,
  now: Date,
  until: Date,
): Promise<string[]> {
  const rows = await tx.execute<Row<'bulk_actions', 'id'>>(
    sql`update bulk_actions set due_at = ${until}::timestamptz where environment_id = ${environmentId} and id in (
          select id from bulk_actions where environment_id = ${environmentId} and completed_at is null
            and due_at <= ${now}::timestamptz order by due_at limit 100 for update skip locked)
        returning id`,
  );
  return rows.map(({ id }) => id);
}
