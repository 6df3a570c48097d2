/** Field values of an account from a request, applied to its present values. */
import { type FieldSchema, type FieldState, type FieldWrite, writeFields } from '../../../fields/index.ts';
import { problemAt, Refusal } from '../../../lib/refusal.ts';
import type { OperationContext } from '../../../operations/context.ts';
import type { AccountType } from './account-type.ts';
import { pointerBesideFields, pointers, type UpdateAccount } from './input.ts';

/** Writes the values of a command. Throws the refusals of `writeFields`, with pointers into the request. */
export function writeValues(
  { ids }: OperationContext,
  schemas: readonly FieldSchema[],
  state: FieldState,
  { besideFields = {}, fields }: UpdateAccount,
): FieldWrite {
  const newFileId = () => ids.next('file');
  const beside = writeFields(schemas, state, besideFields, { newFileId, locate: pointerBesideFields });
  const written = writeFields(schemas, beside, fields ?? {}, { newFileId });
  return { ...written, uploads: [...beside.uploads, ...written.uploads] };
}

/** Returns the status name. Throws unprocessable for a name that the type lacks, or of a deactivated status. */
export function checkStatus(type: AccountType, name: string): string {
  const open = type.statuses.filter(({ isDeactivated }) => !isDeactivated);
  const known = open.find((status) => status.name.toLowerCase() === name.toLowerCase());
  if (known !== undefined) return known.name;
  const names = open.map((status) => status.name);
  throw new Refusal('unprocessable', problemAt(pointers.accountStatus, `must be one of ${names.join(', ')}`));
}
