/** Consolidated list of the United Nations Security Council (XML, root `CONSOLIDATED_LIST`). */
import { type Address, type Entity, entityOf, type NameForm } from '../entity.ts';
import { countriesIn, countryCode } from './countries.ts';
import { parseDates } from './dates.ts';
import { onlyFile, type SourceFiles } from './source.ts';
import { childrenOf, present, textOf, type XmlElement, xmlElements } from './xml.ts';

const nameParts = ['FIRST_NAME', 'SECOND_NAME', 'THIRD_NAME', 'FOURTH_NAME'];

function namesOf(element: XmlElement, prefix: string): NameForm[] {
  const value = present(nameParts.map((part) => textOf(element, part))).join(' ');
  const script = textOf(element, 'NAME_ORIGINAL_SCRIPT');
  const aliases = childrenOf(element, `${prefix}_ALIAS`).flatMap((alias): NameForm[] => {
    const name = textOf(alias, 'ALIAS_NAME');
    const quality = textOf(alias, 'QUALITY') ?? '';
    if (name === null) return [];
    return name.split(';').map((each) => ({
      value: each.trim(),
      type: /f\.k\.a/i.test(quality) ? 'former' : 'aka',
      quality: /low/i.test(quality) ? 'weak' : 'strong',
    }));
  });
  const primary: NameForm[] = value === '' ? [] : [{ value, type: 'primary_name', quality: 'strong' }];
  const original: NameForm[] = script === null ? [] : [{ value: script, type: 'aka', quality: 'strong' }];
  return [...primary, ...original, ...aliases].filter((name) => name.value !== '');
}

function addressesOf(element: XmlElement, prefix: string): Address[] {
  return childrenOf(element, `${prefix}_ADDRESS`).flatMap((address) => {
    const [city, country] = [textOf(address, 'CITY'), textOf(address, 'COUNTRY')];
    const full = present([textOf(address, 'STREET'), city, textOf(address, 'STATE_PROVINCE'), country]).join(', ');
    return full === '' ? [] : [{ full, city, countryCode: countryCode(country) }];
  });
}

const valuesOf = (element: XmlElement, name: string): string[] =>
  present(childrenOf(element, name).flatMap((each) => childrenOf(each, 'VALUE').map(({ text }) => text)));

function birthsOf(element: XmlElement): string[] {
  return childrenOf(element, 'INDIVIDUAL_DATE_OF_BIRTH').flatMap((birth) => {
    const [first, last] = [textOf(birth, 'FROM_YEAR'), textOf(birth, 'TO_YEAR')];
    const between = first === null || last === null ? (first ?? last) : `${first} to ${last}`;
    const date = textOf(birth, 'DATE') ?? textOf(birth, 'YEAR') ?? between;
    const isAbout = /approx/i.test(textOf(birth, 'TYPE_OF_DATE') ?? '');
    return date === null ? [] : [isAbout ? `circa ${date}` : date];
  });
}

function entityFrom(element: XmlElement): Entity | null {
  const prefix = element.name;
  const key = textOf(element, 'DATAID');
  const names = namesOf(element, prefix);
  if (key === null || names.length === 0) return null;
  const addresses = addressesOf(element, prefix);
  const births = childrenOf(element, 'INDIVIDUAL_PLACE_OF_BIRTH').map((place) => textOf(place, 'COUNTRY'));
  const gender = textOf(element, 'GENDER')?.toLowerCase();
  return entityOf({
    key,
    names,
    addresses,
    kind: prefix === 'INDIVIDUAL' ? 'person' : 'organization',
    birthdates: parseDates(birthsOf(element)),
    ...countriesIn([
      ...valuesOf(element, 'NATIONALITY'),
      ...births,
      ...childrenOf(element, `${prefix}_ADDRESS`).map((address) => textOf(address, 'COUNTRY')),
    ]),
    gender: gender === 'male' || gender === 'female' ? gender : null,
    identifiers: childrenOf(element, 'INDIVIDUAL_DOCUMENT').flatMap((document) => {
      const value = textOf(document, 'NUMBER');
      const isPassport = /passport/i.test(textOf(document, 'TYPE_OF_DOCUMENT') ?? '');
      const country = countryCode(textOf(document, 'ISSUING_COUNTRY') ?? textOf(document, 'COUNTRY_OF_ISSUE'));
      return value === null ? [] : [{ scheme: isPassport ? 'passport' : 'national-id', value, country }];
    }),
    positions: valuesOf(element, 'DESIGNATION'),
    programs: present([textOf(element, 'UN_LIST_TYPE'), textOf(element, 'REFERENCE_NUMBER')]),
    topics: ['sanction'],
    listedAt: textOf(element, 'LISTED_ON'),
    remarks: textOf(element, 'COMMENTS1'),
  });
}

export async function* readUn(files: SourceFiles, onIssued: (at: string) => void): AsyncGenerator<Entity> {
  const elements = new Set(['INDIVIDUAL', 'ENTITY']);
  const onRoot = ({ dateGenerated }: Readonly<Record<string, string>>) =>
    dateGenerated !== undefined && onIssued(dateGenerated);
  for await (const element of xmlElements(onlyFile(files, /\.xml$/), {
    root: /^CONSOLIDATED_LIST$/,
    elements,
    onRoot,
  })) {
    const entity = entityFrom(element);
    if (entity !== null) yield entity;
  }
}
