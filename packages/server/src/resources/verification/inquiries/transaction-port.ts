/** Port from inquiries to the transactions that they were created from. */
import type { OperationContext } from '../../../operations/context.ts';
import { definePortOfMany } from '../../../operations/port.ts';
import type { Inquiry } from './inquiry.ts';

/** Called in the transaction in which an inquiry created from a transaction is approved, is declined or expires. */
export const endOfInquiry = definePortOfMany<
  (context: OperationContext, transactionId: string, end: Pick<Inquiry, 'id' | 'status'>) => Promise<void>
>()('the end of an inquiry of a transaction');
