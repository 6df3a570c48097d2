/** What a request says of an account: fields, and the personal values and the photo that may stand beside them. */

import { type FieldSchema, type FieldState, type FieldWrite, writeFields } from '../../../../fields/index.ts';
import { kebabCase } from '../../../../lib/casing.ts';
import { Refusal } from '../../../../lib/refusal.ts';
import type { OperationContext } from '../../../../operations/context.ts';
import { nestPersonalValues, personalPaths } from '../account.ts';
import type { AccountType } from '../account-type.ts';

export interface AccountInput extends Readonly<Record<string, unknown>> {
  readonly 'account-type-id'?: string | null;
  readonly 'account-status'?: string | null;
  readonly 'reference-id'?: string | null;
  readonly tags?: readonly string[] | null;
  readonly fields?: Readonly<Record<string, unknown>> | null;
  readonly 'selfie-photo'?: { readonly data?: unknown } | null;
  readonly 'country-code'?: string | null;
}

/** The fields with everything the input says laid over them. Throws what `writeFields` throws, pointing at what was sent. */
export function writeInput(
  { ids }: OperationContext,
  schemas: readonly FieldSchema[],
  state: FieldState,
  input: AccountInput,
): FieldWrite {
  const newFileId = () => ids.next('file');
  const beside = writeFields(schemas, state, besideFields(input), { newFileId, locate: locateBeside });
  const written = writeFields(schemas, beside, input.fields ?? {}, { newFileId });
  return { ...written, uploads: [...beside.uploads, ...written.uploads] };
}

function besideFields(input: AccountInput): Readonly<Record<string, unknown>> {
  const { 'country-code': country, 'selfie-photo': photo } = input;
  const flat = country === undefined ? input : { ...input, 'address-country-code': country };
  return { ...nestPersonalValues(flat), ...(photo === undefined ? {} : { 'selfie-photo': photo?.data ?? null }) };
}

/** Pointer of the attribute that a path of the fields came from. */
function locateBeside(path: readonly string[]): string {
  if (kebabCase(path[0] ?? '') === 'selfie-photo') return '/data/attributes/selfie-photo/data';
  const [name = path.join('-')] = Object.entries(personalPaths).find(([, at]) => at.join('.') === path.join('.')) ?? [];
  return `/data/attributes/${name === 'address-country-code' ? 'country-code' : name}`;
}

/** Throws unprocessable for a name that is no status of the type. */
export function checkStatus(type: AccountType, name: string): string {
  const known = type.statuses.find((status) => status.name.toLowerCase() === name.toLowerCase());
  if (known !== undefined) return known.name;
  throw new Refusal('unprocessable', {
    details: `data.attributes.account-status must be one of ${type.statuses.map((status) => status.name).join(', ')}`,
    pointer: '/data/attributes/account-status',
  });
}
