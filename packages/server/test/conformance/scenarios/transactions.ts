/** Transactions and transaction types. */
import type { Call, OperationScenario, PreparedResource, Scenarios, World } from '../scenario.ts';

const of = (id: string): Call => ({ parameters: { 'transaction-id': id } });

const creation = (world: World) => ({
  data: {
    attributes: { 'reference-id': world.fresh('payment'), tags: ['vip'], fields: { amount: 12.5, currency: 'EUR' } },
  },
});

const transaction = async (world: World): Promise<PreparedResource> =>
  (await world.make('POST', '/transactions', creation(world))).data;

const redacted = async (world: World): Promise<string> => {
  const { id } = await transaction(world);
  await world.make('DELETE', `/transactions/${id}`);
  return id;
};

/**
 * Returns the operation on a new transaction that `prepare` brought to the right state; a conflict on a redacted one.
 */
function onTransaction(
  body: unknown,
  prepare: (world: World, id: string) => Promise<unknown> = async () => null,
): OperationScenario {
  const withBody = body === undefined ? {} : { body };
  return {
    body: () => withBody,
    async success(world) {
      const { id } = await transaction(world);
      await prepare(world, id);
      return { ...of(id), ...withBody };
    },
    answers: { 409: async (world) => ({ ...of(await redacted(world)), ...withBody }) },
  };
}

/** Returns a relation to an account, which `prepare` has added already if requested. */
function onRelation(prepare: boolean): OperationScenario {
  const relation = (id: string) => ({ meta: { 'relation-schema-key': 'accounts', 'target-object-id': id } });
  return {
    body: () => ({ body: relation(`act_${'0'.repeat(24)}`) }),
    async success(world) {
      const { id } = await transaction(world);
      const { data: account } = await world.make('POST', '/accounts', { data: { attributes: {} } });
      if (prepare) await world.make('POST', `/transactions/${id}/add-relation`, relation(account.id));
      return { ...of(id), body: relation(account.id) };
    },
    answers: {
      409: async (world) => ({ ...of(await redacted(world)), body: relation(`act_${'0'.repeat(24)}`) }),
    },
  };
}

const vip = { meta: { 'tag-name': 'vip' } };

export const transactions: Scenarios = {
  'list-all-transactions': {
    success: async (world) => {
      const { attributes } = await transaction(world);
      return { query: `filter[reference-id]=${attributes['reference-id']}` };
    },
    answers: { 404: () => ({ query: `page[after]=txn_${'0'.repeat(24)}` }) },
  },
  'create-a-transaction': {
    body: (world) => ({ body: creation(world) }),
    success: (world) => ({ body: creation(world) }),
    answers: {
      async 200(world) {
        const body = creation(world);
        await world.make('POST', '/transactions', body);
        return { body };
      },
      async 409(world) {
        const { attributes } = await transaction(world);
        const other = { 'reference-id': attributes['reference-id'], fields: { amount: 99 } };
        return { body: { data: { attributes: other } } };
      },
      404: () => ({ body: { data: { attributes: { 'transaction-type-id': `txntp_${'0'.repeat(24)}` } } } }),
    },
  },
  'retrieve-a-transaction': {
    success: async (world) => ({ ...of((await transaction(world)).id), query: 'include=transaction-label' }),
  },
  'update-a-transaction': onTransaction({
    data: { attributes: { status: 'approved', label: 'genuine', fields: { amount: 13 } } },
  }),
  'redact-a-transaction': onTransaction(undefined),
  'redact-transaction-biometrics': onTransaction(undefined),
  'create-a-transaction-label': onTransaction({ meta: { label: 'fraud', score: 0.93, 'model-version': '1.2.3' } }),
  'transactions-add-relation': onRelation(false),
  'transactions-remove-relation': onRelation(true),
  'transactions-add-tag': onTransaction(vip),
  'transactions-remove-tag': onTransaction(vip),
  'transactions-set-tags': onTransaction({ meta: { 'tag-name': ['vip', 'eu'] } }),
  'retrieve-a-transaction-type': {
    async success(world) {
      const { relationships } = await transaction(world);
      const type = relationships['transaction-type']?.data as { readonly id: string } | undefined;
      return { parameters: { 'transaction-type-id': type?.id ?? '' } };
    },
  },
};

/** Archives a field of a type without transactions. */
export const transactionOccurrences: readonly ((world: World) => Promise<void>)[] = [
  async (world) => {
    const field = { type: 'string', key: 'note' };
    const made = { name: world.fresh('Type'), 'field-schemas': [field] };
    const { id } = (await world.make('POST', '/transaction-types', { data: { attributes: made } })).data;
    const archived = { ...field, config: { 'archived-at': '2026-01-01T00:00:00Z' } };
    await world.make('PATCH', `/transaction-types/${id}`, { data: { attributes: { 'field-schemas': [archived] } } });
  },
];
