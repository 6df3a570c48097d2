/** Webhooks and events. */
import type { Call, OperationScenario, PreparedResource, Scenarios, World } from '../scenario.ts';
import { approvedInquiry } from './things.ts';

const of = (id: string): Call => ({ parameters: { 'webhook-id': id } });
const creation = (world: World) => ({
  body: {
    data: {
      attributes: {
        name: world.fresh('webhook'),
        url: 'https://hooks.example.com/countersign',
        'enabled-events': ['inquiry.approved', 'account.created'],
      },
    },
  },
});

async function webhook(world: World): Promise<PreparedResource> {
  return (await world.make('POST', '/webhooks', creation(world).body)).data;
}

function onWebhook(body: unknown, verbs: readonly string[] = []): OperationScenario {
  const withBody = body === undefined ? {} : { body };
  return {
    body: () => withBody,
    async success(world) {
      const { id } = await webhook(world);
      for (const verb of verbs) await world.make('POST', `/webhooks/${id}/${verb}`);
      return { ...of(id), ...withBody };
    },
  };
}

const event = async (world: World): Promise<string> => {
  const { id } = await approvedInquiry(world);
  const query = `filter[object-id]=${id}&filter[name]=inquiry.approved`;
  const { body } = await world.send('GET', '/events', { query }, '2025-12-08');
  return (body as { data: { id: string }[] }).data[0]?.id ?? '';
};

export const webhooksAndEvents: Scenarios = {
  'list-all-webhooks': { success: (world) => webhook(world).then(() => ({ query: 'page[size]=1' })) },
  'create-a-webhook': { body: creation, success: creation },
  'retrieve-a-webhook': { success: async (world) => of((await webhook(world)).id) },
  'update-a-webhook': onWebhook({ data: { attributes: { name: 'Renamed', description: 'Decisions' } } }),
  'enable-a-webhook': onWebhook(undefined),
  'disable-a-webhook': onWebhook(undefined, ['enable']),
  'archive-a-webhook': onWebhook(undefined),
  'rotate-a-webhook-secret': onWebhook({ meta: { 'expires-in-seconds': 3600 } }),
  'clone-a-webhook': onWebhook(undefined),
  'list-all-events': {
    success: async (world) => ({ query: `page[size]=3&filter[object-id]=${(await approvedInquiry(world)).id}` }),
  },
  'retrieve-an-event': { success: async (world) => ({ parameters: { 'event-id': await event(world) } }) },
};
