/** Consolidated Screening List of the United States, as CSV and JSON; other formats are refused by the missing part. */
import assert from 'node:assert/strict';
import { Readable } from 'node:stream';
import { describe, it } from 'node:test';
import type { Entity } from '../src/entity.ts';
import { formatOf, type SourceFiles } from '../src/sources/index.ts';
import { identifiersOf, namesOf, readAll, refuses, span } from './support/national-lists.ts';

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

  it('an entry without a kind is a company by its name, or else screened as a person too', async () => {
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

  it('a ship with its number and flag, and an entry that two lists contain', async () => {
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

  it('a list that is truncated, empty, or of unknown columns or kinds is refused', async () => {
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

  describe('as JSON', () => {
    const members = {
      ...{ id: '90001', source: sdn, type: 'Individual', programs: ['NPWMD', 'IFSR'], name: 'VANTORE, Elod "{[\\' },
      ...{ title: 'Director', call_sign: '', vessel_flag: '', remarks: null, source_list_url: 'https://example.com' },
      ...{ alt_names: ['Ванторе Элод', 'VANTOR'], citizenships: ['IR'], nationalities: [], start_date: '2018-08-01' },
      ...{ dates_of_birth: ['1953 to 1958'], places_of_birth: ['Damascus, Syria'] },
      addresses: [
        { address: 'Ring 1', city: 'Freetown', state: null, postal_code: '', country: 'SL' },
        { country: 'PA' },
      ],
      ids: [
        { type: 'Passport', number: 'N12345678', country: 'IR' },
        { type: 'Gender', number: 'Male', country: null },
      ],
    };
    const companyOf = { id: 'a', source: exportControl, name: 'Vantore Optics Co., Ltd.' };
    const listOf = (...results: readonly object[]): string =>
      JSON.stringify({ sources_used: [{ id: 'no', name: 'Entry' }], results, total: 2 });
    const inPieces = (content: string, size: number): SourceFiles => ({
      names: ['consolidated.json'],
      open: () => {
        const bytes = Buffer.from(content);
        const count = Math.ceil(bytes.length / size);
        return Readable.from(Array.from({ length: count }, (_each, at) => bytes.subarray(at * size, (at + 1) * size)));
      },
    });

    it('the same entries for any chunk size of the file', async () => {
      for (const size of [1, 7, 100_000]) {
        const found: Entity[] = [];
        const files = inPieces(listOf(members, companyOf), size);
        for await (const entity of formatOf('us-csl')?.read(files, () => undefined) ?? []) found.push(entity);
        const [person, company, other] = found;
        assert.equal(other, undefined);
        assert.deepEqual([person?.key, company?.key, company?.kind], ['90001', 'a', 'organization']);
        assert.deepEqual(namesOf(person), ['VANTORE, Elod "{[\\ primary_name', 'Ванторе Элод aka', 'VANTOR aka']);
        assert.deepEqual([person?.countries, person?.gender], [['IR', 'SL', 'PA', 'SY'], 'male']);
        assert.deepEqual([person?.birthdates, person?.listedAt], [[span(1953, 1958)], '2018-08-01']);
        assert.deepEqual(
          [identifiersOf(person), person?.programs],
          [['passport N12345678 IR'], [sdn, 'NPWMD', 'IFSR']],
        );
        assert.equal(person?.addresses[0]?.full, 'Ring 1, Freetown, SL');
      }
    });

    it('a list that is truncated, empty, not a list of entries or without a member is refused', async () => {
      const [whole, file] = [listOf(members, companyOf), 'consolidated.json'];
      for (const member of ['type', 'dates_of_birth', 'alt_names', 'ids']) {
        await refuses(
          'us-csl',
          file,
          whole.replaceAll(`"${member}":`, `"new_${member}":`),
          new RegExp(`a member ${member}`),
        );
      }
      await refuses('us-csl', file, whole.slice(0, -5), /no whole JSON object/);
      await refuses('us-csl', file, whole.replace('"Individual"', 'Individual'), /no JSON object/);
      await refuses('us-csl', file, '', /no whole JSON object/);
      await refuses('us-csl', file, '{"hits":[{"id":"1","name":"Vantore"}]}', /no entry/);
      await refuses('us-csl', file, '[]', /no entry/);
    });
  });
});
