/** Australian sanctions list; other formats are refused with the name of the missing part. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { identifiersOf, namesOf, readAll, refuses, span } from './support/national-lists.ts';

describe('the list of Australia', () => {
  const header =
    'Reference,Name of Individual or Entity,Type,Name Type,Alias Strength,Date of Birth,Place of Birth,Citizenship,Address,Additional Information,Listing Information,IMO Number,Committees,Control Date,Instrument of Designation,Targeted Financial Sanction,Travel Ban,Arms Embargo,Maritime Restriction';
  const rows = [
    '8577a,Элод Ванторе,Individual,Original Script,,5 May 1957,"Minsk, Belarus",Belarus,,,,,Autonomous (Belarus),2/2/26,,TRUE,TRUE,FALSE,FALSE',
    '8577,Elod VANTORE,Individual,Primary Name,,"a) Between 1953 and 1958, or 1951 b) 25/12/1960, 12/25/1961 and 5/6/1962","Minsk, Belarus","Belarus, Freedonia","a) Ring 1, Minsk, Belarus b) Hynkel, Tomainia",Passport number: AB1234567. Clerk.,Listed,,Autonomous (Belarus),2022-03-16,,TRUE,TRUE,FALSE,FALSE',
    '8577b,Elod VANTOR,Individual,Alias,Weak,Approximately 1955,,,,,,,Autonomous (Belarus),2/2/26,,TRUE,TRUE,FALSE,FALSE',
    '8556,ORLOVA BANK (OB),Entity,Primary Name,,,,,,,Listed,,1737 (Iran),16 March 2022,,TRUE,FALSE,FALSE,FALSE',
    '8230,PALLADA,Vessel,Primary Name,,,,,,,Designated,9253313,Autonomous (Vessels),6/18/2025,,FALSE,FALSE,FALSE,TRUE',
    '8556a,ORLOVA HANDEL,Entity,Alias,Strong,,,,,,,,1737 (Iran),,,TRUE,FALSE,FALSE,FALSE',
    ',,,,,,,,,,,,,,,,,,',
    ',Somebody,Individual,Alias,,,,,,,,,,,,,,,',
  ];
  const whole = `${[header, ...rows].join('\n')}\n`;

  it('rows of one entry are merged: names, readable dates, and unreadable countries', async () => {
    const { entities, leftOut } = await readAll('australia', { 'list.csv': whole });
    const found = entities.get('8577');
    assert.deepEqual(
      found?.names.map(({ value, type, quality }) => `${value} ${type} ${quality}`),
      ['Elod VANTORE primary_name strong', 'Элод Ванторе aka strong', 'Elod VANTOR aka weak'],
    );
    const exact = (year: number, month: number, day: number) => ({ year, month, day, circa: false });
    assert.deepEqual(found?.birthdates, [
      exact(1957, 5, 5),
      span(1953, 1958),
      { year: 1951, month: null, day: null, circa: false },
      exact(1960, 12, 25),
      exact(1961, 12, 25),
      { year: 1962, month: null, day: null, circa: false },
      { year: 1955, month: null, day: null, circa: true },
    ]);
    assert.deepEqual(
      [found?.countries, found?.unreadCountries],
      [
        ['BY', 'ZZ'],
        ['Freedonia', 'Tomainia'],
      ],
    );
    assert.deepEqual(
      found?.addresses.map(({ full, countryCode }) => `${full} ${countryCode}`),
      ['Ring 1, Minsk, Belarus BY', 'Hynkel, Tomainia null'],
    );
    assert.deepEqual([identifiersOf(found), found?.programs], [['passport AB1234567 null'], ['Autonomous (Belarus)']]);
    assert.equal(found?.listedAt, null, '2/2/26 is no certain day');
    assert.deepEqual(leftOut, ['row without a reference']);
  });

  it('a ship, and an entry whose number is repeated after another entry', async () => {
    const { entities } = await readAll('australia', { 'list.csv': whole });
    assert.deepEqual([...entities.keys()], ['8577', '8556', '8230', '8556-2']);
    const [bank, ship, other] = ['8556', '8230', '8556-2'].map((key) => entities.get(key));
    assert.deepEqual([bank?.kind, bank?.listedAt, ship?.listedAt], ['organization', '2022-03-16', '2025-06-18']);
    assert.deepEqual([ship?.kind, identifiersOf(ship)], ['vessel', ['imo 9253313 null']]);
    assert.deepEqual(namesOf(other), ['ORLOVA HANDEL primary_name']);
  });

  it('a list that is truncated, empty, or of unknown columns or kinds is refused', async () => {
    const file = 'list.csv';
    for (const column of ['Type', 'Date of Birth', 'Citizenship', 'IMO Number', 'Name of Individual or Entity']) {
      const renamed = whole.replace(`,${column},`, `,New ${column},`);
      await refuses('australia', file, renamed, new RegExp(`no column is called ${column.toLowerCase()}`));
    }
    await refuses('australia', file, whole.slice(0, whole.indexOf('8230')).slice(0, -20), /columns length/);
    await refuses('australia', file, whole.slice(0, whole.indexOf(', or 1951')), /quote/i);
    await refuses('australia', file, '', /no entry/);
    await refuses('australia', file, `${header}\n`, /no entry/);
    await refuses('australia', file, whole.replace(',Vessel,', ',Submarine,'), /kind that is not known: Submarine/);
  });
});
