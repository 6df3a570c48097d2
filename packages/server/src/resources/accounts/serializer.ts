/** Account → JSON:API resource, newest version: names and address are hashes inside `fields`. */
import type { Resource } from '../../api/json-api/document.ts';
import { isoTimestamp } from '../../lib/clock.ts';
import type { Account } from './account.ts';

export const defaultAccountTypeId = 'acttp_default';

export function serializeAccount(account: Account): Resource {
  const text = (key: string) => ({ type: 'string', value: account.fields[key] ?? null });
  return {
    type: 'account',
    id: account.id,
    attributes: {
      'reference-id': account.referenceId,
      'account-type-name': 'User',
      'created-at': isoTimestamp(account.createdAt),
      'updated-at': isoTimestamp(account.updatedAt),
      'redacted-at': isoTimestamp(account.redactedAt),
      'account-status': account.accountStatus,
      tags: account.tags,
      fields: {
        name: {
          type: 'hash',
          value: { first: text('name-first'), middle: text('name-middle'), last: text('name-last') },
        },
        address: {
          type: 'hash',
          value: {
            'street-1': text('address-street-1'),
            'street-2': text('address-street-2'),
            city: text('address-city'),
            subdivision: text('address-subdivision'),
            'postal-code': text('address-postal-code'),
            'country-code': text('address-country-code'),
          },
        },
        'identification-numbers': { type: 'array', value: identificationNumbers(account) },
        birthdate: { type: 'date', value: account.fields['birthdate'] ?? null },
        'phone-number': text('phone-number'),
        'email-address': text('email-address'),
        'selfie-photo': { type: 'file', value: null },
      },
    },
    relationships: { 'account-type': { data: { type: 'account-type', id: defaultAccountTypeId } } },
  };
}

function identificationNumbers(account: Account): object[] {
  const number = account.fields['identification-number'];
  if (number === null || number === undefined) return [];
  const entry = (value: string | null) => ({ type: 'string', value });
  return [
    {
      type: 'hash',
      value: {
        'identification-class': entry(account.fields['identification-class'] ?? null),
        'identification-number': entry(number),
        'issuing-country': entry(account.fields['address-country-code'] ?? null),
      },
    },
  ];
}
