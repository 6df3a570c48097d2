/** Accounts and their types as JSON:API resources, newest version. Keys of fields are snake case in every casing. */
import type { Resource } from '../../../api/json-api/document.ts';
import type { Wire } from '../../../api/json-api/schema.ts';
import { showFieldSchema, showFields } from '../../../fields/index.ts';
import { isoTimestamp } from '../../../lib/clock.ts';
import { fileReference } from '../../../storage/file-links.ts';
import type { Account } from './account.ts';
import type { AccountAction, ActionEffects } from './account-action.ts';
import type { AccountType } from './account-type.ts';
import type { accountActionAttributes, accountAttributes, accountTypeAttributes, actionEffects } from './schema.ts';
import type { FieldHistory } from './value-history.ts';

export function serializeAccount(account: Account): Resource<Wire<typeof accountAttributes>> {
  return {
    type: 'account',
    id: account.id,
    attributes: {
      'reference-id': account.referenceId,
      'account-type-name': account.type.name,
      'created-at': isoTimestamp(account.createdAt),
      'updated-at': isoTimestamp(account.updatedAt),
      'redacted-at': isoTimestamp(account.redactedAt),
      'account-status': account.accountStatus,
      tags: account.tags,
      fields: showFields(account.type.fields, account.state.values, { keys: 'snake', linkTo: fileReference }),
    },
    relationships: { 'account-type': { data: { type: 'account-type', id: account.type.id } } },
  };
}

export function serializeAccountType(type: AccountType): Resource<Wire<typeof accountTypeAttributes>> {
  const initial = type.statuses.find(({ isDefault }) => isDefault);
  const reference = ({ id }: { readonly id: string }) => ({ type: 'account-status', id });
  return {
    type: 'account-type',
    id: type.id,
    attributes: {
      name: type.name,
      'created-at': isoTimestamp(type.createdAt),
      'updated-at': isoTimestamp(type.updatedAt),
      'field-schemas': type.fields.map(showFieldSchema),
    },
    relationships: {
      'account-statuses': { data: type.statuses.map(reference) },
      'default-account-status': { data: initial === undefined ? null : reference(initial) },
    },
  };
}

/** Serializes the settings in the form of the update; `accounts` are numbers of accounts by name of their status. */
export const serializeTypeSettings = (type: AccountType, accounts: ReadonlyMap<string, number>) => ({
  'updated-at': isoTimestamp(type.updatedAt),
  'field-schemas': type.fields.map(showFieldSchema),
  'account-statuses': type.statuses.map(({ id, name, isDeactivated }) => ({
    id,
    name,
    deactivated: isDeactivated,
    accounts: accounts.get(name) ?? 0,
  })),
  'relation-schemas': type.relations.map(({ key, inverseKey, many }) => ({
    key: key.replaceAll('-', '_'),
    'inverse-key': inverseKey.replaceAll('-', '_'),
    'is-array': many,
  })),
});

export const serializeFieldHistory = ({ key, changes }: FieldHistory) => ({
  key,
  changes: changes.map(({ value, at, actor, inquiryId }) => ({
    value,
    at: isoTimestamp(at),
    'actor-type': actor.type,
    'actor-id': actor.id,
    'inquiry-id': inquiryId,
  })),
});

const serializeEffects = (effects: ActionEffects): Wire<typeof actionEffects> => ({
  'set-account-status': effects.setAccountStatus,
  'add-tags': effects.addTags,
  'remove-tags': effects.removeTags,
  'set-fields': effects.setFields,
});

export function serializeAccountAction(action: AccountAction): Resource<Wire<typeof accountActionAttributes>> {
  return {
    type: 'account-action',
    id: action.id,
    attributes: {
      name: action.name,
      parameters: action.parameters.map(showFieldSchema),
      effects: serializeEffects(action.effects),
      'created-at': isoTimestamp(action.createdAt),
    },
    relationships: { 'account-type': { data: { type: 'account-type', id: action.accountTypeId } } },
  };
}
