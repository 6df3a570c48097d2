/** Generated lists of about 100 MB in each format, streamed without a file and never whole in memory. */
import { Readable } from 'node:stream';
import type { SourceFiles } from '../src/sources/index.ts';

const bytes = 100_000_000;

/** Text before the rows, the row of a number, and text after them. */
interface Layout {
  readonly name: string;
  readonly begin?: string;
  readonly row: (number: number) => string;
  readonly end?: string;
  /** Share of the 100 MB if a list consists of several files. */
  readonly share?: number;
}

const nameOf = (number: number): string => `Somebody-${number.toString(36)} Orlov`;
const filler = 'Ring of the Seventh Regiment 12, Building 4, Flat 7';

const layouts: Readonly<Record<string, readonly Layout[]>> = {
  'ofac-csv': [
    {
      name: 'sdn.csv',
      share: 0.5,
      row: (n) =>
        `${n},"${nameOf(n)}","individual","SDGT",-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,"DOB 09 Mar 1987; nationality Iran; Passport T${n} (Iran); ${filler}."\r\n`,
    },
    { name: 'alt.csv', share: 0.25, row: (n) => `${n},${n},"aka","${nameOf(n)} the Other",-0- \r\n` },
    { name: 'add.csv', share: 0.25, row: (n) => `${n},${n},"${filler}","Tehran","Iran",-0- \r\n` },
  ],
  'ofac-xml': [
    {
      name: 'sdn.xml',
      begin: '<sdnList>',
      row: (n) =>
        `<sdnEntry><uid>${n}</uid><firstName>A</firstName><lastName>${nameOf(n)}</lastName><sdnType>Individual</sdnType><remarks>${filler}</remarks><akaList><aka><type>a.k.a.</type><lastName>${nameOf(n)} B</lastName></aka></akaList></sdnEntry>`,
      end: '</sdnList>',
    },
  ],
  un: [
    {
      name: 'un.xml',
      begin: '<CONSOLIDATED_LIST><INDIVIDUALS>',
      row: (n) =>
        `<INDIVIDUAL><DATAID>${n}</DATAID><FIRST_NAME>${nameOf(n)}</FIRST_NAME><COMMENTS1>${filler}</COMMENTS1></INDIVIDUAL>`,
      end: '</INDIVIDUALS></CONSOLIDATED_LIST>',
    },
  ],
  eu: [
    {
      name: 'eu.xml',
      begin: '<export>',
      row: (n) =>
        `<sanctionEntity logicalId="${n}"><subjectType code="person"/><nameAlias wholeName="${nameOf(n)}" strong="true"/><remark>${filler}</remark></sanctionEntity>`,
      end: '</export>',
    },
  ],
  uk: [
    {
      name: 'uk.csv',
      begin:
        'Unique ID,Name 6,Name 1,Name type,"Individual, Entity, Ship",Regime Name,D.O.B,Nationality(/ies),Passport number\n',
      row: (n) => `RUS${n},Orlov,Somebody ${n},Primary Name,Individual,${filler}\n`,
    },
  ],
  opensanctions: [
    {
      name: 'entities.ftm.json',
      row: (n) =>
        `${JSON.stringify({ id: `Q${n}`, schema: 'Person', properties: { name: [nameOf(n)], notes: [filler] } })}\n`,
    },
  ],
  'opensanctions-targets': [
    {
      name: 'targets.csv',
      begin: 'id,schema,name,aliases,birth_date,countries,addresses,identifiers,sanctions,first_seen\n',
      row: (n) => `A${n},Person,${nameOf(n)},"${filler}",,,,,,\n`,
    },
  ],
  wikidata: [
    {
      name: 'holders.csv',
      begin: 'person,personLabel,birth,gender,country,position,positionLabel,alias\n',
      row: (n) =>
        `http://www.wikidata.org/entity/Q${n >> 2},${nameOf(n >> 2)},1960-05-06T00:00:00Z,http://www.wikidata.org/entity/Q6581097,DE,http://www.wikidata.org/entity/Q${n % 90},minister of ${n % 90},Alias ${n % 4} of ${n >> 2}\n`,
    },
  ],
  gleif: [
    {
      name: 'lei.csv',
      begin: 'LEI,Entity.LegalName,Entity.LegalAddress.FirstAddressLine,Entity.LegalAddress.Country\n',
      row: (n) => `52990${n},${nameOf(n)} Ltd,"${filler}",GB\n`,
    },
  ],
  csv: [{ name: 'own.csv', begin: 'name,birthdate,remarks\n', row: (n) => `${nameOf(n)},1960-05-06,"${filler}"\n` }],
  lines: [
    { name: 'own.ndjson', row: (n) => `${JSON.stringify({ key: `${n}`, names: [nameOf(n)], remarks: filler })}\n` },
  ],
};

export const largeFormats = Object.keys(layouts);

function* chunksOf({ begin = '', row, end = '', share = 1 }: Layout): Generator<Buffer> {
  if (begin !== '') yield Buffer.from(begin);
  const most = bytes * share;
  for (let [number, written] = [1, 0]; written < most; ) {
    let text = '';
    for (let line = 0; line < 500; line += 1, number += 1) text += row(number);
    const chunk = Buffer.from(text);
    written += chunk.length;
    yield chunk;
  }
  if (end !== '') yield Buffer.from(end);
}

export function largeList(format: string): SourceFiles {
  const files = layouts[format] ?? [];
  return {
    names: files.map(({ name }) => name),
    open(name) {
      const file = files.find((each) => each.name === name);
      if (file === undefined) throw new Error(`${name} is no file of ${format}`);
      return Readable.from(chunksOf(file));
    },
  };
}
