/** What inquiries tell the transactions that they were made of. */
import type { OperationContext } from '../../../operations/context.ts';
import { definePortOfMany } from '../../../operations/port.ts';
import type { Inquiry } from './inquiry.ts';

/** Told in the transaction in which an inquiry that was made of a transaction is approved, declined or expires. */
export const endOfInquiry = definePortOfMany<
  (context: OperationContext, transactionId: string, end: Pick<Inquiry, 'id' | 'status'>) => Promise<void>
>()('the end of an inquiry of a transaction');
