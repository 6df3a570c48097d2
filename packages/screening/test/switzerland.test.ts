/** Swiss sanctions list; other formats are refused with the name of the missing part. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { identifiersOf, readAll, refuses, span } from './support/national-lists.ts';
import { read } from './support/read-sources.ts';

describe('the list of Switzerland', () => {
  const listed = '<modification modification-type="listed" effective-date="2014-03-26" publication-date="2014-03-25"/>';
  const program =
    '<sanctions-program ssid="1"><program-key lang="eng">Utopia</program-key><program-name lang="ger">Massnahmen Utopien</program-name><program-name lang="eng">Measures concerning Utopia</program-name><sanctions-set ssid="20" lang="ger">Anhang 1</sanctions-set><sanctions-set ssid="20" lang="eng">Annex 1</sanctions-set></sanctions-program>';
  const place =
    '<place ssid="30"><location>Minsk</location><country iso-code="BY">Belarus</country></place><place ssid="31"><location>Hynkel</location><country>Tomainia</country></place>';
  const person = `<target ssid="100"><sanctions-set-id>20</sanctions-set-id><foreign-identifier>UTi.1</foreign-identifier>
    <individual sex="male">
      <identity ssid="102"><name name-type="alias" quality="low"><name-part order="1" name-part-type="whole-name"><value>The Clerk</value></name-part></name></identity>
      <identity ssid="101" main="true">
        <name name-type="primary-name" quality="good"><name-part order="2" name-part-type="given-name"><value>Elod</value><spelling-variant lang="rus" script="Cyrl">Элод</spelling-variant><spelling-variant lang="rus" script="Cyrl">Элодий</spelling-variant><spelling-variant lang="eng" script="Latn">Elad</spelling-variant></name-part>
          <name-part order="1" name-part-type="family-name"><value>Vantore</value><spelling-variant lang="rus" script="Cyrl">Ванторе</spelling-variant></name-part>
          <name-part order="3" name-part-type="title"><value>General</value></name-part></name>
        <name name-type="formerly-known-as"><name-part order="1" name-part-type="whole-name"><value>Elod Old</value></name-part></name>
        <nationality><country iso-code="BY">Belarus</country></nationality>
        <day-month-year year="1960" month="1"/><day-month-year year="1953-1958"/><day-month-year year="1961" day="2" month="3" quality="low"/><day-month-year year="1384" calendar="Islamic"/>
        <place-of-birth place-id="31"/>
        <address place-id="30"><address-details>Ring 1</address-details><zip-code>220030</zip-code></address>
        <identification-document document-type="passport"><number>AB1234567</number><issuer code="BY">Belarus</issuer></identification-document>
        <identification-document document-type="id-card"><number>N/A</number></identification-document>
      </identity>
      <justification ssid="9">Clerk of Utopia.</justification>
      <other-information>Tax identification number: 7707083893.</other-information>
    </individual>${listed}<modification modification-type="amended" effective-date="2020-01-01"><added><individual><identity main="true"><name name-type="primary-name"><name-part order="1"><value>Copied</value></name-part></name></identity></individual></added></modification></target>`;
  const ship = `<target ssid="200" sanctions-set-id="20"><object object-type="vessel"><identity main="true"><name name-type="primary-name"><name-part order="1" name-part-type="whole-name"><value>Pallada</value></name-part></name></identity><other-information>IMO number: 9253313.</other-information></object>${listed}</target>`;
  const ended = `<target ssid="300"><sanctions-set-id>20</sanctions-set-id><entity><identity main="true"><name name-type="primary-name"><name-part order="1"><value>Freed Bank</value></name-part></name></identity></entity>
    <modification modification-type="amended" effective-date="2025-06-03"/><modification modification-type="de-listed" effective-date="2025-06-20"/>${listed}</target>`;
  const again = `<target ssid="400"><sanctions-set-id>21</sanctions-set-id><entity><identity main="true"><name name-type="primary-name"><name-part order="1"><value>Orlova Bank</value></name-part></name></identity></entity>
    <modification modification-type="listed" effective-date="2022-03-16"/><modification modification-type="de-listed" effective-date="2016-03-01"/></target>`;
  /** The file name is the one in its download address. */
  const listOf = (...parts: readonly string[]): Readonly<Record<string, string>> => ({
    'downloadxmlgesamtliste.xhtml': `<?xml version="1.0" encoding="UTF-8"?><swiss-sanctions-list list-type="whole-list" date="2026-11-20">${parts.join('')}</swiss-sanctions-list>`,
  });

  it('a person: names in each script, dates with their precision, places defined elsewhere', async () => {
    const { issued, entities: inOrder } = await read('switzerland', listOf(program, person, place));
    assert.equal(issued, '2026-11-20');
    const [found, other] = inOrder;
    assert.equal(other, undefined);
    assert.deepEqual(
      found?.names.map(({ value, type, quality }) => `${value} ${type} ${quality}`),
      [
        'Vantore Elod primary_name strong',
        'Ванторе Элод aka strong',
        'Ванторе Элодий aka strong',
        'Vantore Elad aka strong',
        'Elod Old former strong',
        'The Clerk aka weak',
      ],
    );
    assert.deepEqual(found?.birthdates, [
      { year: 1960, month: 1, day: null, circa: false },
      span(1953, 1958),
      { year: 1961, month: 3, day: 2, circa: true },
    ]);
    assert.deepEqual([found?.key, found?.kind, found?.gender], ['100', 'person', 'male']);
    assert.deepEqual([found?.countries, found?.unreadCountries], [['BY', 'ZZ'], ['Tomainia']]);
    assert.deepEqual(found?.addresses, [{ full: 'Ring 1, 220030, Minsk, BY', city: 'Minsk', countryCode: 'BY' }]);
    assert.deepEqual(identifiersOf(found), ['passport AB1234567 BY', 'tax-number 7707083893 null']);
    assert.deepEqual([found?.programs, found?.listedAt], [['Measures concerning Utopia'], '2014-03-26']);
    assert.equal(found?.remarks, 'Clerk of Utopia.');
  });

  it('a ship; a delisted target is counted and not listed, one that was listed again is', async () => {
    const { entities, leftOut } = await readAll('switzerland', listOf(place, program, person, ship, ended, again));
    assert.deepEqual([...entities.keys()], ['100', '200', '400']);
    assert.deepEqual(leftOut, ['delisted']);
    const vessel = entities.get('200');
    assert.deepEqual([vessel?.kind, identifiersOf(vessel)], ['vessel', ['imo 9253313 null']]);
    assert.deepEqual(entities.get('400')?.programs, ['21']);
  });

  it('a list that is truncated, empty, incomplete or without an element is refused', async () => {
    const whole = listOf(program, person, place)['downloadxmlgesamtliste.xhtml'] ?? '';
    const file = 'seco.xml';
    for (const element of ['modification', 'identity', 'name-part', 'day-month-year', 'nationality', 'address']) {
      const renamed = whole.replaceAll(new RegExp(`(</?)${element}(?=[ >/])`, 'g'), `$1other-${element}`);
      await refuses('switzerland', file, renamed, new RegExp(`an element .*${element}`));
    }
    await refuses('switzerland', file, whole.replace('list-type', 'type'), /no attribute list-type/);
    await refuses(
      'switzerland',
      file,
      whole.replace('whole-list', 'delta-list'),
      /not whole: its list-type is delta-list/,
    );
    await refuses('switzerland', file, whole.replaceAll('modification-type', 'kind'), /no attribute modification-type/);
    await refuses('switzerland', file, whole.replaceAll('individual', 'human'), /target 100 is none of/);
    await refuses('switzerland', file, whole.slice(0, -30), /unclosed|end/i);
    await refuses('switzerland', file, '', /./);
    await refuses('switzerland', file, '<swiss-sanctions-list list-type="whole-list"/>', /no target has an element/);
    await refuses('switzerland', file, '<html/>', /the root is html/);
  });
});
