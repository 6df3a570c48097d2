/** What a request says of an account, written over the values it has. */
import { type FieldSchema, type FieldState, type FieldWrite, writeFields } from '../../../fields/index.ts';
import { problemAt, Refusal } from '../../../lib/refusal.ts';
import type { OperationContext } from '../../../operations/context.ts';
import type { AccountType } from './account-type.ts';
import { pointerBesideFields, pointers, type UpdateAccount } from './input.ts';

/** The fields with everything the command says laid over them. Throws what `writeFields` throws, pointing at what was sent. */
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

/** Throws unprocessable for a name that is no status of the type, or of one that is deactivated. */
export function checkStatus(type: AccountType, name: string): string {
  const open = type.statuses.filter(({ isDeactivated }) => !isDeactivated);
  const known = open.find((status) => status.name.toLowerCase() === name.toLowerCase());
  if (known !== undefined) return known.name;
  const names = open.map((status) => status.name);
  throw new Refusal('unprocessable', problemAt(pointers.accountStatus, `must be one of ${names.join(', ')}`));
}
