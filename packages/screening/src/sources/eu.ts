/** Financial sanctions of the European Union (FSF, XML 1.1, root `export`). What it says is in attributes. */
import { type Address, type Entity, entityOf, type NameForm } from '../entity.ts';
import { countryCodes } from './countries.ts';
import { parseDates } from './dates.ts';
import { onlyFile, type SourceFiles } from './source.ts';
import { childrenOf, present, textOf, type XmlElement, xmlElements } from './xml.ts';

const attributesOf = (element: XmlElement, name: string) =>
  childrenOf(element, name).map(({ attributes }) => attributes);

function namesOf(element: XmlElement): NameForm[] {
  return attributesOf(element, 'nameAlias').flatMap((alias, place): NameForm[] => {
    const parts = present([alias['firstName'], alias['middleName'], alias['lastName']]).join(' ');
    const value = alias['wholeName']?.trim() || parts;
    if (value === '') return [];
    return [
      { value, type: place === 0 ? 'primary_name' : 'aka', quality: alias['strong'] === 'false' ? 'weak' : 'strong' },
    ];
  });
}

function addressesOf(element: XmlElement): Address[] {
  return attributesOf(element, 'address').flatMap((address) => {
    const city = address['city']?.trim() || null;
    const full = present([address['street'], address['zipCode'], city, address['countryDescription']]).join(', ');
    return full === '' ? [] : [{ full, city, countryCode: countryCodes([address['countryIso2Code']])[0] ?? null }];
  });
}

function entityFrom(element: XmlElement): Entity | null {
  const names = namesOf(element);
  const key = element.attributes['logicalId'] ?? element.attributes['euReferenceNumber'] ?? null;
  if (key === null || names.length === 0) return null;
  const subject = attributesOf(element, 'subjectType')[0] ?? {};
  const births = attributesOf(element, 'birthdate');
  const addresses = addressesOf(element);
  const codes = [...attributesOf(element, 'citizenship'), ...births].map((each) => each['countryIso2Code']);
  const gender = attributesOf(element, 'nameAlias').find((alias) => alias['gender'])?.['gender'];
  const regulation = childrenOf(element, 'regulation')[0];
  return entityOf({
    key,
    names,
    addresses,
    kind: subject['code'] === 'person' || subject['classificationCode'] === 'P' ? 'person' : 'organization',
    birthdates: parseDates(
      births.map((birth) => `${birth['circa'] === 'true' ? 'circa ' : ''}${birth['birthdate'] || birth['year'] || ''}`),
    ),
    // 00 is the list's word for an unknown country.
    countries: countryCodes([...codes, ...addresses.map((each) => each.countryCode)]).filter((code) => code !== '00'),
    gender: gender === 'M' ? 'male' : gender === 'F' ? 'female' : null,
    identifiers: attributesOf(element, 'identification').flatMap((id) =>
      id['number']
        ? [
            {
              scheme: id['identificationTypeCode'] ?? 'other',
              value: id['number'],
              country: id['countryIso2Code'] ?? null,
            },
          ]
        : [],
    ),
    positions: present(attributesOf(element, 'nameAlias').map((alias) => alias['function'])),
    programs: present([regulation?.attributes['programme']]),
    urls: regulation === undefined ? [] : present([textOf(regulation, 'publicationUrl')]),
    topics: ['sanction'],
    remarks: textOf(element, 'remark'),
  });
}

export async function* readEu(files: SourceFiles, onIssued: (at: string) => void): AsyncGenerator<Entity> {
  const elements = new Set(['sanctionEntity']);
  const onRoot = ({ generationDate }: Readonly<Record<string, string>>) =>
    generationDate !== undefined && onIssued(generationDate);
  for await (const element of xmlElements(onlyFile(files, /\.xml$/), { root: /^export$/, elements, onRoot })) {
    const entity = entityFrom(element);
    if (entity !== null) yield entity;
  }
}
