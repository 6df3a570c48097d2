/** SQL of messages. Their text is sealed under the key of the person they are about, or of the environment. */
import sql from 'sql-template-tag';
import type { Reader, Transaction } from '../../../database/connection.ts';
import { assignments, insertRow, type Row, selectList } from '../../../database/rows.ts';
import { type Channel, channelOf, type Message, type MessageKind } from '../../../messages/message.ts';
import type { TransportName } from '../../../messages/transport.ts';
import { sealJson, unsealJson } from '../../../security/encryption.ts';
import type { Scope } from '../../../security/scope.ts';
import { joinSubjectKey, openSubject, type WrappedKey } from '../../../security/subject-keys.ts';
import type { MessageState } from './states.ts';
import type { About, QueuedMessage, StoredMessage } from './stored-message.ts';

const messageColumns = [
  'id',
  'kind',
  'channel',
  'transport',
  'state',
  'attempts',
  'last_error',
  'expires_at',
  'created_at',
  'settled_at',
] as const;

interface Narrowed {
  readonly kind: MessageKind;
  readonly channel: Channel;
  readonly transport: TransportName | null;
  readonly state: MessageState;
}

type MessageRow = Row<'messages', (typeof messageColumns)[number], Narrowed>;
type SealedRow = Row<'messages', (typeof messageColumns)[number] | 'subject_key_id' | 'sealed', Narrowed>;

const associatedData = (scope: Scope, row: string) => ({
  environmentId: scope.environmentId,
  table: 'messages',
  row,
  column: 'sealed',
});

const messageOf = (row: MessageRow): StoredMessage => ({
  id: row.id,
  kind: row.kind,
  channel: row.channel,
  transport: row.transport,
  state: row.state,
  attempts: row.attempts,
  lastError: row.last_error,
  expiresAt: row.expires_at,
  createdAt: row.created_at,
  settledAt: row.settled_at,
});

export async function insertMessage(
  tx: Transaction,
  scope: Scope,
  queued: {
    readonly id: string;
    readonly said: Message;
    readonly about: About | null;
    readonly expiresAt: Date | null;
    readonly createdAt: Date;
  },
): Promise<void> {
  const { id, said, about, expiresAt, createdAt } = queued;
  await tx.execute(
    insertRow('messages', {
      environment_id: scope.environmentId,
      id,
      kind: said.kind,
      channel: channelOf(said.to),
      state: 'queued',
      attempts: 0,
      subject_key_id: about?.id ?? null,
      sealed: sealJson(about?.key ?? scope.keys.dataKey, associatedData(scope, id), said),
      expires_at: expiresAt,
      created_at: createdAt,
    }),
  );
}

/** Locks a message until the transaction ends. Returns null if there is none. */
export async function lockMessage(tx: Transaction, scope: Scope, id: string): Promise<QueuedMessage | null> {
  const [row] = await tx.execute<SealedRow & WrappedKey>(
    sql`select ${selectList('m', [...messageColumns, 'subject_key_id', 'sealed'])}, k.wrapped_key
        from messages m ${joinSubjectKey('m')}
        where m.environment_id = ${scope.environmentId} and m.id = ${id} for update of m`,
  );
  return row === undefined ? null : { ...messageOf(row), said: saidBy(scope, row) };
}

function saidBy(scope: Scope, row: SealedRow & WrappedKey): Message | null {
  const { id, subject_key_id: keyId, sealed } = row;
  const key = keyId === null ? scope.keys.dataKey : openSubject(scope, keyId, row.wrapped_key).key;
  return key === null || sealed === null ? null : unsealJson<Message>(key, associatedData(scope, id), sealed);
}

/** Saves a message. Its text is deleted in the transaction that settles it. */
export async function saveMessage(tx: Transaction, scope: Scope, message: StoredMessage): Promise<void> {
  const { id, transport, state, attempts, lastError, settledAt } = message;
  const changed = assignments('messages', {
    transport,
    state,
    attempts,
    last_error: lastError,
    settled_at: settledAt,
    sealed: state === 'queued' ? sql`sealed` : null,
  });
  await tx.execute(sql`update messages set ${changed} where environment_id = ${scope.environmentId} and id = ${id}`);
}

/** Lists messages, the newest first, of one state or of all. */
export async function listMessages(
  tx: Reader,
  scope: Scope,
  count: number,
  state: string | null = null,
): Promise<StoredMessage[]> {
  const rows = await tx.select<MessageRow>(
    sql`select ${selectList('m', messageColumns)} from messages m
        where m.environment_id = ${scope.environmentId} and (${state}::text is null or m.state = ${state})
        order by m.created_at desc, m.id desc limit ${count}`,
  );
  return rows.map(messageOf);
}
