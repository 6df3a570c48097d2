/** National lists: added and imported by command, named by the API, and matched by a report of the service. */
import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { runTyped } from '../../src/commands/run.ts';
import { reportBody } from '../support/reports.ts';
import { useService } from '../support/service.ts';

interface National {
  readonly slug: string;
  readonly format: string;
  readonly file: string;
  readonly content: string;
  /** Name to screen, and the listed name that it matches. */
  readonly asked: string;
  readonly met: string;
  /** True for a list of organizations, which reports about persons do not search. */
  readonly isOfBusinesses?: true;
  /** Programme of the entry. */
  readonly program: string;
}

const record = (members: Readonly<Record<string, string>>): string =>
  `<record>${Object.entries(members)
    .map(([name, text]) => `<${name}>${text}</${name}>`)
    .join('')}</record>`;

const lists: readonly National[] = [
  {
    slug: 'us-csl',
    format: 'us-csl',
    file: 'consolidated.csv',
    content:
      '_id,source,entity_number,type,programs,name,title,addresses,federal_register_notice,start_date,end_date,standard_order,license_requirement,license_policy,call_sign,vessel_type,gross_tonnage,gross_registered_tonnage,vessel_flag,vessel_owner,remarks,source_list_url,alt_names,citizenships,dates_of_birth,nationalities,places_of_birth,source_information_url,ids\n' +
      'd41d8cd9,Denied Persons List (DPL) - Bureau of Industry and Security,,,,QUILLON ABERNETHY-VOSS,,"605 TRAIL LAKE DRIVE, RICHARDSON, TX, 75081, US",67 F.R. 56530,2002-03-04,2056-06-29,Y,,,,,,,,,50 YEAR DENIAL,https://www.bis.gov/,,,,,,,\n',
    asked: 'Quillon Abernethy Voss',
    met: 'QUILLON ABERNETHY-VOSS',
    program: 'Denied Persons List (DPL) - Bureau of Industry and Security',
  },
  {
    slug: 'ca-sema',
    format: 'canada',
    file: 'sema-lmes.xml',
    content: `<data-set>${record({
      'Country-Pays': 'Belarus / Bélarus',
      'LastName-NomDeFamille': 'Tregarthen',
      'GivenName-Prenom': 'Osric',
      'Schedule-Annexe': '1',
      'Item-NumeroDarticle': '7',
      'Aliases-Alias': 'Ossie Tregarthen',
      'DateOfBirthOrShipBuildDate-DateDeNaissance': '1953 to 1958',
      'DateOfListing-DateDinscription': '2022-02-28',
    })}${record({ 'Country-Pays': 'Russia', EntityOrShip: 'Pallada', ShipIMONumber: '9253313' })}</data-set>`,
    asked: 'Osric Tregarthen',
    met: 'Osric Tregarthen',
    program: 'Belarus',
  },
  {
    slug: 'ch-seco',
    format: 'switzerland',
    file: 'seco.xml',
    content: `<swiss-sanctions-list list-type="whole-list" date="2026-11-20">
      <sanctions-program ssid="1"><program-name lang="eng">Measures concerning Utopia</program-name><sanctions-set ssid="20" lang="eng">Annex 1</sanctions-set></sanctions-program>
      <target ssid="100"><sanctions-set-id>20</sanctions-set-id><individual sex="female"><identity main="true">
        <name name-type="primary-name"><name-part order="1" name-part-type="family-name"><value>Polwhele</value></name-part><name-part order="2" name-part-type="given-name"><value>Demelza</value></name-part></name>
        <nationality><country iso-code="BY">Belarus</country></nationality><day-month-year year="1960"/><address place-id="30"/>
        <identification-document document-type="passport"><number>AB1234567</number></identification-document></identity></individual>
        <modification modification-type="listed" effective-date="2014-03-26"/></target>
      <target ssid="101"><individual><identity main="true"><name name-type="primary-name"><name-part order="1"><value>Demelza Polwhele</value></name-part></name></identity></individual>
        <modification modification-type="de-listed" effective-date="2016-03-01"/></target>
      <place ssid="30"><location>Minsk</location><country iso-code="BY">Belarus</country></place></swiss-sanctions-list>`,
    asked: 'Demelza Polwhele',
    met: 'Polwhele Demelza',
    program: 'Measures concerning Utopia',
  },
  {
    slug: 'au-dfat',
    format: 'australia',
    file: 'consolidated-list.csv',
    content:
      'Reference,Name of Individual or Entity,Type,Name Type,Alias Strength,Date of Birth,Place of Birth,Citizenship,Address,Additional Information,Listing Information,IMO Number,Committees,Control Date,Instrument of Designation\n' +
      '101,Jory NANCARROW,Individual,Primary Name,,5 May 1957,,,,,,,Autonomous (Utopia),16 March 2022,\n' +
      '101a,Joris NANCARROW,Individual,Alias,Strong,5 May 1957,,,,,,,Autonomous (Utopia),16 March 2022,\n',
    asked: 'Jory Nancarrow',
    met: 'Jory NANCARROW',
    program: 'Autonomous (Utopia)',
  },
  {
    slug: 'us-tel',
    format: 'us-tel',
    file: 'terrorist exclusion list.html',
    content:
      '<html><h2>Terrorist Exclusion List Designees (alphabetical listing)</h2>' +
      '<ul><li>Pendower Trewhella Front (a.k.a. Voice of Trewhella; a.k.a. PTF)</li></ul></html>',
    isOfBusinesses: true,
    asked: 'Voice of Trewhella',
    met: 'Voice of Trewhella',
    program: 'Terrorist Exclusion List (8 U.S.C. 1182)',
  },
];

/** Longer than the interval of reading the folder. */
const seenAfter = 2_100;

const service = useService({ worker: false }, async ({ app }) => {
  for (const { slug, format, file, content } of lists) {
    await type('watchlists', 'add', slug, '--format', format);
    await writeFile(join(app.config.dataDir, 'screening', 'inbox', slug, file), content);
    const out = await type('watchlists', 'update', '--only', slug, '--as-of', new Date().toISOString().slice(0, 10));
    assert.match(out, new RegExp(`${slug}: current, [12] entries`));
  }
  await wait(seenAfter);

  async function type(...words: string[]): Promise<string> {
    let out = '';
    const write = (text: string) => {
      out += text;
    };
    const code = await runTyped(words, { DATA_DIR: app.config.dataDir }, { out: write, error: write });
    assert.equal(code, 0, out);
    return out;
  }
});

describe('a list of a single state', () => {
  for (const { slug, format, asked, met, program, isOfBusinesses } of lists) {
    it(`${format}: a report matches its entry, with its programme`, async () => {
      const { production } = service.current;
      const kind = isOfBusinesses ? 'business-watchlist' : 'watchlist';
      const body = reportBody(kind, { term: asked }, {}, { 'processing-mode': 'sync' });
      const { status, body: answer } = await production.post('/reports', body);
      assert.equal(status, 201, JSON.stringify(answer));
      const { attributes, id } = answer.data;
      assert.equal(attributes['has-match'], true, JSON.stringify(attributes));
      const listed = await production.get(`/reports/${id}/matches`);
      const [match, other] = listed.body.data as unknown as Record<string, unknown>[];
      assert.equal(other, undefined);
      assert.deepEqual([match?.['name'], match?.['programs']], [met, [program]], JSON.stringify(match));
      const kept = await production.get(`/watchlists/${slug}`);
      assert.equal(kept.body.data.attributes['format'], format);
    });
  }
});
