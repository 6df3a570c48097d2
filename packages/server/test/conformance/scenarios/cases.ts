/** Cases and case templates. */
import type { Call, MakeCall, OperationScenario, PreparedResource, Scenarios, World } from '../scenario.ts';

const of = (id: string): Call => ({ parameters: { 'case-id': id } });
const missing = `ctmpl_${'0'.repeat(24)}`;

const fields = [{ type: 'string', key: 'risk-level' }];

/** Returns a template with a field, made once in the run. */
const template = (world: World): Promise<string> =>
  world.once('case template', async () => {
    const attributes = { key: 'KYC', name: 'Know your customer', 'field-schemas': fields };
    return (await world.make('POST', '/case-templates', { data: { attributes } })).data.id;
  });

const account = async (world: World): Promise<string> => (await world.make('POST', '/accounts', { data: {} })).data.id;

/** Returns a person who may sign in, since cases are assigned to people. */
async function person(world: World): Promise<string> {
  return world.once('person of cases', async () => {
    const { signedIn } = await import('../../support/people.ts');
    return (await signedIn(world.service, { role: 'reviewer' })).user.emailAddress;
  });
}

async function makeCase(world: World, meta: object = {}): Promise<PreparedResource> {
  const attributes = { 'case-template-id': await template(world) };
  return (await world.make('POST', '/cases', { data: { attributes }, meta })).data;
}

/** Returns the operation on a new case that `prepare` brought to the right state. */
function onCase(body: unknown, prepare: (world: World, id: string) => Promise<unknown> = async () => null) {
  const withBody = body === undefined ? {} : { body };
  return {
    body: () => withBody,
    async success(world) {
      const { id } = await makeCase(world);
      await prepare(world, id);
      return { ...of(id), ...withBody };
    },
  } satisfies OperationScenario;
}

const creation: MakeCall = async (world) => ({
  body: {
    data: { attributes: { 'case-template-id': await template(world), fields: { 'risk-level': 'medium' } } },
    meta: { 'object-ids': [await account(world)], 'sla-expires-in-seconds': 7200 },
  },
});

/** Returns the operation on a redacted case, which cannot change. */
const onRedacted =
  (body: unknown): MakeCall =>
  async (world) => {
    const { id } = await makeCase(world);
    await world.make('DELETE', `/cases/${id}`);
    return { ...of(id), ...(body === undefined ? {} : { body }) };
  };

const withConflict = (scenario: OperationScenario, body: unknown): OperationScenario => ({
  ...scenario,
  answers: { ...scenario.answers, 409: onRedacted(body) },
});

const objects = (prepare: boolean): OperationScenario => ({
  body: () => ({ body: { meta: { 'object-ids': [] } } }),
  async success(world) {
    const [{ id }, accountId] = [await makeCase(world), await account(world)];
    const body = { meta: { 'object-ids': [accountId] } };
    if (prepare) await world.make('POST', `/cases/${id}/add-objects`, body);
    return { ...of(id), body };
  },
  answers: { 409: onRedacted({ meta: { 'object-ids': [] } }) },
});

const approved = { meta: { status: 'Approved' } };
const vip = { meta: { 'tag-name': 'vip' } };
const tags = { meta: { 'tag-name': ['vip', 'eu'] } };
const change = { data: { attributes: { fields: { 'risk-level': 'high' } } } };
const search = { query: { attribute: 'state', operator: 'eq', value: 'open' } };

export const cases: Scenarios = {
  'list-all-cases': {
    success: (world) => makeCase(world).then(() => ({ query: 'page[size]=2' })),
    answers: { 404: () => ({ query: `page[after]=case_${'0'.repeat(24)}` }) },
  },
  'create-a-case': {
    body: creation,
    success: creation,
    answers: {
      404: () => ({ body: { data: { attributes: { 'case-template-id': missing } } } }),
      async 409(world) {
        const attributes = { key: 'OLD', name: 'Old' };
        const id = await world.once('archived case template', async () => {
          const made = (await world.make('POST', '/case-templates', { data: { attributes } })).data.id;
          await world.make('POST', `/case-templates/${made}/archive`);
          return made;
        });
        return { body: { data: { attributes: { 'case-template-id': id } } } };
      },
      async 422(world) {
        const attributes = { 'case-template-id': await template(world), 'creator-email-address': 'no@example.com' };
        return { body: { data: { attributes } } };
      },
    },
  },
  'retrieve-case': {
    success: async (world) => ({ ...of((await makeCase(world)).id), query: 'include=case-template,case-queue' }),
  },
  'update-a-case': {
    ...withConflict(onCase(change), change),
    answers: {
      409: onRedacted(change),
      async 422(world) {
        const body = { data: { attributes: { fields: { colour: 'red' } } } };
        return { ...of((await makeCase(world)).id), body };
      },
    },
  },
  'redact-a-case': withConflict(onCase(undefined), undefined),
  // Under the names of the reference, which contain a brand, and under those of this service.
  'add-persona-objects': objects(false),
  'add-objects': objects(false),
  'remove-persona-objects': objects(true),
  'remove-objects': objects(true),
  'assign-a-case': {
    body: async (world) => ({ body: { meta: { 'user-email-address': await person(world) } } }),
    async success(world) {
      return { ...of((await makeCase(world)).id), body: { meta: { 'user-email-address': await person(world) } } };
    },
    answers: {
      409: onRedacted({ meta: { 'user-email-address': 'no@example.com' } }),
      async 422(world) {
        return { ...of((await makeCase(world)).id), body: { meta: { 'user-email-address': 'no@example.com' } } };
      },
    },
  },
  'set-status-for-a-case': {
    ...onCase(approved),
    answers: {
      409: onRedacted(approved),
      async 422(world) {
        return { ...of((await makeCase(world)).id), body: { meta: { status: 'Lost' } } };
      },
    },
  },
  'add-tag': withConflict(onCase(vip), vip),
  'remove-tag': withConflict(
    onCase(vip, (world, id) => world.make('POST', `/cases/${id}/add-tag`, vip)),
    vip,
  ),
  'set-tags': withConflict(onCase(tags), tags),
  'search-cases': {
    body: () => ({ body: search }),
    success: (world) => makeCase(world).then(() => ({ body: search })),
    answers: { 404: () => ({ body: { ...search, page: { after: `case_${'0'.repeat(24)}` } } }) },
  },
  'retrieve-a-case-template': {
    success: async (world) => ({ parameters: { 'case-template-id': await template(world) } }),
  },
};
