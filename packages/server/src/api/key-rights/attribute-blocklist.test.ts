import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Document } from '../json-api/document.ts';
import { applyBlocklist, blocklistProblem, parseBlocklist } from './attribute-blocklist.ts';

const document: Document = {
  data: {
    type: 'inquiry',
    id: 'inq_1',
    attributes: {
      status: 'approved',
      'name-first': 'Ada',
      'name-last': 'Byron',
      'email-address': 'ada@example.com',
      fields: {
        'name-first': { type: 'string', value: 'Ada' },
        'identification-number': { type: 'string', value: 'X1' },
        address_street_1: { type: 'string', value: 'Main' },
      },
      checks: [{ name: 'a', metadata: { 'name-first': 'Ada' } }],
    },
    relationships: { account: { data: { type: 'account', id: 'act_1' } } },
  },
  included: [
    { type: 'case', id: 'case_1', attributes: { status: 'open', 'name-first': 'Ada' } },
    { type: 'verification/government-id', id: 'ver_1', attributes: { status: 'passed', 'name-first': 'Ada' } },
  ],
};

/** Returns the paths of removed attributes: `data.fields.name-first`, or `0.status` for included objects. */
function removed(entries: readonly string[], from: Document = document): string[] {
  const stripped = applyBlocklist(from, parseBlocklist(entries));
  const paths = ({ data, included = [] }: Document): string[] => [
    ...pathsOf((data as { attributes: object }).attributes, 'data'),
    ...included.flatMap(({ attributes }, index) => pathsOf(attributes, String(index))),
  ];
  const left = new Set(paths(stripped));
  const gone = paths(from).filter((path) => !left.has(path));
  return gone.filter((path) => !gone.some((other) => path.startsWith(`${other}.`)));
}

function pathsOf(value: unknown, at: string): string[] {
  if (value === null || typeof value !== 'object') return [at];
  return [at, ...Object.entries(value).flatMap(([key, member]) => pathsOf(member, `${at}.${key}`))];
}

const everyNameFirst = [
  'data.name-first',
  'data.fields.name-first',
  'data.checks.0.metadata.name-first',
  '0.name-first',
  '1.name-first',
];

const cases: readonly (readonly [string, readonly string[], readonly string[]])[] = [
  ['an empty list removes nothing', [], []],
  ['a name goes from every object at every depth', ['name-first'], everyNameFirst],
  ['a star matches the end of a key', ['name-l*'], ['data.name-last']],
  ['a star matches the beginning of a key', ['*-number'], ['data.fields.identification-number']],
  ['a star matches the middle of a key', ['e*-add*ss'], ['data.email-address']],
  ['a star does not let its two ends overlap', ['name-first*first'], []],
  ['a path matches only from there', ['/data/attributes/fields/name-first'], ['data.fields.name-first']],
  ['a path reaches into what is included', ['/included/attributes/status'], ['0.status', '1.status']],
  ['a star as the first step means both', ['/*/attributes/status'], ['data.status', '0.status', '1.status']],
  ['a step in the middle may be a pattern', ['/data/attributes/*/name-first'], ['data.fields.name-first']],
  [
    'a path passes through lists',
    ['/data/attributes/checks/metadata/name-first'],
    ['data.checks.0.metadata.name-first'],
  ],
  ['a path takes the whole object it leads to', ['/data/attributes/fields'], ['data.fields']],
  ['a type narrows a path', ['/included/attributes/name-first?type=case'], ['0.name-first']],
  ['a type names its family', ['/included/attributes/name-first?type=verification'], ['1.name-first']],
  ['a type narrows a name', ['name-first?type=case'], ['0.name-first']],
  ['a type nothing has removes nothing', ['/included/attributes/status?type=report'], []],
  [
    'an exemption wins before the entry',
    ['!/data/attributes/name-first', 'name-first'],
    everyNameFirst.filter((path) => path !== 'data.name-first'),
  ],
  [
    'an exemption wins after the entry',
    ['name-first', '!/data/attributes/name-first'],
    everyNameFirst.filter((path) => path !== 'data.name-first'),
  ],
  ['an exempt name is kept anywhere', ['!name-first', 'name-*'], ['data.name-last']],
  [
    'blocking everything and exempting makes an allowlist',
    ['/data/attributes/*', '!/data/attributes/status'],
    ['data.name-first', 'data.name-last', 'data.email-address', 'data.fields', 'data.checks'],
  ],
  [
    'an object exempt, its members blocked and one of them exempt keeps that one',
    [
      '/data/attributes/*',
      '!/data/attributes/fields',
      '/data/attributes/fields/*',
      '!/data/attributes/fields/name-first',
    ],
    [
      'data.status',
      'data.name-first',
      'data.name-last',
      'data.email-address',
      'data.fields.identification-number',
      'data.fields.address_street_1',
      'data.checks',
    ],
  ],
  ['entries may be snake', ['email_address'], ['data.email-address']],
  ['entries may be camel', ['/data/attributes/emailAddress'], ['data.email-address']],
  ['keys may be in another casing than entries', ['address-street-1'], ['data.fields.address_street_1']],
  [
    'members of the envelope are out of reach',
    ['id', 'type?type=inquiry', 'relationships', 'account', 'data'],
    ['data.fields.name-first.type', 'data.fields.identification-number.type', 'data.fields.address_street_1.type'],
  ],
];

