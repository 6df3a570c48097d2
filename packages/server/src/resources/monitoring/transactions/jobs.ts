/** The job of a redacted transaction, as it is sent; `run-jobs.ts` says what it does. */
import { Type } from 'typebox';

/** Redacts what came of the transaction, scrubs what was copied from it, and tells. */
export const redactTransactionChildren = {
  name: 'redact-transaction-children',
  data: Type.Object({ environmentId: Type.String(), transactionId: Type.String(), subjectKeyId: Type.String() }),
  settings: { retryLimit: 25, retryDelay: 2, expireInSeconds: 600 },
};
