/** Creation of an account from attributes that do not come from a request, such as the cells of a file. */
import { validateMembers } from '../../../api/validate.ts';
import type { OperationContext } from '../../../operations/context.ts';
import { readCreateAccount } from './input.ts';
import { createAccount, type StoredAccount } from './operations/create-account.ts';
import { createAccountAttributes } from './schema.ts';

/** Creates an account of the default type by the rules of `POST /accounts`, with the same refusals. */
export function createAccountFrom(
  context: OperationContext,
  attributes: Readonly<Record<string, unknown>>,
): Promise<StoredAccount> {
  validateMembers(createAccountAttributes, attributes, '/data/attributes');
  return createAccount(context, readCreateAccount(attributes, {}));
}
