/** Lists and items of each kind. */
import { signedIn } from '../../support/people.ts';
import type { Call, OperationScenario, PreparedResource, Scenarios, World } from '../scenario.ts';

interface Kind {
  readonly plural: string;
  /** Name in operation ids. */
  readonly named: string;
  /** Operation id of the creation of lists; null if only the dashboard creates them. */
  readonly creation: string | null;
  readonly values: (fresh: string) => Readonly<Record<string, unknown>>;
}

const address = (fresh: string): string => {
  const number = [...fresh].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 16_777_216, 7);
  return `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`;
};

const kinds: readonly Kind[] = [
  {
    plural: 'browser-fingerprints',
    named: 'a-browser-fingerprint-list-item',
    creation: 'create-a-browser-fingerprint-list',
    values: (value) => ({ value }),
  },
  {
    plural: 'device-fingerprints',
    named: 'a-device-fingerprint-list-item',
    creation: null,
    values: (value) => ({ value }),
  },
  {
    plural: 'countries',
    named: 'a-country-list-item',
    creation: 'create-a-country-list',
    values: () => ({ 'country-code': 'US' }),
  },
  {
    plural: 'email-addresses',
    named: 'an-email-address-list-item',
    creation: 'create-an-email-address-list',
    values: (name) => ({ value: `${name}@example.com`, 'match-type': 'email_address' }),
  },
  { plural: 'fields', named: 'a-field-list-item', creation: null, values: (value) => ({ 'field-value': value }) },
  {
    plural: 'geolocations',
    named: 'a-geolocation-list-item',
    creation: 'create-a-geolocation-list',
    values: () => ({ latitude: 52.5, longitude: 13.4, 'radius-meters': 500 }),
  },
  {
    plural: 'government-id-numbers',
    named: 'a-government-id-number-list-item',
    creation: 'create-a-government-id-number-list',
    values: (number) => ({ 'id-number': number, 'id-class': 'dl' }),
  },
  {
    plural: 'ip-addresses',
    named: 'an-ip-address-list-item',
    creation: 'create-an-ip-address-list',
    values: (fresh) => ({ value: address(fresh) }),
  },
  {
    plural: 'names',
    named: 'a-name-list-item',
    creation: 'create-a-name-list',
    values: (last) => ({ 'name-first': 'Ada', 'name-last': last }),
  },
  {
    plural: 'phone-numbers',
    named: 'a-phone-number-list-item',
    creation: 'create-a-phone-number-list',
    values: () => ({ value: '14155552671' }),
  },
  { plural: 'strings', named: 'a-string-list-item', creation: 'create-a-strings-list', values: (value) => ({ value }) },
];

const listBody = (world: World, { plural }: Kind) => ({
  data: {
    attributes: { name: world.fresh('list'), ...(plural === 'names' ? { 'allow-fuzzy-name-first': true } : {}) },
  },
});

const singular: Readonly<Record<string, string>> = { 'device-fingerprints': 'device-fingerprint', fields: 'field' };

async function list(world: World, kind: Kind): Promise<PreparedResource> {
  if (kind.creation !== null) return (await world.make('POST', `/list/${kind.plural}`, listBody(world, kind))).data;
  const person = await world.once('a person who makes lists', () => signedIn(world.service, { role: 'owner' }));
  const body = { kind: singular[kind.plural], name: world.fresh('list'), 'field-name': 'address-city' };
  return (await person.post('/dashboard/api/lists', body)).body.data;
}

const itemBody = (world: World, { values }: Kind, listId: string) => ({
  data: { attributes: { 'list-id': listId, ...values(world.fresh('value').replaceAll('_', '-')) } },
});

async function item(world: World, kind: Kind): Promise<PreparedResource> {
  const { id } = await list(world, kind);
  return (await world.make('POST', `/list-item/${kind.plural}`, itemBody(world, kind, id))).data;
}

const ofItem = (id: string): Call => ({ parameters: { 'list-item-id': id } });
const ofList = (id: string): Call => ({ parameters: { 'list-id': id } });

const creationOf = (kind: Kind): [string, OperationScenario][] => {
  const body = (world: World) => ({ body: listBody(world, kind) });
  return kind.creation === null ? [] : [[kind.creation, { body, success: body }]];
};

function itemScenarios(kind: Kind): [string, OperationScenario][] {
  const body = async (world: World) => ({ body: itemBody(world, kind, (await list(world, kind)).id) });
  const create: OperationScenario = {
    body,
    success: body,
    answers: {
      404: (world) => ({ body: itemBody(world, kind, `lst_${'0'.repeat(24)}`) }),
      async 409(world) {
        const same = itemBody(world, kind, (await list(world, kind)).id);
        await world.make('POST', `/list-item/${kind.plural}`, same);
        return { body: same };
      },
    },
  };
  const archive: OperationScenario = {
    success: async (world) => ofItem((await item(world, kind)).id),
    answers: {
      async 409(world) {
        const { id } = await item(world, kind);
        await world.make('DELETE', `/list-item/${kind.plural}/${id}`);
        return ofItem(id);
      },
    },
  };
  return [
    [`create-${kind.named}`, create],
    [`retrieve-${kind.named}`, { success: async (world) => ofItem((await item(world, kind)).id) }],
    [`archive-${kind.named}`, archive],
  ];
}

const [first] = kinds as readonly [Kind];

export const lists: Scenarios = {
  'list-all-lists': {
    success: (world) => list(world, first).then(() => ({ query: 'page[size]=1' })),
    answers: { 404: () => ({ query: `page[after]=lst_${'0'.repeat(24)}` }) },
  },
  'retrieve-a-list': { success: async (world) => ofList((await list(world, first)).id) },
  'archive-a-list': {
    success: async (world) => ofList((await list(world, first)).id),
    answers: {
      async 409(world) {
        const { id } = await list(world, first);
        await world.make('DELETE', `/lists/${id}`);
        return ofList(id);
      },
    },
  },
  ...Object.fromEntries(kinds.flatMap(creationOf)),
  ...Object.fromEntries(kinds.flatMap(itemScenarios)),
};
