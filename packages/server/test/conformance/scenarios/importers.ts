/** Importers of accounts and of items of lists. */
import type { Call, OperationScenario, PreparedResource, Scenarios, World } from '../scenario.ts';

interface Kind {
  readonly operationId: string;
  readonly plural: string;
  readonly text: string;
}

const kinds: readonly Kind[] = [
  {
    operationId: 'import-email-address-lists',
    plural: 'email-addresses',
    text: 'value,match_type\none@example.com,email_address\nexample.org,domain\n',
  },
  {
    operationId: 'import-geolocation-lists',
    plural: 'geolocations',
    text: 'latitude,longitude,radius_meters\n52.5,13.4,500\n',
  },
  {
    operationId: 'import-government-id-number-lists',
    plural: 'government-id-numbers',
    text: 'id_number,id_class\nI1234562,dl\n',
  },
  { operationId: 'import-ip-address-lists', plural: 'ip-addresses', text: 'value\n127.0.0.1\n10.0.0.0/24\n' },
  { operationId: 'import-name-lists', plural: 'names', text: 'name_first,name_last\nAda,Lovelace\n' },
  { operationId: 'import-phone-number-lists', plural: 'phone-numbers', text: 'value\n14155552671\n' },
];

const fileOf = (text: string) => ({ data: Buffer.from(text).toString('base64'), filename: 'rows.csv' });

const accountsBody = (world: World) => ({
  data: { attributes: { file: fileOf(`reference_id,name_last,tags\n${world.fresh('customer')},Lovelace,vip\n`) } },
});

const importerOf = async (world: World): Promise<PreparedResource> =>
  (await world.make('POST', '/importer/accounts', accountsBody(world))).data;

async function list(world: World, { plural }: Kind): Promise<PreparedResource> {
  return (await world.make('POST', `/list/${plural}`, { data: { attributes: { name: world.fresh('list') } } })).data;
}

const bodyFor = ({ text }: Kind, listId: string): Call => ({
  body: { data: { attributes: { 'list-id': listId, file: fileOf(text) } } },
});

function scenarioOf(kind: Kind): [string, OperationScenario] {
  const body = async (world: World) => bodyFor(kind, (await list(world, kind)).id);
  return [kind.operationId, { body, success: body }];
}

const accountsCall = (world: World): Call => ({ body: accountsBody(world) });

export const importers: Scenarios = {
  'list-all-importers': {
    success: (world) => importerOf(world).then(() => ({ query: 'page[size]=1' })),
  },
  'retrieve-an-importer': {
    success: async (world) => ({ parameters: { 'importer-id': (await importerOf(world)).id } }),
  },
  'import-an-account': { body: accountsCall, success: accountsCall },
  ...Object.fromEntries(kinds.map(scenarioOf)),
};
