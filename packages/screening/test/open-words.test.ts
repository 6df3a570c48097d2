/** Words of open vocabularies: matched whole, never by prefix, and entries that are not read are counted. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { formatOf } from '../src/sources/index.ts';
import { filesOf, read } from './support/read-sources.ts';

const entry = (id: string, topics: readonly string[], schema = 'Company') =>
  `${JSON.stringify({ id, schema, properties: { name: ['Orlov Trading'], topics } })}\n`;

describe('a topic of OpenSanctions', () => {
  const rows: readonly (readonly [word: string, topic: string])[] = [
    ['sanction', 'sanction'],
    ['sanction.linked', 'sanction.linked'],
    ['sanction.control', 'sanction.control'],
    ['sanction.counter', 'sanction.counter'],
    ['sanctioned.formerly', 'sanctioned.formerly'],
    ['role.pep', 'pep'],
    ['role.pep.frmr', 'role.pep.frmr'],
    ['role.rca', 'rca'],
    ['role.pol', 'role.pol'],
    ['crime.traffick.drug', 'crime'],
    ['crime.acquitted', 'crime.acquitted'],
    ['wanted', 'crime'],
    ['debarment', 'warning'],
    ['reg.warn', 'warning'],
    ['export.control.linked', 'export.control.linked'],
  ];
  for (const [word, topic] of rows) {
    it(`${word} is ${topic}`, async () => {
      const { entities } = await read('opensanctions', { 'entities.ftm.json': entry('a', [word]) });
      assert.deepEqual(entities[0]?.topics, [topic]);
    });
  }
});

describe('a topic of an own list', () => {
  it('that is unknown is kept as it is written', async () => {
    const csv = await read('csv', { 'own.csv': 'name,topics\nOrlov Trading,Sanction;sanction-linked; Shadow fleet\n' });
    const lines = await read('lines', { 'own.ndjson': '{"names":["Orlov"],"topics":["PEP","Shadow fleet"]}' });
    assert.deepEqual(csv.entities[0]?.topics, ['sanction', 'sanction-linked', 'Shadow fleet']);
    assert.deepEqual(lines.entities[0]?.topics, ['pep', 'Shadow fleet']);
  });
});

describe('an entry that is not screened', () => {
  async function leftOutOf(format: string, name: string, text: string): Promise<string[]> {
    const kinds: string[] = [];
    for await (const _ of formatOf(format)?.read(
      filesOf({ [name]: text }),
      () => undefined,
      (kind) => kinds.push(kind),
    ) ?? []) {
      // Only the skipped entries matter.
    }
    return kinds;
  }

  it('is reported by its schema: FollowTheMoney', async () => {
    const links = ['Ownership', 'Security', 'Ownership'].map((schema, place) => entry(`${place}`, [], schema));
    const nameless = `${JSON.stringify({ id: 'n', schema: 'Person', properties: {} })}\n`;
    assert.deepEqual(await leftOutOf('opensanctions', 'all.json', [entry('a', []), ...links, nameless].join('')), [
      'Ownership',
      'Security',
      'Ownership',
      'Person without a name',
    ]);
  });

  it('is reported by its schema: targets.simple.csv', async () => {
    const header = 'id,schema,name,aliases,birth_date,countries,addresses,identifiers,sanctions,first_seen\n';
    const rows = 'a,Company,Orlov,,,,,,,\nb,Security,RU000A0,,,,,,,\nc,Company,,,,,,,,\n';
    assert.deepEqual(await leftOutOf('opensanctions-targets', 'targets.simple.csv', header + rows), [
      'Security',
      'Company without a name',
    ]);
  });
});

describe('an entry of the European Union', () => {
  const rows: readonly (readonly [written: string, listedAt: string | null])[] = [
    ['2001-02-01', '2001-02-01'],
    ['2001-02-01T00:00:00+01:00', '2001-02-01'],
    ['', null],
  ];
  for (const [written, listedAt] of rows) {
    it(`designated on “${written}” was listed on ${listedAt}`, async () => {
      const { entities } = await read('eu', {
        'eu.xml': `<export><sanctionEntity logicalId="1" designationDate="${written}"><subjectType code="person"/><nameAlias wholeName="A"/></sanctionEntity></export>`,
      });
      assert.equal(entities[0]?.listedAt, listedAt);
    });
  }
});
