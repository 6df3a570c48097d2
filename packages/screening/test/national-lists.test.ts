/** Lists of single states: each format gives its entries, and what is not the format is refused by the name of what it lacks. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Entity } from '../src/entity.ts';
import { formatOf, SourceBroken } from '../src/sources/index.ts';
import { filesOf, read } from './support/read-sources.ts';

const namesOf = (entity: Entity | undefined) => entity?.names.map(({ value, type }) => `${value} ${type}`);
const identifiersOf = (entity: Entity | undefined) =>
  entity?.identifiers.map(({ scheme, value, country }) => `${scheme} ${value} ${country}`);

/** Returns the entities by their keys, and the entries that were left out. */
async function readAll(format: string, contents: Readonly<Record<string, string>>) {
  const leftOut: string[] = [];
  const entities = new Map<string, Entity>();
  const reader = formatOf(format)?.read(
    filesOf(contents),
    () => undefined,
    (kind) => leftOut.push(kind),
  );
  for await (const entity of reader ?? []) {
    assert.ok(!entities.has(entity.key), `${entity.key} is once`);
    entities.set(entity.key, entity);
  }
  return { entities, leftOut };
}

const span = (from: number, to: number) => ({
  year: from,
  month: null,
  day: null,
  circa: false,
  to: { year: to, month: null, day: null },
});

async function refuses(format: string, file: string, content: string, says: RegExp) {
  await assert.rejects(read(format, { [file]: content }), (error: Error) => {
    assert.ok(error instanceof SourceBroken, error.stack);
    assert.match(error.message, says);
    return true;
  });
}

