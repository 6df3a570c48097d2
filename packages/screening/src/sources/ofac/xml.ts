/** OFAC's SDN.XML and CONSOLIDATED.XML (schema of the list, root `sdnList`). */
import { type Address, type Entity, type EntityKind, entityOf, type NameForm } from '../../entity.ts';
import type { Identifier } from '../../identifiers.ts';
import { countriesIn, countryCode } from '../countries.ts';
import { parseDates } from '../dates.ts';
import { onlyFile, type SourceFiles } from '../source.ts';
import { childrenOf, descendants, present, textOf, type XmlElement, xmlElements } from '../xml.ts';
import { currencyOf } from './remarks.ts';

const kinds: ReadonlyMap<string, EntityKind> = new Map([
  ['individual', 'person'],
  ['vessel', 'vessel'],
  ['aircraft', 'aircraft'],
]);

const schemeOf = (type: string): string =>
  type
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

const fullName = (element: XmlElement): string | null => {
  const [last, first] = [textOf(element, 'lastName'), textOf(element, 'firstName')];
  return last === null ? first : first === null ? last : `${last}, ${first}`;
};

function namesOf(entry: XmlElement): NameForm[] {
  const primary = fullName(entry);
  const others = descendants(entry, 'aka').flatMap((aka): NameForm[] => {
    const value = fullName(aka);
    if (value === null) return [];
    const type = /f\.k\.a/.test(textOf(aka, 'type') ?? '') ? 'former' : 'aka';
    return [{ value, type, quality: textOf(aka, 'category') === 'weak' ? 'weak' : 'strong' }];
  });
  return [
    ...(primary === null ? [] : [{ value: primary, type: 'primary_name', quality: 'strong' } as const]),
    ...others,
  ];
}

function addressesOf(entry: XmlElement): Address[] {
  return descendants(entry, 'address').flatMap((address) => {
    const [city, country] = [textOf(address, 'city'), textOf(address, 'country')];
    const full = present([textOf(address, 'address1'), textOf(address, 'address2'), city, country]).join(', ');
    return full === '' ? [] : [{ full, city, countryCode: countryCode(country) }];
  });
}

const wallet = /^Digital Currency Address - ([A-Z0-9]+)$/;

function entityFrom(entry: XmlElement): Entity | null {
  const names = namesOf(entry);
  const key = textOf(entry, 'uid');
  if (key === null || names.length === 0) return null;
  const ids = descendants(entry, 'id').map((id) => ({
    type: textOf(id, 'idType') ?? '',
    value: textOf(id, 'idNumber') ?? '',
    country: countryCode(textOf(id, 'idCountry')),
  }));
  const addresses = addressesOf(entry);
  const origins = [...descendants(entry, 'nationality'), ...descendants(entry, 'citizenship')].map((each) =>
    textOf(each, 'country'),
  );
  const births = descendants(entry, 'placeOfBirthItem').map(
    (each) =>
      // The text is a city, then its country; a city without a country gives none.
      (/,([^,]+)$/.exec(textOf(each, 'placeOfBirth') ?? '') ?? [])[1],
  );
  const gender = ids.find(({ type }) => type === 'Gender')?.value;
  return entityOf({
    key,
    names,
    addresses,
    kind: kinds.get((textOf(entry, 'sdnType') ?? '').toLowerCase()) ?? 'organization',
    birthdates: parseDates(present(descendants(entry, 'dateOfBirthItem').map((each) => textOf(each, 'dateOfBirth')))),
    ...countriesIn([...origins, ...births, ...addresses.map((each) => each.countryCode)]),
    gender: gender === 'Male' ? 'male' : gender === 'Female' ? 'female' : null,
    identifiers: ids
      .filter(({ type, value }) => value !== '' && type !== 'Gender' && !wallet.test(type))
      .map(({ type, value, country }): Identifier => ({ scheme: schemeOf(type), value, country })),
    wallets: ids.flatMap(({ type, value }) => {
      const found = wallet.exec(type);
      return found === null ? [] : [{ currency: currencyOf(found[1] ?? ''), address: value }];
    }),
    positions: present([textOf(entry, 'title')]),
    programs: present(
      descendants(entry, 'programList').flatMap((list) => childrenOf(list, 'program').map(({ text }) => text)),
    ),
    topics: ['sanction'],
    remarks: textOf(entry, 'remarks'),
  });
}

export async function* readOfacXml(files: SourceFiles, onIssued: (at: string) => void): AsyncGenerator<Entity> {
  const elements = new Set(['sdnEntry', 'publshInformation']);
  for await (const element of xmlElements(onlyFile(files, /\.xml$/), { root: /^sdnList$/, elements })) {
    if (element.name === 'publshInformation') {
      const day = /(\d{2})\/(\d{2})\/(\d{4})/.exec(textOf(element, 'Publish_Date') ?? '');
      if (day !== null) onIssued(`${day[3]}-${day[1]}-${day[2]}`);
      continue;
    }
    const entity = entityFrom(element);
    if (entity !== null) yield entity;
  }
}
