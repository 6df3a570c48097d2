/** API keys, API logs and rate limits. */
import type { Call, PreparedResource, Scenarios, World } from '../scenario.ts';

const of = (id: string): Call => ({ parameters: { 'api-key-id': id } });
const creation = (world: World) => ({
  body: { data: { attributes: { name: world.fresh('key'), note: 'of the shop', permissions: ['inquiry.read'] } } },
});
const changes = { data: { attributes: { note: 'renewed', 'ip-address-allowlist': ['203.0.113.0/24'] } } };
const ending = { meta: { 'expires-in-seconds': 60 } };

async function key(world: World): Promise<PreparedResource> {
  return (await world.make('POST', '/api-keys', creation(world).body)).data;
}

export const keysLogsLimits: Scenarios = {
  'list-all-api-keys': { success: (world) => key(world).then(() => ({ query: 'page[size]=2' })) },
  'create-an-api-key': { body: creation, success: creation },
  'retrieve-an-api-key': { success: async (world) => of((await key(world)).id) },
  'update-an-api-key': {
    body: () => ({ body: changes }),
    success: async (world) => ({ ...of((await key(world)).id), body: changes }),
  },
  'expire-an-api-key': {
    body: () => ({ body: ending }),
    success: async (world) => ({ ...of((await key(world)).id), body: ending }),
  },
  'clone-api-key': { success: async (world) => of((await key(world)).id) },
  'list-all-api-logs': {
    success: (world) => key(world).then(() => ({ query: 'page[size]=3' })),
    answers: { 404: () => ({ query: `page[after]=req_${'0'.repeat(24)}` }) },
  },
  'retrieve-an-api-log': {
    async success(world) {
      await key(world);
      const { body } = await world.send('GET', '/api-logs', { query: 'page[size]=1' }, '2025-12-08');
      return { parameters: { 'api-log-id': (body as { data: { id: string }[] }).data[0]?.id ?? '' } };
    },
  },
  'list-all-rate-limits': { success: () => ({}), answers: { 403: () => ({ sender: 'stranger' }) } },
};
