/** SQL of hand-offs. */
import sql from 'sql-template-tag';
import type { Reader, Transaction } from '../../../database/connection.ts';
import { insertRow, type Row, selectList } from '../../../database/rows.ts';
import type { Scope } from '../../../security/scope.ts';
import type { Handoff, HandoffStatus } from './handoff.ts';

const columns = [
  'inquiry_id',
  'from_session_id',
  'to_session_id',
  'status',
  'number',
  'choices',
  'wrong_choices',
  'created_at',
  'ended_at',
  'seen_at',
] as const;

type HandoffRow = Row<'handoffs', (typeof columns)[number], { readonly status: HandoffStatus }>;

const handoffOf = (row: HandoffRow): Handoff => ({
  inquiryId: row.inquiry_id,
  fromSessionId: row.from_session_id,
  toSessionId: row.to_session_id,
  status: row.status,
  number: row.number,
  choices: row.choices.map(Number),
  wrongChoices: row.wrong_choices,
  createdAt: row.created_at,
  endedAt: row.ended_at,
  seenAt: row.seen_at,
});

/** Finds the newest hand-off from this session; null if there was none. */
export async function findHandoffFrom(tx: Reader, scope: Scope, sessionId: string): Promise<Handoff | null> {
  const [row] = await tx.select<HandoffRow>(
    sql`select ${selectList('h', columns)} from handoffs h
        where h.environment_id = ${scope.environmentId} and h.from_session_id = ${sessionId}
        order by h.created_at desc limit 1`,
  );
  return row === undefined ? null : handoffOf(row);
}

/** Finds the hand-off that led to this session; null if none did. */
export async function findHandoffTo(tx: Reader, scope: Scope, sessionId: string): Promise<Handoff | null> {
  const [row] = await tx.select<HandoffRow>(
    sql`select ${selectList('h', columns)} from handoffs h
        where h.environment_id = ${scope.environmentId} and h.to_session_id = ${sessionId}`,
  );
  return row === undefined ? null : handoffOf(row);
}

export async function insertHandoff(tx: Transaction, scope: Scope, handoff: Handoff): Promise<void> {
  await tx.execute(
    insertRow('handoffs', {
      environment_id: scope.environmentId,
      to_session_id: handoff.toSessionId,
      inquiry_id: handoff.inquiryId,
      from_session_id: handoff.fromSessionId,
      status: handoff.status,
      number: handoff.number,
      choices: handoff.choices.map(String),
      created_at: handoff.createdAt,
    }),
  );
}

/** Saves status, wrong choices, the time of the end, and when the other device was seen. */
export async function saveHandoff(tx: Transaction, scope: Scope, handoff: Handoff): Promise<void> {
  await tx.execute(
    sql`update handoffs set status = ${handoff.status}, wrong_choices = ${handoff.wrongChoices},
          ended_at = ${handoff.endedAt}, seen_at = ${handoff.seenAt}
        where environment_id = ${scope.environmentId} and to_session_id = ${handoff.toSessionId}`,
  );
}

/** Saves that the other device was seen. */
export async function saveSeen(tx: Transaction, scope: Scope, toSessionId: string, at: Date): Promise<void> {
  await tx.execute(
    sql`update handoffs set seen_at = ${at}
        where environment_id = ${scope.environmentId} and to_session_id = ${toSessionId}`,
  );
}
