/**
 * POST /transactions/{id}/redact-biometrics: deletes pictures and videos in its fields, the selfies of its inquiries,
 * and the selfie photo of its accounts; values read from them stay (decision 0105).
 */
import type { OperationContext } from '../../../../operations/context.ts';
import { removeSelfiePhoto } from '../../../people/accounts/index.ts';
import { removeFieldFiles } from '../../../platform/files/index.ts';
import { redactSelfiesOfInquiry } from '../../../verification/verifications/index.ts';
import { fieldsUpdated } from '../events.ts';
import type { Transaction } from '../transaction.ts';
import { withoutPictures } from '../without-pictures.ts';
import { lockLive, storeTransaction } from './change-transaction.ts';

/**
 * Redacts the biometrics. Throws conflict, and erases nothing, while an investigation retains a selfie or a selfie is
 * being judged.
 */
export async function redactBiometrics(context: OperationContext, id: string): Promise<Transaction> {
  const transaction = await lockLive(context, id);
  for (const related of transaction.related) {
    if (related.type === 'inquiry') await redactSelfiesOfInquiry(context, related.id);
  }
  const related = transaction.related.filter(({ type }) => type === 'account').map((each) => each.id);
  for (const accountId of new Set([...transaction.accountIds, ...related])) await removeSelfiePhoto(context, accountId);
  const { values, fileIds } = withoutPictures(transaction.state.values);
  if (fileIds.length === 0) return transaction;
  await removeFieldFiles(context, id, fileIds);
  const before = transaction.state.values;
  const keys = Object.keys(values).filter((key) => JSON.stringify(values[key]) !== JSON.stringify(before[key]));
  return storeTransaction(context, { ...transaction, state: { ...transaction.state, values } }, [fieldsUpdated(keys)]);
}
