/** Sources in a wrong format are refused with the fault, and XML entities are never expanded. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { SourceBroken } from '../src/sources/index.ts';
import { readInChild } from './read-in-child.ts';
import { read, sdn } from './support/read-sources.ts';

describe('what is refused', () => {
  const lol = '<!DOCTYPE lolz [<!ENTITY a "lol"><!ENTITY b "&a;&a;&a;&a;">]>';
  const rows: readonly (readonly [string, string, Readonly<Record<string, string>>])[] = [
    [
      'a document type, so that nothing is expanded',
      'un',
      { 'un.xml': `<?xml version="1.0"?>${lol}<CONSOLIDATED_LIST>&b;</CONSOLIDATED_LIST>` },
    ],
    ['XML that is cut short', 'un', { 'un.xml': '<CONSOLIDATED_LIST><INDIVIDUALS><INDIVIDUAL><DATAID>1</DATAID>' }],
    ['XML that is not well-formed', 'eu', { 'eu.xml': '<export><sanctionEntity></export>' }],
    ['another root', 'ofac-xml', { 'sdn.xml': '<html><body>Sign in</body></html>' }],
    ['an empty XML', 'un', { 'un.xml': '' }],
    ['elements that lie a thousand deep', 'un', { 'un.xml': `<CONSOLIDATED_LIST>${'<a>'.repeat(1000)}` }],
    ['no file of the format', 'ofac-csv', { 'readme.txt': 'x' }],
    ['rows of too few columns', 'ofac-csv', { 'sdn.csv': '1,"A"\n2,"B"\n' }],
    ['a CSV without the columns', 'opensanctions-targets', { 'targets.csv': 'a,b\n1,2\n' }],
    ['a CSV whose quote is never closed', 'csv', { 'own.csv': 'name\n"Jansen\n' }],
    ['lines that are no JSON', 'lines', { 'own.ndjson': 'hello\n' }],
    ['a list where an object is due', 'opensanctions', { 'ftm.json': '[1,2]\n' }],
    ['an answer that is no result of a query', 'wikidata', { 'pep.csv': 'error\ntoo many requests\n' }],
    ['two files where one is due', 'un', { 'a.xml': '', 'b.xml': '' }],
    ['a register that is cut short in a row', 'gleif', { 'lei.csv': 'LEI,Entity.LegalName\n5299,A\n5300' }],
    ['a register whose quote is never closed', 'gleif', { 'lei.csv': 'LEI,Entity.LegalName\n5299,"A\n' }],
    ['an empty register', 'gleif', { 'lei.csv': '' }],
    ['a register with only a header', 'companies-house', { 'ch.csv': 'CompanyName, CompanyNumber\n' }],
    ['a register of other columns', 'companies-house', { 'ch.csv': 'name,number\nA,1\n' }],
    ['a register of another root', 'gleif', { 'lei.xml': '<html><body>Sign in</body></html>' }],
    ['a register of XML that is cut short', 'gleif', { 'lei.xml': '<LEIData><LEIRecords><LEIRecord><LEI>1</LEI>' }],
    ['a register with a document type', 'gleif', { 'lei.xml': `${lol}<LEIData/>` }],
    ['a UK list of other columns', 'uk', { 'uk.csv': 'a,b\n1,2\n' }],
    [
      'a UK list without a column of kind',
      'uk',
      { 'uk.csv': 'Unique ID,Name 6,Name type,D.O.B,Nationality(/ies),Regime Name,Passport number\n1,A,Primary,,,,\n' },
    ],
    [
      'a UK list with a kind that is not known',
      'uk',
      {
        'uk.csv':
          'Unique ID,Name 6,Name type,Designation Type,D.O.B,Nationality(/ies),Regime Name,Passport number\n1,A,Primary,Human,,,,\n',
      },
    ],
    ['targets without their other names', 'opensanctions-targets', { 't.csv': 'id,schema,name\nA,Person,B\n' }],
    ['office-holders without their births', 'wikidata', { 'p.csv': 'person,personLabel\nQ1,A\n' }],
    ['a CSV of one’s own with a kind that is not known', 'csv', { 'own.csv': 'name,kind\nA,human\n' }],
    ['a line with a kind that is not known', 'lines', { 'own.ndjson': '{"names":["A"],"kind":"human"}\n' }],
    [
      'an entry of the EU of no kind',
      'eu',
      { 'eu.xml': '<export><sanctionEntity logicalId="1"><nameAlias wholeName="A"/></sanctionEntity></export>' },
    ],
    ['OFAC’s list without the file of other names', 'ofac-csv', { 'sdn.csv': sdn, 'add.csv': '' }],
    ['OFAC’s list without the file of addresses', 'ofac-csv', { 'sdn.csv': sdn, 'alt.csv': '' }],
    [
      'OFAC’s list with a kind that is not known',
      'ofac-csv',
      { 'sdn.csv': sdn.replace('"individual"', '"human"'), 'alt.csv': '', 'add.csv': '' },
    ],
  ];
  for (const [what, format, contents] of rows) {
    it(what, async () => {
      await assert.rejects(read(format, contents), SourceBroken);
    });
  }

  it('a hundred megabytes are read within two hundred megabytes of memory', async () => {
    const { entities, growth } = await readInChild('opensanctions-targets');
    assert.ok(entities > 500_000, `${entities}`);
    assert.ok(growth < 200, `${growth} MB`);
  });
});
