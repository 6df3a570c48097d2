/** Removal of an account's selfie photo with its bytes, while the account stays. */
import type { OperationContext } from '../../../../operations/context.ts';
import { removeFieldFiles } from '../../../platform/files/index.ts';
import type { Account } from '../account.ts';
import { fieldsUpdated } from '../events.ts';
import { lockAccount, storeAccount } from './change-account.ts';

const key = 'selfie-photo';

/** Removes the photo. Does nothing if there is none, or if the account is redacted or archived. Throws not_found. */
export async function removeSelfiePhoto(context: OperationContext, id: string): Promise<void> {
  const account = await lockAccount(context, id);
  const photo = account.state.values[key];
  if (account.subject.key === null || photo === null || typeof photo !== 'object' || !('id' in photo)) return;
  await removeFieldFiles(context, id, [String(photo.id)]);
  const changed: Account = {
    ...account,
    state: { ...account.state, values: { ...account.state.values, [key]: null } },
  };
  await storeAccount(context, changed, [fieldsUpdated([key])]);
}
