/** Canadian sanctions list; other formats are refused with the name of the missing part. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { identifiersOf, namesOf, readAll, refuses, span } from './support/national-lists.ts';

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

  it('a person, whose regime is a programme and not a country', async () => {
    const { entities } = await readAll('canada', listOf(person, ship));
    const found = entities.get('Belarus|1, Part 1.1|12');
    assert.deepEqual(namesOf(found), ['Elod Vantore primary_name', 'Elod Vantor aka', 'Элод Ванторе aka']);
    assert.deepEqual([found?.kind, found?.birthdates], ['person', [span(1953, 1958)]]);
    assert.deepEqual([found?.countries, found?.programs], [[], ['Belarus']]);
    assert.deepEqual([found?.listedAt, found?.positions], ['2022-02-28', ['Minister']]);
    assert.equal(found?.remarks, 'Schedule 1, Part 1.1, item 12');
  });

  it('a ship by its number, with its year of construction; a company with other names', async () => {
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

  it('a list that is truncated, empty, of another root or without an element is refused', async () => {
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