describe('the Consolidated Screening List of the United States', () => {
  const header =
    '_id,source,entity_number,type,programs,name,title,addresses,federal_register_notice,start_date,end_date,standard_order,license_requirement,license_policy,call_sign,vessel_type,gross_tonnage,gross_registered_tonnage,vessel_flag,vessel_owner,remarks,source_list_url,alt_names,citizenships,dates_of_birth,nationalities,places_of_birth,source_information_url,ids';
  const names = header.split(',');
  const rowOf = (known: Readonly<Record<string, string>>): string =>
    names.map((name) => `"${(known[name] ?? '').replaceAll('"', '""')}"`).join(',');
  const listOf = (...rows: readonly Readonly<Record<string, string>>[]) => ({
    'consolidated.csv': `${[header, ...rows.map(rowOf)].join('\n')}\n`,
  });
  const sdn = 'Specially Designated Nationals (SDN) - Treasury Department';
  const exportControl = 'Entity List (EL) - Bureau of Industry and Security';

  it('a person of OFAC’s: names in two scripts, a span of dates, documents, and no note for one', async () => {
    const { entities } = await readAll(
      'us-csl',
      listOf({
        _id: '90001',
        source: sdn,
        type: 'Individual',
        programs: 'NPWMD; IFSR',
        name: 'VANTORE, Elod',
        title: 'Director',
        addresses: 'Ring 1, Freetown, SL; PA',
        alt_names: 'Ванторе Элод; VANTOR, Eloud',
        citizenships: 'IR',
        nationalities: 'Freedonia',
        dates_of_birth: '1953 to 1958; circa 1960',
        places_of_birth: 'Damascus, Syria; Elsewhere',
        ids: 'Passport, N12345678, IR; Gender, Male; Secondary sanctions risk:, North Korea Sanctions Regulations, sections 510.201; Digital Currency Address - XBT, 1Invented; Website, www.example.com; Tax ID No., 0000, SY',
      }),
    );
    const person = entities.get('90001');
    assert.deepEqual(namesOf(person), ['VANTORE, Elod primary_name', 'Ванторе Элод aka', 'VANTOR, Eloud aka']);
    assert.deepEqual(person?.birthdates, [span(1953, 1958), { year: 1960, month: null, day: null, circa: true }]);
    assert.deepEqual([person?.kind, person?.gender, person?.positions], ['person', 'male', ['Director']]);
    assert.deepEqual(person?.countries, ['IR', 'ZZ', 'SL', 'PA', 'SY']);
    assert.deepEqual(person?.unreadCountries, ['Freedonia']);
    assert.deepEqual(identifiersOf(person), ['passport N12345678 IR']);
    assert.deepEqual(person?.wallets, [{ currency: 'BTC', address: '1Invented' }]);
    assert.deepEqual(person?.programs, [sdn, 'NPWMD', 'IFSR']);
    assert.deepEqual([person?.topics, person?.urls], [['sanction'], ['www.example.com']]);
  });

  it('an entry without a kind is a company by its name, or else searched as a person too', async () => {
    const { entities, leftOut } = await readAll(
      'us-csl',
      listOf(
        {
          _id: 'a',
          source: exportControl,
          name: 'Vantore Optics Co., Ltd.',
          addresses: 'Unit 3; 21 Ring Road, Shijiazhuang, China; and 22 Ring Road, Hebei, CN',
          alt_names: 'Vantore Institute; and Vantore Research 13',
          start_date: '2018-08-01',
        },
        { _id: 'b', source: 'Denied Persons List (DPL) - Bureau of Industry and Security', name: 'ELOD VANTORE' },
        {
          _id: 'c',
          source: 'Nonproliferation Sanctions (ISN) - State Department',
          name: 'Vantore Import and Export Company; and any successor, sub-unit, or subsidiary thereof',
        },
        { _id: 'd', source: 'A List of Tomorrow - Department of Something', name: 'Vantore GmbH' },
        { _id: 'e', source: exportControl },
      ),
    );
    assert.deepEqual(
      [...entities.values()].map(({ key, kind, topics }) => [key, kind, ...topics]),
      [
        ['a', 'organization', 'warning'],
        ['b', 'organization', 'warning'],
        ['b:person', 'person', 'warning'],
        ['c', 'organization', 'sanction'],
        ['d', 'organization', 'A List of Tomorrow - Department of Something'],
      ],
    );
    const [company, successor] = [entities.get('a'), entities.get('c')];
    assert.deepEqual(namesOf(company)?.slice(1), ['Vantore Institute aka', 'Vantore Research 13 aka']);
    assert.deepEqual(
      [company?.countries, company?.listedAt, company?.programs],
      [['CN'], '2018-08-01', [exportControl]],
    );
    assert.deepEqual(namesOf(successor), ['Vantore Import and Export Company primary_name']);
    assert.deepEqual(leftOut, [`${exportControl} without a name or id`]);
  });

  it('a ship with its number and flag, and an entry that stands in two lists', async () => {
    const ship = {
      _id: '90002',
      source: sdn,
      type: 'Vessel',
      name: 'PALLADA',
      vessel_flag: 'Panama',
      call_sign: 'CL2685',
      ids: 'Vessel Registration Identification, IMO 9253313; Former Vessel Flag, Iran',
    };
    const { entities } = await readAll('us-csl', listOf(ship, { ...ship, source: 'Another - Treasury Department' }));
    const found = entities.get('90002');
    assert.deepEqual([found?.kind, found?.countries], ['vessel', ['PA', 'IR']]);
    assert.deepEqual(identifiersOf(found), ['imo IMO 9253313 null', 'call-sign CL2685 null']);
    assert.deepEqual([...entities.keys()], ['90002', '90002-2']);
  });

  it('what is cut short, empty, of other columns or of an unknown kind is refused', async () => {
    const whole = listOf({ _id: '1', source: sdn, type: 'Entity', name: 'Vantore' })['consolidated.csv'] ?? '';
    const file = 'consolidated.csv';
    for (const column of ['type', 'dates_of_birth', 'alt_names', 'ids']) {
      await refuses(
        'us-csl',
        file,
        whole.replace(`,${column}`, `,${column}2`),
        new RegExp(`no column is called ${column}`),
      );
    }
    await refuses('us-csl', file, whole.slice(0, -30), /columns length/);
    await refuses('us-csl', file, `${header}\n1,2\n`, /columns/i);
    await refuses('us-csl', file, '', /no entry/);
    await refuses('us-csl', file, `${header}\n`, /no entry/);
    await refuses('us-csl', file, whole.replace('"Entity"', '"Submarine"'), /kind that is not known: Submarine/);
  });
});

