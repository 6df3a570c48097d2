/** Data of the job of a redacted transaction; `run-jobs.ts` implements it. */
import { Type } from 'typebox';

/** Redacts the objects created from the transaction, erases copies of its data, and records the event. */
export const redactTransactionChildren = {
  name: 'redact-transaction-children',
  data: Type.Object({ environmentId: Type.String(), transactionId: Type.String(), subjectKeyId: Type.String() }),
  settings: { retryLimit: 25, retryDelay: 2, expireInSeconds: 600 },
};
