/** Each source format yields its entities; a wrong format is refused with the fault, and no XML entity is expanded. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Entity } from '../src/entity.ts';
import { formatOf, readOwnCsv } from '../src/sources/index.ts';
import { filesOf, read, sdn } from './support/read-sources.ts';

const namesOf = (entity: Entity | undefined) =>
  entity?.names.map(({ value, type, quality }) => `${value} ${type} ${quality}`);

describe('OFAC', () => {
  it('delimited files: names of both files, and all details of the remarks', async () => {
    const { entities } = await read('ofac-csv', {
      'sdn.csv': sdn,
      'alt.csv': '26138,1,"aka","GHORBANIAN, Mohammed",-0- \r\n26138,2,"fka","GORBANI, M.","weak"\r\n',
      'add.csv': '26138,1,"Street 1","Tehran","Iran",-0- \r\n',
    });
    const [one, ship] = entities;
    assert.deepEqual(namesOf(one), [
      'GHORBANIYAN, Mohammad primary_name strong',
      'GHORBANIAN, Mohammed aka strong',
      'GORBANI, M. former weak',
      'Ensaniyat aka weak',
    ]);
    assert.deepEqual([one?.kind, one?.gender, one?.countries], ['person', 'male', ['IR']]);
    assert.deepEqual(one?.birthdates, [{ year: 1987, month: 3, day: 9, circa: false }]);
    assert.deepEqual(one?.wallets, [{ currency: 'BTC', address: '1AjZPMsnmpdK2Rv9KQNfMurTXinscVro9V' }]);
    assert.deepEqual(one?.identifiers, [{ scheme: 'passport', value: 'T14553558', country: 'IR' }]);
    assert.deepEqual([ship?.kind, ship?.countries], ['vessel', ['CU']]);
  });

  it('SDN.XML: the same, and its publication date', async () => {
    const { entities, issued } = await read('ofac-xml', {
      'sdn.xml': `<?xml version="1.0"?><sdnList xmlns="http://tempuri.org/sdnList.xsd"><publshInformation><Publish_Date>11/20/2026</Publish_Date></publshInformation>
        <sdnEntry><uid>7</uid><firstName>Jong Un</firstName><lastName>KIM</lastName><sdnType>Individual</sdnType><programList><program>DPRK2</program></programList>
        <akaList><aka><type>a.k.a.</type><category>weak</category><lastName>The Marshal</lastName></aka></akaList>
        <idList><id><idType>Passport</idType><idNumber>A1</idNumber><idCountry>Korea, North</idCountry></id><id><idType>Digital Currency Address - ETH</idType><idNumber>0xAB</idNumber></id><id><idType>Gender</idType><idNumber>Male</idNumber></id></idList>
        <dateOfBirthList><dateOfBirthItem><dateOfBirth>08 Jan 1984</dateOfBirth></dateOfBirthItem></dateOfBirthList></sdnEntry></sdnList>`,
    });
    assert.equal(issued, '2026-11-20');
    assert.deepEqual(namesOf(entities[0]), ['KIM, Jong Un primary_name strong', 'The Marshal aka weak']);
    assert.deepEqual(entities[0]?.wallets, [{ currency: 'ETH', address: '0xAB' }]);
    assert.deepEqual(
      [entities[0]?.gender, entities[0]?.identifiers.length, entities[0]?.programs],
      ['male', 1, ['DPRK2']],
    );
  });
});

describe('OFAC and office-holders', () => {
  it('SDN_ADVANCED.XML: a party with the elements that refer to it before and after', async () => {
    const { entities, issued } = await read('ofac-advanced-xml', {
      'sdn_advanced.xml': `<Sanctions><DateOfIssue><Year>2026</Year><Month>11</Month><Day>20</Day></DateOfIssue><ReferenceValueSets>
        <AliasTypeValues><AliasType ID="1403">Name</AliasType><AliasType ID="1400">A.K.A.</AliasType></AliasTypeValues><CountryValues><Country ID="11099">North Korea</Country></CountryValues>
        <FeatureTypeValues><FeatureType ID="8">Birthdate</FeatureType><FeatureType ID="224">Gender</FeatureType><FeatureType ID="10">Nationality Country</FeatureType><FeatureType ID="344">Digital Currency Address - XBT</FeatureType></FeatureTypeValues>
        <DetailReferenceValues><DetailReference ID="91526">Male</DetailReference></DetailReferenceValues><IDRegDocTypeValues><IDRegDocType ID="1571">Passport</IDRegDocType></IDRegDocTypeValues>
        <PartyTypeValues><PartyType ID="1">Individual</PartyType></PartyTypeValues><PartySubTypeValues><PartySubType ID="4" PartyTypeID="1">Unknown</PartySubType></PartySubTypeValues></ReferenceValueSets>
        <Locations><Location ID="7"><LocationCountry CountryID="11099"/></Location></Locations>
        <IDRegDocuments><IDRegDocument ID="1" IDRegDocTypeID="1571" IdentityID="55" IssuedBy-CountryID="11099"><IDRegistrationNo>PS1</IDRegistrationNo></IDRegDocument></IDRegDocuments>
        <DistinctParties><DistinctParty FixedRef="20157"><Profile ID="20157" PartySubTypeID="4"><Identity ID="55">
        <Alias AliasTypeID="1400" Primary="false" LowQuality="true"><DocumentedName><DocumentedNamePart><NamePartValue>The Marshal</NamePartValue></DocumentedNamePart></DocumentedName></Alias>
        <Alias AliasTypeID="1403" Primary="true"><DocumentedName><DocumentedNamePart><NamePartValue>KIM</NamePartValue></DocumentedNamePart><DocumentedNamePart><NamePartValue>Jong Un</NamePartValue></DocumentedNamePart></DocumentedName></Alias></Identity>
        <Feature FeatureTypeID="8"><FeatureVersion><DatePeriod><Start><From><Year>1984</Year><Month>1</Month><Day>8</Day></From></Start></DatePeriod></FeatureVersion></Feature>
        <Feature FeatureTypeID="224"><FeatureVersion><VersionDetail DetailReferenceID="91526"/></FeatureVersion></Feature>
        <Feature FeatureTypeID="10"><FeatureVersion><VersionLocation LocationID="7"/></FeatureVersion></Feature>
        <Feature FeatureTypeID="344"><FeatureVersion><VersionDetail>1abc</VersionDetail></FeatureVersion></Feature></Profile></DistinctParty></DistinctParties>
        <SanctionsEntries><SanctionsEntry ProfileID="20157"><SanctionsMeasure><Comment>DPRK2</Comment></SanctionsMeasure></SanctionsEntry></SanctionsEntries></Sanctions>`,
    });
    assert.equal(issued, '2026-11-20');
    const [one] = entities;
    assert.deepEqual(namesOf(one), ['KIM Jong Un primary_name strong', 'The Marshal aka weak']);
    assert.deepEqual(
      [one?.key, one?.kind, one?.gender, one?.countries, one?.programs],
      ['20157', 'person', 'male', ['KP'], ['DPRK2']],
    );
    assert.deepEqual(one?.birthdates, [{ year: 1984, month: 1, day: 8, circa: false }]);
    assert.deepEqual(one?.identifiers, [{ scheme: 'passport', value: 'PS1', country: 'KP' }]);
    assert.deepEqual(one?.wallets, [{ currency: 'BTC', address: '1abc' }]);
  });

  it('Wikidata: rows of one person are merged, in the highest class of their offices', async () => {
    const who =
      'http://www.wikidata.org/entity/Q180589,Boris Johnson,1964-06-19T00:00:00Z,http://www.wikidata.org/entity/Q6581097,GB';
    const { entities } = await read('wikidata', {
      'pep.csv': `person,personLabel,birth,gender,country,positionLabel,alias\n${who},Mayor of London,Boris\n${who},Prime Minister of the United Kingdom,Alexander Boris de Pfeffel Johnson\n`,
    });
    assert.equal(entities.length, 1);
    assert.deepEqual(
      [entities[0]?.names.length, entities[0]?.topics, entities[0]?.gender, entities[0]?.countries],
      [3, ['pep-class-1'], 'male', ['GB']],
    );
  });
});

describe('a birth date of Wikidata', () => {
  const rows: readonly (readonly [birth: string, precision: string | null, expected: object | null])[] = [
    ['1950-03-01T00:00:00Z', '11', { year: 1950, month: 3, day: 1, circa: false }],
    ['1950-03-01T00:00:00Z', '10', { year: 1950, month: 3, day: null, circa: false }],
    ['1950-01-01T00:00:00Z', '11', { year: 1950, month: 1, day: 1, circa: false }],
    ['1950-01-01T00:00:00Z', '9', { year: 1950, month: null, day: null, circa: false }],
    [
      '1950-01-01T00:00:00Z',
      '8',
      { year: 1950, month: null, day: null, circa: false, to: { year: 1959, month: null, day: null } },
    ],
    ['1901-01-01T00:00:00Z', '7', null],
    ['1950-01-01T00:00:00Z', null, { year: 1950, month: null, day: null, circa: false }],
    ['1950-03-01T00:00:00Z', null, { year: 1950, month: 3, day: 1, circa: false }],
  ];
  for (const [birth, precision, expected] of rows) {
    it(`${birth.slice(0, 10)} of precision ${precision} is ${expected === null ? 'none' : JSON.stringify(expected)}`, async () => {
      const [column, value] = precision === null ? ['', ''] : [',birthPrecision', `,${precision}`];
      const { entities } = await read('wikidata', {
        'pep.csv': `person,personLabel,birth,gender,country,positionLabel,alias${column}\nhttp://www.wikidata.org/entity/Q1,Ada,${birth},,GB,minister,${value}\n`,
      });
      assert.deepEqual(entities[0]?.birthdates, expected === null ? [] : [expected]);
    });
  }
});

describe('United Nations, European Union, United Kingdom', () => {
  it('the consolidated list of the UN', async () => {
    const { entities, issued } = await read('un', {
      'consolidated.xml': `<CONSOLIDATED_LIST dateGenerated="2026-11-20T00:00:00Z"><INDIVIDUALS><INDIVIDUAL><DATAID>1</DATAID><FIRST_NAME>Ri</FIRST_NAME><SECOND_NAME>Won Ho</SECOND_NAME>
        <UN_LIST_TYPE>DPRK</UN_LIST_TYPE><LISTED_ON>2016-11-30</LISTED_ON><NATIONALITY><VALUE>Democratic People's Republic of Korea</VALUE></NATIONALITY>
        <INDIVIDUAL_ALIAS><QUALITY>Low</QUALITY><ALIAS_NAME>Li Wonho</ALIAS_NAME></INDIVIDUAL_ALIAS><INDIVIDUAL_DATE_OF_BIRTH><TYPE_OF_DATE>EXACT</TYPE_OF_DATE><DATE>1964-07-17</DATE></INDIVIDUAL_DATE_OF_BIRTH>
        <INDIVIDUAL_DOCUMENT><TYPE_OF_DOCUMENT>Passport</TYPE_OF_DOCUMENT><NUMBER>381310014</NUMBER></INDIVIDUAL_DOCUMENT></INDIVIDUAL></INDIVIDUALS>
        <ENTITIES><ENTITY><DATAID>2</DATAID><FIRST_NAME>Green Pine</FIRST_NAME></ENTITY></ENTITIES></CONSOLIDATED_LIST>`,
    });
    assert.equal(issued, '2026-11-20T00:00:00Z');
    assert.deepEqual(namesOf(entities[0]), ['Ri Won Ho primary_name strong', 'Li Wonho aka weak']);
    assert.deepEqual(
      [entities[0]?.countries, entities[0]?.listedAt, entities[1]?.kind],
      [['KP'], '2016-11-30', 'organization'],
    );
  });

  it('the financial sanctions of the EU', async () => {
    const { entities } = await read('eu', {
      'eu.xml': `<export xmlns="http://eu.europa.ec/fpi/fsd/export" generationDate="2026-11-20"><sanctionEntity logicalId="13"><regulation programme="IRQ"><publicationUrl>http://x</publicationUrl></regulation>
        <subjectType code="person"/><nameAlias firstName="Saddam" lastName="Hussein Al-Tikriti" wholeName="Saddam Hussein Al-Tikriti" gender="M" strong="true"/><nameAlias wholeName="Abu Ali" strong="false"/>
        <citizenship countryIso2Code="IQ"/><birthdate circa="false" birthdate="1937-04-28" countryIso2Code="00"/></sanctionEntity></export>`,
    });
    assert.deepEqual(namesOf(entities[0]), ['Saddam Hussein Al-Tikriti primary_name strong', 'Abu Ali aka weak']);
    assert.deepEqual(
      [entities[0]?.countries, entities[0]?.birthdates[0]?.year, entities[0]?.programs],
      [['IQ'], 1937, ['IRQ']],
    );
  });

  it('the UK Sanctions List: rows of one entity are merged', async () => {
    const { entities, issued } = await read('uk', {
      'uk.csv':
        'Report Date: 20-Nov-2026\nUnique ID,Name 6,Name 1,Name type,"Individual, Entity, Ship",D.O.B,Nationality(/ies),Regime Name,Passport number,IMO number\nRUS1,Ivanov,Ivan,Primary Name,Individual,dd/mm/1966,Russia,Russia,N1,\nRUS1,Iwanow,Iwan,Alias,Individual,,,Russia,,\nRUS2,Orlov Bank,,Primary Name,Entity,,,Russia,,\nRUS3,Pallada,,Primary Name,Ship,,,Russia,,9253313\n',
    });
    assert.equal(issued, '2026-Nov-20');
    assert.deepEqual(namesOf(entities[0]), ['Ivan Ivanov primary_name strong', 'Iwan Iwanow aka strong']);
    assert.deepEqual(entities[0]?.birthdates, [{ year: 1966, month: null, day: null, circa: false }]);
    assert.deepEqual(
      entities.map(({ key, kind }) => [key, kind]),
      [
        ['RUS1', 'person'],
        ['RUS2', 'organization'],
        ['RUS3', 'vessel'],
      ],
    );
    assert.deepEqual(
      entities.map(({ identifiers }) => identifiers.map(({ scheme, value }) => `${scheme} ${value}`)),
      [['passport N1'], [], ['imo 9253313']],
    );
  });

  it('the UK Sanctions List of 2026, which names the kind differently', async () => {
    const { entities } = await read('uk', {
      'uk.csv':
        'Unique ID,Name 6,Name 1,Name type,Designation Type,D.O.B,Nationality(/ies),Regime Name,Passport number\nRUS1,Ivanov,Ivan,Primary Name,Individual,,Russia,Russia,\n',
    });
    assert.equal(entities[0]?.kind, 'person');
  });

  it('birth dates between two years are read as a range, not as one day', async () => {
    const un = await read('un', {
      'un.xml':
        '<CONSOLIDATED_LIST><INDIVIDUALS><INDIVIDUAL><DATAID>1</DATAID><FIRST_NAME>A</FIRST_NAME><INDIVIDUAL_DATE_OF_BIRTH><TYPE_OF_DATE>BETWEEN</TYPE_OF_DATE><FROM_YEAR>1963</FROM_YEAR><TO_YEAR>1968</TO_YEAR></INDIVIDUAL_DATE_OF_BIRTH></INDIVIDUAL></INDIVIDUALS></CONSOLIDATED_LIST>',
    });
    const eu = await read('eu', {
      'eu.xml':
        '<export><sanctionEntity logicalId="1"><subjectType code="person"/><nameAlias wholeName="A"/><birthdate yearRangeFrom="1963" yearRangeTo="1968" calendarType="GREGORIAN"/><birthdate year="1384" calendarType="ISLAMIC"/></sanctionEntity></export>',
    });
    const between = [{ year: 1963, month: null, day: null, circa: false, to: { year: 1968, month: null, day: null } }];
    assert.deepEqual(un.entities[0]?.birthdates, between);
    assert.deepEqual(eu.entities[0]?.birthdates, between);
  });
});

describe('OpenSanctions and own lists', () => {
  it('FollowTheMoney: entities with a name, with their topics', async () => {
    const line = {
      id: 'Q1',
      schema: 'Person',
      properties: {
        name: ['Jane Roe'],
        alias: ['J. Roe'],
        topics: ['role.pep', 'sanction'],
        country: ['de'],
        birthDate: ['1970-02'],
      },
    };
    const { entities } = await read('opensanctions', {
      'entities.ftm.json': `${JSON.stringify(line)}\n${JSON.stringify({ id: 'o', schema: 'Ownership', properties: {} })}\n`,
    });
    assert.equal(entities.length, 1);
    assert.deepEqual(
      [entities[0]?.topics, entities[0]?.countries, entities[0]?.birthdates[0]?.month],
      [['pep', 'sanction'], ['DE'], 2],
    );
  });

  it('targets.simple.csv', async () => {
    const { entities } = await read('opensanctions-targets', {
      'targets.simple.csv':
        'id,schema,name,aliases,birth_date,countries,addresses,identifiers,sanctions,first_seen\nA,Company,Orlov Ltd,Orlow;ORLOV,,ru,,,US-OFAC,2022-02-22\n',
    });
    assert.deepEqual(
      [namesOf(entities[0])?.length, entities[0]?.kind, entities[0]?.topics],
      [3, 'organization', ['sanction']],
    );
  });

  it('a CSV of other columns by a mapping', async () => {
    const found: Entity[] = [];
    const mapped = readOwnCsv({ name: 'Naam', birthdate: 'Geboren' });
    for await (const entity of mapped(
      filesOf({ 'mine.csv': 'Naam,Geboren,topics\n"Jansen, Piet",17/07/1964,pep-class-1\n' }),
    ))
      found.push(entity);
    assert.deepEqual(
      [found[0]?.names[0]?.value, found[0]?.birthdates[0]?.month, found[0]?.topics],
      ['Jansen, Piet', 7, ['pep-class-1']],
    );
  });

  it('lines of entities', async () => {
    const { entities } = await read('lines', {
      'mine.ndjson':
        '{"key":"1","names":["Globovision"],"kind":"organization","topics":["warning"]}\n{"names":[{"value":"B"}],"wallets":["BTC:1abc"]}',
    });
    assert.deepEqual(
      entities.map(({ key, kind }) => [key, kind]),
      [
        ['1', 'organization'],
        ['line-2', 'person'],
      ],
    );
    assert.deepEqual(entities[1]?.wallets, [{ currency: 'BTC', address: '1abc' }]);
  });
});

describe('registers', () => {
  const columns =
    'LEI,Entity.LegalName,Entity.OtherEntityNames.OtherEntityName.1,Entity.OtherEntityNames.OtherEntityName.1.type,Entity.TransliteratedOtherEntityNames.TransliteratedOtherEntityName.1,' +
    'Entity.LegalAddress.FirstAddressLine,Entity.LegalAddress.City,Entity.LegalAddress.Country,Entity.RegistrationAuthority.RegistrationAuthorityEntityID,Entity.LegalJurisdiction,Entity.EntityStatus,Entity.EntityCreationDate\n';
  const expected = {
    names: ['Орлов Банк primary_name strong', 'Orlov Handel former strong', 'Orlov Bank aka strong'],
    identifiers: [
      { scheme: 'lei', value: '5299000J2N45DDNE4Y28', country: null },
      { scheme: 'registration-number', value: 'HRB 1', country: 'DE' },
    ],
  };

  it('GLEIF as CSV: all names of a legal entity, its numbers and addresses', async () => {
    const { entities } = await read('gleif', {
      'lei2.csv': `${columns}5299000J2N45DDNE4Y28,Орлов Банк,Orlov Handel,PREVIOUS_LEGAL_NAME,Orlov Bank,Ring 1,Köln,DE,HRB 1,DE-NW,ACTIVE,2009-06-01T00:00:00Z\n,No number,,,,,,,,,,\n`,
    });
    assert.equal(entities.length, 1);
    const [bank] = entities;
    assert.deepEqual(namesOf(bank), expected.names);
    assert.deepEqual(bank?.identifiers, expected.identifiers);
    assert.deepEqual(bank?.addresses, [
      {
        full: 'Ring 1, Köln, DE',
        city: 'Köln',
        countryCode: 'DE',
        street1: 'Ring 1',
        street2: null,
        subdivision: null,
        postalCode: null,
      },
    ]);
    const { status, subdivision, formedOn, authority } = bank?.registration ?? {};
    assert.deepEqual([status, subdivision, formedOn?.year, authority], ['ACTIVE', 'NW', 2009, 'GLEIF']);
    assert.deepEqual([bank?.kind, bank?.countries, bank?.listedAt], ['organization', ['DE'], '2009-06-01']);
  });

  it('GLEIF as XML: the same, and the date of the file', async () => {
    const { entities, issued } = await read('gleif', {
      'lei2.xml': `<lei:LEIData xmlns:lei="http://www.gleif.org/data/schema/leidata/2016"><lei:LEIHeader><lei:ContentDate>2026-11-20T08:00:00Z</lei:ContentDate></lei:LEIHeader><lei:LEIRecords><lei:LEIRecord><lei:LEI>5299000J2N45DDNE4Y28</lei:LEI><lei:Entity>
        <lei:LegalName xml:lang="ru">Орлов Банк</lei:LegalName><lei:OtherEntityNames><lei:OtherEntityName type="PREVIOUS_LEGAL_NAME">Orlov Handel</lei:OtherEntityName></lei:OtherEntityNames>
        <lei:TransliteratedOtherEntityNames><lei:TransliteratedOtherEntityName type="AUTO_ASCII">Orlov Bank</lei:TransliteratedOtherEntityName></lei:TransliteratedOtherEntityNames>
        <lei:LegalAddress><lei:FirstAddressLine>Ring 1</lei:FirstAddressLine><lei:City>Köln</lei:City><lei:Country>DE</lei:Country></lei:LegalAddress>
        <lei:RegistrationAuthority><lei:RegistrationAuthorityEntityID>HRB 1</lei:RegistrationAuthorityEntityID></lei:RegistrationAuthority><lei:LegalJurisdiction>DE-NW</lei:LegalJurisdiction>
        </lei:Entity></lei:LEIRecord></lei:LEIRecords></lei:LEIData>`,
    });
    assert.equal(issued, '2026-11-20T08:00:00Z');
    assert.deepEqual(namesOf(entities[0]), expected.names);
    assert.deepEqual([entities[0]?.identifiers, entities[0]?.countries], [expected.identifiers, ['DE']]);
  });

  it('Companies House: former names, the number, and columns whose names begin with a space', async () => {
    const { entities } = await read('companies-house', {
      'BasicCompanyData.csv':
        '"CompanyName"," CompanyNumber","RegAddress.AddressLine1","RegAddress.PostTown","RegAddress.Country","CountryOfOrigin","IncorporationDate","CompanyStatus","URI"," PreviousName_1.CompanyName"\n' +
        '"KESTREL SHIPPING LTD","00000006","1 High Street","LEEDS","ENGLAND","United Kingdom","01/02/1999","Active","http://business.data.gov.uk/id/company/00000006","DANVERS LTD"\n',
    });
    assert.deepEqual(namesOf(entities[0]), ['KESTREL SHIPPING LTD primary_name strong', 'DANVERS LTD former strong']);
    assert.deepEqual(
      [entities[0]?.key, entities[0]?.countries, entities[0]?.listedAt, entities[0]?.remarks],
      ['00000006', ['GB'], '1999-02-01', 'Active'],
    );
    assert.deepEqual(entities[0]?.addresses[0]?.countryCode, 'GB');
    assert.equal(entities[0]?.addresses[0]?.street1, '1 High Street');
    assert.equal(entities[0]?.registration?.status, 'Active');
    assert.deepEqual(entities[0]?.registration?.formedOn, { year: 1999, month: 2, day: 1, circa: false });
  });

  it('a custom CSV with columns of a register: a business with its registration', async () => {
    const { entities } = await read('csv', {
      'own.csv':
        'id,name,number,officers,street,city,status\n1,Kestrel GmbH,HRB 1,Ada Lovelace: director / owner; Grace Hopper,Ring 1,Köln,aktiv\n2,Ada Lovelace,,,,,\n',
    });
    const [business, person] = entities;
    assert.deepEqual([business?.kind, person?.kind], ['organization', 'person']);
    assert.deepEqual(business?.identifiers, [{ scheme: 'registration-number', value: 'HRB 1', country: null }]);
    assert.deepEqual(business?.registration?.officers, [
      { name: 'Ada Lovelace', titles: ['director', 'owner'] },
      { name: 'Grace Hopper', titles: [] },
    ]);
    assert.equal(business?.addresses[0]?.full, 'Ring 1, Köln');
    assert.equal(person?.registration, undefined);
  });

  it('have the list type register', () => {
    for (const format of ['gleif', 'companies-house']) assert.equal(formatOf(format)?.listType, 'register');
  });
});
