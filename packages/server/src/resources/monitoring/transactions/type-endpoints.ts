/** Endpoints of transaction types: retrieve as in the reference; list, create and update are extensions. */
import { Type } from 'typebox';
import { type Endpoint, readEndpoint, writeEndpoint } from '../../../api/endpoint.ts';
import { each, nullable, oneOf } from '../../../api/json-api/schema.ts';
import { showFieldSchema, shownFieldSchemas } from '../../../fields/index.ts';
import { isoTimestamp } from '../../../lib/clock.ts';
import { Refusal } from '../../../lib/refusal.ts';
import { readTransactionType } from './input.ts';
import { createTransactionType, updateTransactionType } from './operations/save-transaction-type.ts';
import { createTransactionTypeAttributes, updateTransactionTypeAttributes } from './schema.ts';
import { serializeTransactionType } from './serializer.ts';
import { statusKinds } from './states.ts';
import { factNames, relationTargetTypes, type TransactionType } from './transaction-type.ts';
import { countByStatus, findAllTransactionTypes, findTransactionTypes } from './type-store.ts';

/** Changes affect every transaction of the type. */
const making = { permission: 'txn.write', userPermission: 'setting.write', resourceType: 'transaction-type' } as const;

export const transactionTypeEndpoints: readonly Endpoint[] = [
  readEndpoint({
    path: '/transaction-types',
    operationId: 'list-all-transaction-types',
    summary: 'Lists the transaction types of the environment, oldest first, all on one page.',
    permission: 'transaction_type.read',
    resourceType: 'transaction-type',
    extension: true,
    async handle({ tx, scope }) {
      const types = await findAllTransactionTypes(tx, scope);
      return { page: { items: types.map(serializeTransactionType), hasNext: false, hasPrevious: false } };
    },
  }),
  writeEndpoint({
    ...making,
    path: '/transaction-types',
    operationId: 'create-a-transaction-type',
    summary: 'Creates a transaction type. Omitted members take the defaults of every type.',
    extension: true,
    success: 201,
    attributes: createTransactionTypeAttributes,
    async handle(context, { attributes }) {
      const type = await createTransactionType(context, readTransactionType(attributes));
      return { resource: serializeTransactionType(type) };
    },
  }),
  readEndpoint({
    path: '/transaction-types/{transaction-type-id}',
    operationId: 'retrieve-a-transaction-type',
    summary: 'Retrieves one transaction type with its fields.',
    permission: 'transaction_type.read',
    resourceType: 'transaction-type',
    async handle({ tx, scope }, { params }) {
      const [type] = await findTransactionTypes(tx, scope, [params['transaction-type-id']]);
      if (type === undefined) throw new Refusal('not_found');
      return { resource: serializeTransactionType(type) };
    },
  }),
  writeEndpoint({
    ...making,
    method: 'PATCH',
    path: '/transaction-types/{transaction-type-id}',
    operationId: 'update-a-transaction-type',
    summary:
      'Changes name, fields, statuses, relations or settings. Lists are replaced as a whole; members that transactions use must stay. With `revision`, it is refused if the type changed since that revision.',
    extension: true,
    attributes: updateTransactionTypeAttributes,
    async handle(context, { params, attributes }) {
      const read = { id: params['transaction-type-id'], revision: attributes.revision };
      const type = await updateTransactionType(context, read, readTransactionType(attributes));
      return { resource: serializeTransactionType(type) };
    },
  }),
];

const settingsBody = Type.Object({
  name: Type.String(),
  revision: Type.Integer({ minimum: 1 }),
  'updated-at': nullable('string', 'date-time'),
  'field-schemas': shownFieldSchemas(),
  statuses: Type.Array(
    Type.Object({ name: Type.String(), kind: oneOf(statusKinds), transactions: Type.Integer({ minimum: 0 }) }),
  ),
  'relation-schemas': Type.Array(
    Type.Object({ key: Type.String(), target: oneOf(relationTargetTypes), 'is-array': Type.Boolean() }),
  ),
  'fact-fields': Type.Object(each(factNames, nullable('string'))),
  'unique-reference-ids': Type.Boolean(),
  'strict-velocity': Type.Boolean(),
  'fallback-inquiry-template-id': nullable('string'),
  'passed-status': nullable('string'),
  'failed-status': nullable('string'),
});

function settingsOf(type: TransactionType, transactions: ReadonlyMap<string, number>) {
  const { settings } = type;
  const facts = factNames.map((name) => [name, settings.facts[name]?.replaceAll('-', '_') ?? null] as const);
  return {
    name: type.name,
    revision: type.revision,
    'updated-at': isoTimestamp(type.updatedAt),
    'field-schemas': type.fields.map(showFieldSchema),
    statuses: type.statuses.map(({ name, kind }) => ({ name, kind, transactions: transactions.get(name) ?? 0 })),
    'relation-schemas': type.relations.map(({ key, target, many }) => ({
      key: key.replaceAll('-', '_'),
      target,
      'is-array': many,
    })),
    'fact-fields': Object.fromEntries(facts) as Record<(typeof factNames)[number], string | null>,
    'unique-reference-ids': settings.uniqueReferences,
    'strict-velocity': settings.strict,
    'fallback-inquiry-template-id': settings.fallbackTemplateId,
    'passed-status': settings.passedStatus,
    'failed-status': settings.failedStatus,
  };
}

/** Returns the settings in the form of the update, since the reference's transaction type omits some. */
export const transactionTypeSettingsEndpoint: Endpoint = readEndpoint({
  surface: 'dashboard',
  path: '/transaction-types/{transaction-type-id}/settings',
  operationId: 'retrieve-the-settings-of-a-transaction-type',
  summary: 'Fields, statuses with how many transactions have each, relations and settings of a transaction type.',
  permission: null,
  userPermission: 'transaction_type.read',
  resourceType: 'transaction-type',
  answerBody: settingsBody,
  async handle({ tx, scope }, { params }) {
    const [type] = await findTransactionTypes(tx, scope, [params['transaction-type-id']]);
    if (type === undefined) throw new Refusal('not_found');
    return { body: settingsOf(type, await countByStatus(tx, scope, type.id)) };
  },
});