describe('attribute blocklist', () => {
  for (const [name, entries, expected] of cases) {
    it(name, () => assert.deepEqual(removed(entries).toSorted(), expected.toSorted()));
  }

  it('does not affect types, ids, relationships and the included resources', () => {
    const stripped = applyBlocklist(document, parseBlocklist(['*']));
    assert.deepEqual(stripped, {
      data: { ...document.data, attributes: {} },
      included: document.included?.map((resource) => ({ ...resource, attributes: {} })),
    });
  });

  it('applies to every resource of a list', () => {
    const list = applyBlocklist({ data: [document.data, document.data] as never }, parseBlocklist(['*']));
    assert.deepEqual(
      (list.data as readonly { attributes: object }[]).map(({ attributes }) => attributes),
      [{}, {}],
    );
  });

  it('applies to the payload of an event, and keeps its envelope', () => {
    const event = {
      type: 'event',
      id: 'evt_1',
      attributes: { name: 'inquiry.approved', payload: document, 'created-at': 'now' },
    };
    const { data } = applyBlocklist({ data: event }, parseBlocklist(['/data/attributes/status', 'id']));
    const payload = (data as typeof event).attributes.payload as unknown as {
      data: { id: string; attributes: object };
    };
    assert.equal(payload.data.id, 'inq_1');
    assert.equal('status' in payload.data.attributes, false);
    assert.equal('email-address' in payload.data.attributes, true);
    assert.equal((data as typeof event).attributes.name, 'inquiry.approved');
  });
});

const text = (value: string) => ({ type: 'string', value });

/** Nested fields, as in accounts, and the body of a log entry, which nests them without type wrappers. */
const nested: Document = {
  data: {
    type: 'account',
    id: 'act_1',
    attributes: {
      status: { name: 'Default' },
      fields: {
        name: { type: 'hash', value: { first: text('Ada'), last: text('Byron') } },
        address: { type: 'hash', value: { street_1: text('Main'), city: text('Rome') } },
        identification_numbers: {
          type: 'array',
          value: [{ type: 'hash', value: { identification_number: text('X1'), issuing_country: text('IT') } }],
        },
        birthdate: text('1815-12-10'),
      },
      'post-params': { data: { attributes: { fields: { name: { first: 'Ada', last: 'Byron' } } } } },
    },
  },
};

const name = 'data.fields.name.value';
const sent = 'data.post-params.data.attributes.fields.name';

const nestedCases: readonly (readonly [string, readonly string[], readonly string[]])[] = [
  ['a name goes where it is nested', ['name-last'], [`${name}.last`, `${sent}.last`]],
  ['a star matches a nested name', ['name-*'], [`${name}.first`, `${name}.last`, `${sent}.first`, `${sent}.last`]],
  ['digits are set apart as in flat names', ['address-street-1'], ['data.fields.address.value.street_1']],
  ['a star matches the beginning', ['*-city'], ['data.fields.address.value.city']],
  [
    'a name may be nested in elements of a list',
    ['identification-numbers-issuing-*'],
    ['data.fields.identification_numbers.value.0.value.issuing_country'],
  ],
  ['a path goes to nested values', ['/data/attributes/fields/name-*'], [`${name}.first`, `${name}.last`]],
  ['a path may leave out the frame', ['/data/attributes/fields/name/first'], [`${name}.first`]],
  ['a path may name the frame', ['/data/attributes/fields/name/value/first'], [`${name}.first`]],
  ['an exemption holds for nested names', ['name-*', '!name-first'], [`${name}.last`, `${sent}.last`]],
  [
    'an exemption by path holds only there',
    ['address-*', '!/data/attributes/fields/address/value/city'],
    ['data.fields.address.value.street_1'],
  ],
  [
    'an exemption of joined names keeps nothing of what an entry says itself',
    ['last', '!name-*'],
    [`${name}.last`, `${sent}.last`],
  ],
  [
    'a single star matches one name',
    ['/data/attributes/fields/*', '!/data/attributes/fields/name'],
    ['data.fields.address', 'data.fields.identification_numbers', 'data.fields.birthdate'],
  ],
  ['frames name nothing', ['name-type', 'name-value', 'birthdate-*', 'first-*'], []],
  ['objects that are no fields are not joined', ['*-name'], []],
];

describe('attribute blocklist and nested values', () => {
  for (const [title, entries, expected] of nestedCases) {
    it(title, () => assert.deepEqual(removed(entries, nested).toSorted(), expected.toSorted()));
  }
});

const refused: readonly string[] = [
  '',
  '!',
  '/',
  '/data',
  '/data/attributes',
  '/data/attributes/',
  '/data/id',
  '/data/relationships/account',
  '/meta/attributes/x',
  'name?type=',
  'name?kind=case',
  'a/b',
  '!!name',
];

describe('an entry of a blocklist', () => {
  for (const entry of refused)
    it(`cannot be ${entry || 'empty'}`, () => assert.notEqual(blocklistProblem(entry), null));
  for (const [name, entries] of cases) {
    it(`is usable where ${name}`, () => assert.deepEqual(entries.map(blocklistProblem).filter(Boolean), []));
  }
});