describe('the list of Canada', () => {
  const french: Readonly<Record<string, string>> = {
    Country: 'Pays',
    LastName: 'NomDeFamille',
    GivenName: 'Prenom',
    EntityOrShip: 'EntiteOuNavire',
    TitleOrShipType: 'TitreOuTypeDeNavire',
    ShipIMONumber: 'NumeroOMIDuNavire',
    Schedule: 'Annexe',
    Item: 'NumeroDarticle',
    DateOfBirthOrShipBuildDate: 'DateDeNaissanceOuDateDeConstructionDuNavire',
    Aliases: 'Alias',
    DateOfListing: 'DateDinscription',
  };
  const recordOf = (known: Readonly<Record<string, string>>): string =>
    `<record>${Object.entries(known)
      .map(([name, text]) => `<${name}-${french[name]}>${text}</${name}-${french[name]}>`)
      .join('')}</record>`;
  const listOf = (...records: readonly string[]) => ({
    'sema-lmes.xml': `<?xml version="1.0" encoding="UTF-8"?><data-set>${records.join('')}</data-set>`,
  });
  const person = recordOf({
    Country: 'Belarus / Bélarus',
    LastName: 'Vantore',
    GivenName: 'Elod',
    TitleOrShipType: 'Minister | Ministre',
    DateOfBirthOrShipBuildDate: '1953 to 1958',
    Schedule: '1, Part 1.1',
    Item: '12',
    Aliases: 'Elod Vantor; Russian: Элод Ванторе',
    DateOfListing: '2022-02-28',
  });
  const ship = recordOf({
    Country: 'Russia / Russie',
    EntityOrShip: 'Pallada',
    TitleOrShipType: 'Crude Oil Tanker | Pétrolier',
    ShipIMONumber: '9253313',
    DateOfBirthOrShipBuildDate: '2003',
    Schedule: '4',
    Item: '1',
  });

  it('a person, whose regime is a programme and no country', async () => {
    const { entities } = await readAll('canada', listOf(person, ship));
    const found = entities.get('Belarus|1, Part 1.1|12');
    assert.deepEqual(namesOf(found), ['Elod Vantore primary_name', 'Elod Vantor aka', 'Элод Ванторе aka']);
    assert.deepEqual([found?.kind, found?.birthdates], ['person', [span(1953, 1958)]]);
    assert.deepEqual([found?.countries, found?.programs], [[], ['Belarus']]);
    assert.deepEqual([found?.listedAt, found?.positions], ['2022-02-28', ['Minister']]);
    assert.equal(found?.remarks, 'Schedule 1, Part 1.1, item 12');
  });

  it('a ship by its number, whose year is that of its building; a company with other names', async () => {
    const company = {
      Country: 'Russia / Russie',
      Schedule: '4',
      Item: '1',
      EntityOrShip: 'Orlova Bank (a.k.a. Orlowa)',
    };
    const { entities, leftOut } = await readAll(
      'canada',
      listOf(
        person,
        ship,
        recordOf({ ...company, Aliases: 'Orlova Trade, Ltd., Orlova Handel' }),
        recordOf({ Country: 'Russia / Russie', EntityOrShip: 'Rossa', ShipIMONumber: 'Former name Aurora' }),
        recordOf({ Country: 'Haiti / Haïti' }),
      ),
    );
    const [, vessel, bank, named] = [...entities.values()];
    assert.deepEqual([vessel?.kind, vessel?.birthdates], ['vessel', []]);
    assert.deepEqual(identifiersOf(vessel), ['imo 9253313 null']);
    assert.deepEqual([bank?.key, bank?.kind], ['Russia|4|1-2', 'organization']);
    assert.deepEqual(namesOf(bank), [
      'Orlova Bank primary_name',
      'Orlowa aka',
      'Orlova Trade, Ltd. aka',
      'Orlova Handel aka',
    ]);
    assert.deepEqual([named?.kind, namesOf(named)?.[1]], ['organization', 'Former name Aurora aka']);
    assert.deepEqual(leftOut, ['record without a name']);
  });

  it('an edition with English names of elements', async () => {
    const english = (listOf(person, ship)['sema-lmes.xml'] ?? '').replaceAll(/(<\/?\w+)-(?!set)\w+/g, '$1');
    const { entities } = await readAll('canada', { 'sema.xml': english });
    assert.deepEqual(namesOf(entities.get('Russia|4|1')), ['Pallada primary_name']);
  });

  it('what is cut short, empty, of another root or without an element is refused', async () => {
    const whole = listOf(person, ship)['sema-lmes.xml'] ?? '';
    const file = 'sema-lmes.xml';
    for (const element of ['LastName', 'EntityOrShip', 'DateOfBirthOrShipBuildDate', 'Aliases', 'ShipIMONumber']) {
      await refuses('canada', file, whole.replaceAll(`${element}-`, 'Nom-'), new RegExp(`an element ${element}$`));
    }
    await refuses('canada', file, whole.slice(0, -20), /unclosed|end/i);
    await refuses('canada', file, '', /./);
    await refuses('canada', file, '<data-set></data-set>', /no record has an element Country/);
    await refuses('canada', file, '<html/>', /the root is html/);
  });
});
