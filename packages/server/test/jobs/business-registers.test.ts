/** Businesses looked up in the operator's own registers, without a provider. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Check } from 'typebox/value';
import { kindNamed } from '../../src/resources/screening/reports/kinds/index.ts';
import { attributesOfKind } from '../../src/resources/screening/reports/schema.ts';
import { answerOfKind, giveFiles, ownRegister, presentedAs } from '../support/own-sources.ts';
import { reportBody } from '../support/reports.ts';
import { useService } from '../support/service.ts';

const header =
  'id,name,aliases,countries,number,ein,status,legal-form,formed,authority,street,street-2,city,subdivision,postal-code,address-country,officers,owners,phones,websites,industries';
const rows = [
  '1,Harmless Bakery LLC,Harmless Bread,US,C0000001,12-3456789,Active,LLC,2001-02-03,Secretary of State,1 Main Street,,Springfield,CA,94105,US,Ada Lovelace: director / secretary; Grace Hopper: director,Charles Babbage,+1 415 555 2671,https://www.harmless.example,Bakeries',
  '2,Harmless Bakery Inc,,US,C0000002,,Dissolved,Corporation,1990,,9 Side Street,,Shelbyville,NV,89001,US,,,,,',
  '3,Bare Trading Ltd,,US,C0000003,,,,,,,,,,,,,,,,',
  '4,Müller Söhne GmbH,,DE,HRB 4,,aktiv,GmbH,2010,,Hauptstraße 5,,Köln,NW,50667,DE,,,,,',
];
const service = useService({ worker: false }, (started) =>
  giveFiles(started, ownRegister, { 'register.csv': [header, ...rows].join('\n') }),
);

const asked = {
  'business-name': 'Harmless Bakery LLC',
  'address-street-1': '1 Main St',
  'address-city': 'Springfield',
  'address-subdivision': 'CA',
  'address-postal-code': '94105',
  'address-country-code': 'US',
};

async function lookUp(query: Record<string, unknown>) {
  const body = reportBody('business-lookup', { ...asked, ...query }, {}, { 'processing-mode': 'sync' });
  const { status, body: answer } = await service.current.production.post('/reports', body);
  assert.equal(status, 201, JSON.stringify(answer));
  return answer.data.attributes;
}

const statusesOf = (attributes: Readonly<Record<string, unknown>>, ...names: string[]) =>
  names.map((name) => attributes[`match-status-${name}`]);

describe('a business lookup by a register', () => {
  it('returns the business as it is registered, and the version of the register', async () => {
    const attributes = await lookUp({});
    assert.equal(attributes['status'], 'ready', JSON.stringify(attributes['errors']));
    const result = attributes['result'] as Record<string, unknown>;
    assert.deepEqual(
      [result['name'], result['legal-entity-type'], result['legal-status'], result['aliases'], result['sources']],
      ['Harmless Bakery LLC', 'LLC', 'Active', ['Harmless Bread'], [{ name: 'Register of Utopia' }]],
    );
    assert.deepEqual(result['date-of-incorporation'], { day: '03', year: '2001', month: '02', granularity: 'day' });
    assert.deepEqual(result['officers'], [
      { 'name-full': 'Ada Lovelace', titles: ['director', 'secretary'] },
      { 'name-full': 'Grace Hopper', titles: ['director'] },
    ]);
    const [source] = attributes['searched-sources'] as { slug: string; age: string; version: string }[];
    assert.deepEqual([source?.slug, source?.age], ['own-register', 'current']);
  });

  type Row = readonly [what: string, query: Record<string, unknown>, member: string, status: string];
  const cases: readonly Row[] = [
    ['the same name and address', {}, 'strength', 'match'],
    ['the same name', {}, 'business-name', 'match'],
    ['a name without its legal form', { 'business-name': 'Harmless Bakery' }, 'business-name', 'match'],
    ['another name of it', { 'business-name': 'Harmless Bread' }, 'business-name', 'match'],
    ['a part of its name', { 'business-name': 'Harmless' }, 'business-name', 'partial_match'],
    ['a shortened street', {}, 'address-street', 'match'],
    ['another house of the street', { 'address-street-1': '2 Main St' }, 'address-street', 'no_match'],
    ['the same house with a suite', { 'address-street-1': '1 Main St Suite 4' }, 'address-street', 'partial_match'],
    ['another city', { 'address-city': 'Elsewhere' }, 'address-city', 'no_match'],
    ['another city of the same street', { 'address-city': 'Elsewhere' }, 'address', 'partial_match'],
    ['another city of the same street', { 'address-city': 'Elsewhere' }, 'strength', 'partial_match'],
    ['a longer postal code', { 'address-postal-code': '94105-1234' }, 'address-postal-code', 'match'],
    [
      'a name of a state where the register has its code',
      { 'address-subdivision': 'California' },
      'address-subdivision',
      'unknown',
    ],
    ['its number', { ein: '123456789' }, 'ein', 'match'],
    ['another number', { ein: '98-7654321' }, 'ein', 'no_match'],
    ['its phone, written otherwise', { 'phone-number': '(415) 555-2671' }, 'phone-number', 'match'],
    ['another phone', { 'phone-number': '+14155550000' }, 'phone-number', 'no_match'],
    ['its site', { website: 'harmless.example' }, 'website', 'match'],
    [
      'an officer',
      { 'associated-people': [{ 'name-full': 'Ada Lovelace', titles: [] }] },
      'associated-person',
      'match',
    ],
    [
      'an owner',
      { 'associated-people': [{ 'name-first': 'Charles', 'name-last': 'Babbage', titles: [] }] },
      'associated-person',
      'match',
    ],
    [
      'an officer with a middle name',
      { 'associated-people': [{ 'name-full': 'Ada King Lovelace', titles: [] }] },
      'associated-person',
      'partial_match',
    ],
    [
      'one officer and a stranger',
      { 'associated-people': [{ 'name-full': 'Ada Lovelace' }, { 'name-full': 'Alan Turing' }] },
      'associated-person',
      'partial_match',
    ],
    [
      'a stranger',
      { 'associated-people': [{ 'name-full': 'Alan Turing', titles: [] }] },
      'associated-person',
      'no_match',
    ],
    ['no phone', {}, 'phone-number', 'not_applicable'],
    ['no person', {}, 'associated-person', 'not_applicable'],
    ['a city where the register has none', { 'business-name': 'Bare Trading' }, 'address-city', 'unavailable'],
    ['an address where the register has none', { 'business-name': 'Bare Trading' }, 'address', 'unavailable'],
    [
      'a number where the register has none',
      { 'business-name': 'Bare Trading', ein: '12-3456789' },
      'ein',
      'unavailable',
    ],
    [
      'a person where the register has none',
      { 'business-name': 'Bare Trading', 'associated-people': [{ 'name-full': 'Ada Lovelace' }] },
      'associated-person',
      'unavailable',
    ],
  ];
  for (const [what, query, member, status] of cases) {
    it(`${member} is ${status} of ${what}`, async () => {
      assert.deepEqual(statusesOf(await lookUp(query), member), [status]);
    });
  }

  it('selects among several of one name the one with the requested address', async () => {
    const attributes = await lookUp({
      'business-name': 'Harmless Bakery',
      'address-street-1': '9 Side St',
      'address-city': 'Shelbyville',
      'address-subdivision': 'NV',
      'address-postal-code': '89001',
    });
    assert.equal((attributes['result'] as { name: string }).name, 'Harmless Bakery Inc');
  });

  it('finds umlauts by their usual transcriptions', async () => {
    const attributes = await lookUp({
      'business-name': 'Muller Sohne GmbH',
      'address-street-1': 'Hauptstrasse 5',
      'address-city': 'Koln',
      'address-subdivision': 'NW',
      'address-postal-code': '50667',
      'address-country-code': 'DE',
    });
    assert.deepEqual(statusesOf(attributes, 'strength', 'address'), ['match', 'match']);
  });

  it('is ready without a match when no entry has the name, since the register was searched', async () => {
    const attributes = await lookUp({ 'business-name': 'Zyxwv Quibble', ein: '12-3456789' });
    assert.equal(attributes['status'], 'ready');
    assert.equal(attributes['result'], null);
    assert.deepEqual(statusesOf(attributes, 'strength', 'business-name', 'ein', 'address', 'website'), [
      ...['no_match', 'no_match', 'unavailable', 'unavailable', 'not_applicable'],
    ]);
    assert.equal((attributes['searched-sources'] as unknown[]).length, 1);
  });

  it('is no match in another country', async () => {
    const attributes = await lookUp({ 'address-country-code': 'DE' });
    assert.equal(attributes['result'], null);
  });

  it('never finds a business of a register on a watchlist', async () => {
    const body = reportBody('business-watchlist', { term: 'Harmless Bakery' });
    const { attributes } = (await service.current.production.post('/reports', body)).body.data;
    assert.equal(attributes['status'], 'errored');
    const template = {
      data: { attributes: { kind: 'watchlist', name: 'x', settings: { 'list-types': ['register'] } } },
    };
    assert.equal((await service.current.production.post('/report-templates', template)).status, 400);
  });
});

describe('registrations and persons by a register', () => {
  const valid = (kind: string, outcome: Awaited<ReturnType<typeof answerOfKind>>) => {
    assert.equal(outcome.state, 'ready', JSON.stringify(outcome.errors));
    const shown = presentedAs(kind, asked, outcome.state === 'ready' ? outcome.result : null);
    const { properties } = attributesOfKind(kindNamed(kind).attributes);
    for (const [name, value] of Object.entries(shown)) {
      assert.ok(Check(properties[name] as never, value), `${name}: ${JSON.stringify(value)}`);
    }
    return shown;
  };

  it('return each entry of the name, with its state in the words of the register and of the API', async () => {
    const query = { ...asked, 'business-name': 'Harmless Bakery' };
    const outcome = await answerOfKind(service.current, 'business-registrations-lookup', query);
    const { result } = valid('business-registrations-lookup', outcome) as { result: Record<string, unknown> };
    assert.equal(result['business-name'], 'Harmless Bakery LLC');
    assert.equal(result['formation-date'], '2001-02-03');
    const records = result['registry-records'] as { 'file-number': string; status: unknown }[];
    assert.deepEqual(
      records.map((record) => [record['file-number'], record.status]),
      [
        ['C0000001', { raw: 'Active', standardized: 'active' }],
        ['C0000002', { raw: 'Dissolved', standardized: 'inactive' }],
      ],
    );
  });

  it('return officers with their titles, and owners', async () => {
    const outcome = await answerOfKind(service.current, 'business-associated-persons', asked);
    assert.deepEqual(valid('business-associated-persons', outcome), {
      query: { 'address-country-code': 'US' },
      'associated-persons': [
        { names: [{ value: 'Ada Lovelace' }], positions: [{ value: 'director' }, { value: 'secretary' }] },
        { names: [{ value: 'Grace Hopper' }], positions: [{ value: 'director' }] },
      ],
      'ownership-information': { owners: [{ name: 'Charles Babbage', roles: [] }] },
    });
  });

  it('are errored when the register names no persons, since none were searched', async () => {
    const query = { ...asked, 'business-name': 'Bare Trading Ltd' };
    const outcome = await answerOfKind(service.current, 'business-associated-persons', query);
    assert.deepEqual([outcome.state, outcome.errors.map(({ code }) => code)], ['errored', ['source-not-connected']]);
  });

  it('are errored when a register that the template names is missing', async () => {
    for (const kind of ['business-lookup', 'business-registrations-lookup', 'business-associated-persons']) {
      const query = { ...asked, 'business-name': 'Zyxwv Quibble' };
      const outcome = await answerOfKind(service.current, kind, query, {
        settings: { watchlists: ['own-register', 'gone'] },
      });
      assert.equal(outcome.state, 'errored');
      assert.equal(outcome.errors[0]?.code, 'list-missing');
    }
  });

  it('are errored when the register is too old and has no match', async () => {
    service.current.clock.forward(70 * 86_400);
    try {
      const query = { ...asked, 'business-name': 'Zyxwv Quibble' };
      const outcome = await answerOfKind(service.current, 'business-lookup', query);
      assert.deepEqual([outcome.state, outcome.errors[0]?.code], ['errored', 'list-too-old']);
      const found = await answerOfKind(service.current, 'business-lookup', asked);
      assert.deepEqual([found.state, found.errors.map(({ code }) => code)], ['ready', ['list-too-old']]);
    } finally {
      service.current.clock.forward(-70 * 86_400);
    }
  });
});
