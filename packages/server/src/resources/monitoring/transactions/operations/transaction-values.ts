/** Field values of a transaction from a request, and the accounts that they name. */
import { createHash } from 'node:crypto';
import { type FieldState, type FieldValue, type FieldWrite, writeFields } from '../../../../fields/index.ts';
import type { OperationContext } from '../../../../operations/context.ts';
import { accountIdsByReference, consolidatedIds, findAccounts } from '../../../people/accounts/index.ts';
import { factOf, type Transaction } from '../transaction.ts';
import type { TransactionType } from '../transaction-type.ts';

/** Writes the values. Throws the refusals of `writeFields`, with pointers into the request. */
export const writeValues = (
  { ids }: OperationContext,
  type: TransactionType,
  state: FieldState,
  fields: Readonly<Record<string, unknown>> | null | undefined,
): FieldWrite => writeFields(type.fields, state, fields ?? {}, { newFileId: () => ids.next('file') });

/** Returns a keyed hash of the values with the bytes of their files, by which a repeated creation is recognized. */
export function hashOfWrite({ scope }: OperationContext, { values, uploads }: FieldWrite): string {
  const digests = new Map(uploads.map(({ id, bytes }) => [id, createHash('sha256').update(bytes).digest('hex')]));
  const named = (value: FieldValue): unknown => {
    if (Array.isArray(value)) return (value as readonly FieldValue[]).map(named);
    if (value === null || typeof value !== 'object') return value;
    const members = Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1));
    return members.map(([key, member]) => [
      key,
      (typeof member === 'string' ? digests.get(member) : undefined) ?? named(member),
    ]);
  };
  return scope.keys.blindIndex('transaction created with', JSON.stringify(named(values))).toString('hex');
}

/**
 * Finds the accounts that the type's account field names, by id or reference id; none if they are unknown. A
 * consolidated account is replaced by the one it was merged into.
 */
export async function accountIdsOf(
  { tx, scope }: OperationContext,
  transaction: Pick<Transaction, 'type' | 'state'>,
): Promise<readonly string[]> {
  const named = factOf(transaction as Transaction, 'account');
  if (named === null) return [];
  const text = String(named).trim();
  const ids = text.startsWith('act_')
    ? (await findAccounts(tx, scope, [text])).map(({ id }) => id)
    : await accountIdsByReference(tx, scope, [text]);
  return consolidatedIds(tx, scope, ids);
}
