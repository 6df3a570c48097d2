/** Link values of an account from its fields. */
import type { FieldMap } from '../../../fields/index.ts';
import type { OperationContext } from '../../../operations/context.ts';
import { type LinkValue, links, linkValuesOf } from '../links/index.ts';
import { type Account, personalValuesOf } from './account.ts';

/** Maximum number of numbers used for links. */
const mostNumbers = 50;

function linkValuesOfAccount(account: Account): LinkValue[] {
  const numbers = account.state.values['identification-numbers'];
  const given = Array.isArray(numbers) ? (numbers as readonly FieldMap[]).slice(0, mostNumbers) : [];
  const issued = given.flatMap((entry) =>
    linkValuesOf({
      'identification-number': textOf(entry['identification-number']),
      'selected-country-code': textOf(entry['issuing-country']),
    }),
  );
  return [...linkValuesOf(personalValuesOf(account)), ...issued];
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Replaces the links of the account with those of its present fields. */
export async function linkAccount({ tx, scope, clock }: OperationContext, account: Account): Promise<void> {
  const source = { type: 'account', id: account.id, inquiryId: null, accountId: account.id, at: clock.now() } as const;
  await links.replace(tx, scope, source, linkValuesOfAccount(account));
}
