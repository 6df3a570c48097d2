/** Endpoints of account types: retrieve as in the reference; list, create and update are extensions. */
import { Type } from 'typebox';
import { type Endpoint, readEndpoint, writeEndpoint } from '../../../api/endpoint.ts';
import { readAt, readAtMeta } from '../../../api/json-api/read-at.ts';
import { nullable } from '../../../api/json-api/schema.ts';
import { shownFieldSchemas } from '../../../fields/index.ts';
import { Refusal } from '../../../lib/refusal.ts';
import { accountTypeCommand } from './account-type-input.ts';
import { createAccountType, updateAccountType } from './operations/save-account-type.ts';
import { createAccountTypeAttributes, updateAccountTypeAttributes } from './schema.ts';
import { serializeAccountType, serializeTypeSettings } from './serializer.ts';
import { countByStatus, findAccountTypes, findAllAccountTypes } from './type-store.ts';

/** Changes affect every account of the type. */
const making = { permission: 'account.write', userPermission: 'setting.write', resourceType: 'account-type' } as const;

export const accountTypeEndpoints: readonly Endpoint[] = [
  readEndpoint({
    path: '/account-types',
    operationId: 'list-all-account-types',
    summary: 'Lists the account types of the environment, oldest first, all on one page.',
    permission: 'account_type.read',
    resourceType: 'account-type',
    extension: true,
    async handle({ tx, scope }) {
      const types = await findAllAccountTypes(tx, scope);
      return { page: { items: types.map(serializeAccountType), hasNext: false, hasPrevious: false } };
    },
  }),
  writeEndpoint({
    ...making,
    path: '/account-types',
    operationId: 'create-an-account-type',
    summary: 'Creates an account type. Omitted fields, statuses and relations take the defaults of every type.',
    extension: true,
    success: 201,
    attributes: createAccountTypeAttributes,
    async handle(context, { attributes }) {
      return { resource: serializeAccountType(await createAccountType(context, accountTypeCommand(attributes))) };
    },
  }),
  readEndpoint({
    path: '/account-types/{account-type-id}',
    operationId: 'retrieve-an-account-type',
    summary: 'Retrieves one account type with its fields and statuses.',
    permission: 'account_type.read',
    resourceType: 'account-type',
    async handle({ tx, scope }, { params }) {
      const [type] = await findAccountTypes(tx, scope, [params['account-type-id']]);
      if (type === undefined) throw new Refusal('not_found');
      return { resource: serializeAccountType(type) };
    },
  }),
  writeEndpoint({
    ...making,
    method: 'PATCH',
    path: '/account-types/{account-type-id}',
    operationId: 'update-an-account-type',
    summary:
      'Changes name, fields, statuses or relations of an account type. Lists are replaced as a whole; existing accounts keep their values.',
    extension: true,
    attributes: updateAccountTypeAttributes,
    meta: readAtMeta,
    async handle(context, { params, attributes, meta }) {
      const read = { id: params['account-type-id'], readAt: readAt(meta) };
      const type = await updateAccountType(context, read, accountTypeCommand(attributes));
      return { resource: serializeAccountType(type) };
    },
  }),
];

const settingsBody = Type.Object({
  'updated-at': nullable('string', 'date-time'),
  'field-schemas': shownFieldSchemas(),
  'account-statuses': Type.Array(
    Type.Object({
      id: Type.String(),
      name: Type.String(),
      deactivated: Type.Boolean(),
      accounts: Type.Integer({ minimum: 0 }),
    }),
  ),
  'relation-schemas': Type.Array(
    Type.Object({ key: Type.String(), 'inverse-key': Type.String(), 'is-array': Type.Boolean() }),
  ),
});

/** Returns the settings in the form of the update, since the reference's account type omits some. */
export const accountTypeSettingsEndpoint: Endpoint = readEndpoint({
  surface: 'dashboard',
  path: '/account-types/{account-type-id}/settings',
  operationId: 'retrieve-the-settings-of-an-account-type',
  summary: 'Fields, statuses with how many accounts have each, and relations of an account type.',
  permission: null,
  userPermission: 'account_type.read',
  resourceType: 'account-type',
  answerBody: settingsBody,
  async handle({ tx, scope }, { params }) {
    const [type] = await findAccountTypes(tx, scope, [params['account-type-id']]);
    if (type === undefined) throw new Refusal('not_found');
    return { body: serializeTypeSettings(type, await countByStatus(tx, scope, type.id)) };
  },
});
