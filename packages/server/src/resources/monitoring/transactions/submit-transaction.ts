/** Link values of a transaction for its account, and its facts for lists. They do not decide on the transaction. */
import type { FieldValues } from '../../../fields/index.ts';
import type { OperationContext } from '../../../operations/context.ts';
import { liveSubject } from '../../../security/subject-keys.ts';
import { links, linkValuesOf } from '../../people/links/index.ts';
import { submitFacts } from '../../people/lists/index.ts';
import { factOf, type Transaction } from './transaction.ts';

const textOf = (value: unknown): string | null =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : null;

/**
 * Returns the texts of the fields by the last part of their path, since lists and links use the flat names of
 * inquiries.
 */
function textsOf(values: FieldValues): Record<string, string> {
  return Object.assign(
    {},
    ...Object.entries(values).map(([key, value]) => {
      if (value !== null && typeof value === 'object' && !Array.isArray(value)) return textsOf(value as FieldValues);
      const text = textOf(value);
      return text === null ? {} : { [key]: text };
    }),
  );
}

/**
 * Submits the facts. The links belong to the account in the transaction's field; if a reference id names several
 * accounts, to the first of them. They replace the earlier links of the transaction.
 */
export async function submitTransaction(context: OperationContext, transaction: Transaction): Promise<void> {
  const { tx, scope, clock } = context;
  const texts = textsOf(transaction.state.values);
  const told = {
    'email-address': texts['email-address'],
    'phone-number': texts['phone-number'],
    'address-country-code': textOf(factOf(transaction, 'country')),
    'ip-address': textOf(factOf(transaction, 'ip-address')),
    'device-fingerprint': textOf(factOf(transaction, 'device')),
    'card-fingerprint': textOf(factOf(transaction, 'card')),
  };
  const [accountId] = transaction.accountIds;
  const { id, subject } = transaction;
  if (accountId !== undefined) {
    const source = { type: 'transaction', id, inquiryId: null, accountId, at: clock.now() } as const;
    await links.replace(tx, scope, source, linkValuesOf(told));
  }
  const object = { type: 'transaction', id, inquiryId: null, accountId: null, subject: liveSubject(subject) } as const;
  await submitFacts(context, object, { fields: { ...texts, ...told } });
}
