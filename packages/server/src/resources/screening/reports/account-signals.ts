/** Signals of a synthetic identity, from the environment's accounts and from numbering plans. */
import type { Reader } from '../../../database/connection.ts';
import { isSocialSecurityNumber, numberFits } from '../../../lookups/identification-number.ts';
import { internationalNumber } from '../../../lookups/phone-plan.ts';
import type { Scope } from '../../../security/scope.ts';
import { countAccountsSharing } from '../../people/accounts/index.ts';
import { textOf } from './kinds/named-query.ts';
import type { Members } from './report.ts';

export interface AccountSignals {
  /**
   * Number of other accounts with the same value; null if the query did not contain the value, or if it is searchable
   * in no account type.
   */
  readonly phoneNumber: number | null;
  readonly emailAddress: number | null;
  /** Street and postal code. */
  readonly address: number | null;
  readonly identificationNumber: number | null;
  /** True if the numbering plan permits the number; null if the plan is unknown. */
  readonly isNumberPossible: boolean | null;
  readonly fitsBirthdate: boolean | null;
}

export async function signalsOf(
  reader: Reader,
  scope: Scope,
  query: Members,
  accountId: string | null,
): Promise<AccountSignals> {
  const given = (name: string) => textOf(query, name);
  const sharing = async (fields: Readonly<Record<string, readonly (string | null)[]>>): Promise<number | null> => {
    const asked = Object.entries(fields).map(([key, values]) => ({
      key,
      values: values.filter((each) => each !== null),
    }));
    if (asked.some(({ values }) => values.length === 0)) return null;
    return countAccountsSharing(reader, scope, asked, accountId);
  };
  const phone = given('phone-number');
  const [security, number] = [given('social-security-number'), given('identification-number')];
  const digits = security?.replaceAll('-', '') ?? null;
  const fits =
    digits === null
      ? numberFits(given('address-country-code') ?? '', number ?? '', given('birthdate') ?? '')
      : { isPossible: isSocialSecurityNumber(digits), fitsBirthdate: null };
  return {
    phoneNumber: await sharing({ 'phone-number': [phone, phone === null ? null : internationalNumber(phone)] }),
    emailAddress: await sharing({ 'email-address': [given('email-address')] }),
    address: await sharing({
      'address.street-1': [given('address-street-1')],
      'address.postal-code': [given('address-postal-code')],
    }),
    identificationNumber:
      security === null
        ? await sharing({ 'identification-number': [number] })
        : await sharing({ 'social-security-number': [security, digits] }),
    isNumberPossible: fits.isPossible,
    fitsBirthdate: fits.fitsBirthdate,
  };
}
