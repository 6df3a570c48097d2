/** Accounts and account types. */
import type { Call, MakeCall, OperationScenario, PreparedResource, Scenarios, World } from '../scenario.ts';

const of = (id: string): Call => ({ parameters: { 'account-id': id } });

async function account(world: World, attributes: Record<string, unknown> = {}): Promise<PreparedResource> {
  const body = { data: { attributes: { 'reference-id': world.fresh('customer'), ...attributes } } };
  return (await world.make('POST', '/accounts', body)).data;
}

/** Returns the operation on a new account that `prepare` brought to the right state. */
function onAccount(body: unknown, prepare: (world: World, id: string) => Promise<unknown> = async () => null) {
  const withBody = body === undefined ? {} : { body };
  return {
    body: () => withBody,
    async success(world) {
      const { id } = await account(world);
      await prepare(world, id);
      return { ...of(id), ...withBody };
    },
  } satisfies OperationScenario;
}

const creation = (world: World) => ({
  body: {
    data: {
      attributes: {
        'reference-id': world.fresh('customer'),
        tags: ['vip'],
        fields: { name: { first: 'Ada', last: 'Lovelace' }, birthdate: '1990-12-10' },
      },
    },
  },
});
/** Creates by the reference id of an existing account, which it matches. */
const upsert: MakeCall = async (world) => {
  const { attributes } = await account(world);
  return {
    body: {
      data: { attributes: { 'reference-id': attributes['reference-id'], tags: ['known'] } },
      meta: { 'upsert-by': 'reference-id' },
    },
  };
};
/** Returns a relation to another account, which `prepare` has added already if requested. */
function onRelation(prepare: boolean): OperationScenario {
  const relation = (id: string) => ({ meta: { 'relation-schema-key': 'related_accounts', 'target-object-id': id } });
  return {
    body: () => ({ body: relation(`act_${'0'.repeat(24)}`) }),
    async success(world) {
      const [one, other] = [await account(world), await account(world)];
      if (prepare) await world.make('POST', `/accounts/${one.id}/add-relation`, relation(other.id));
      return { ...of(one.id), body: relation(other.id) };
    },
  };
}

async function accountAction(world: World, typeId: string): Promise<PreparedResource> {
  const attributes = { name: world.fresh('action'), effects: { 'set-account-status': 'Approved' } };
  return (await world.make('POST', `/account-types/${typeId}/account-actions`, { data: { attributes } })).data;
}

function typeOf({ relationships }: PreparedResource): string {
  return (relationships['account-type']?.data as { id: string } | undefined)?.id ?? '';
}

const search = { query: { attribute: 'created_at', operator: 'gt', value: '2020-01-01' } };
const vip = { meta: { 'tag-name': 'vip' } };

export const accounts: Scenarios = {
  'list-all-accounts': {
    success: (world) => account(world).then(() => ({ query: 'page[size]=2' })),
    answers: { 404: () => ({ query: `page[after]=act_${'0'.repeat(24)}` }) },
  },
  'create-an-account': {
    body: creation,
    success: creation,
    answers: {
      200: upsert,
      async 409(world) {
        const { attributes } = await account(world);
        return { body: { data: { attributes: { 'reference-id': attributes['reference-id'] } } } };
      },
    },
  },
  'retrieve-an-account': {
    success: async (world) => ({ ...of((await account(world)).id), query: 'include=account-type' }),
  },
  'update-an-account': onAccount({
    data: { attributes: { tags: ['vip'], fields: { 'email-address': 'ada@example.com' } } },
  }),
  'redact-an-account': {
    ...onAccount(undefined),
    answers: {
      async 409(world) {
        const { id } = await account(world);
        await world.make('DELETE', `/accounts/${id}`);
        return of(id);
      },
    },
  },
  'accounts-add-tag': onAccount(vip),
  'accounts-remove-tag': onAccount(vip, (world, id) => world.make('POST', `/accounts/${id}/add-tag`, vip)),
  'accounts-set-all-tags': onAccount({ meta: { 'tag-name': ['vip', 'eu'] } }),
  'accounts-add-relation': onRelation(false),
  'accounts-remove-relation': onRelation(true),
  'accounts-list-all-relations': {
    success: async (world) => ({ ...of((await account(world)).id), query: 'filter[key]=related_accounts' }),
    answers: {
      404: () => ({ ...of(`act_${'0'.repeat(24)}`), query: 'filter[key]=related_accounts' }),
      422: async (world) => ({ ...of((await account(world)).id), query: 'filter[key]=cousins' }),
    },
  },
  runAccountAction: {
    body: () => ({ body: { data: { 'account-action-id': `accac_${'1'.repeat(24)}` } } }),
    async success(world) {
      const made = await account(world);
      const { id } = await accountAction(world, typeOf(made));
      return { ...of(made.id), body: { data: { 'account-action-id': id } } };
    },
  },
  'consolidate-into-an-account': {
    body: () => ({ body: { meta: { 'source-account-ids': [`act_${'0'.repeat(24)}`] } } }),
    async success(world) {
      const [target, source] = [await account(world), await account(world)];
      return { ...of(target.id), body: { meta: { 'source-account-ids': [source.id] } } };
    },
  },
  'search-accounts': {
    body: () => ({ body: search }),
    success: (world) => account(world).then(() => ({ body: search })),
    answers: { 404: () => ({ body: { ...search, page: { after: `act_${'0'.repeat(24)}` } } }) },
  },
  'retrieve-an-account-type': {
    async success(world) {
      return { parameters: { 'account-type-id': typeOf(await account(world)) } };
    },
  },
};
