/** Financial sanctions of the European Union (FSF, XML 1.1, root `export`). Its values are in attributes. */
import { type Address, type Entity, type EntityKind, entityOf, type NameForm } from '../entity.ts';
import { countriesIn, countryCode } from './countries.ts';
import { parseDates } from './dates.ts';
import { onlyFile, SourceBroken, type SourceFiles } from './source.ts';
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

/** Returns the country; 00 is the list's code for an unknown one. */
const isoOf = (code: string | undefined): string | null => (code === '00' ? null : countryCode(code));

function addressesOf(element: XmlElement): Address[] {
  return attributesOf(element, 'address').flatMap((address) => {
    const city = address['city']?.trim() || null;
    const full = present([address['street'], address['zipCode'], city, address['countryDescription']]).join(', ');
    return full === '' ? [] : [{ full, city, countryCode: isoOf(address['countryIso2Code']) }];
  });
}

/** Returns true for the Gregorian calendar; years of another differ. */
const isOurCalendar = (calendar: string | undefined): boolean =>
  (calendar || 'GREGORIAN').toUpperCase() === 'GREGORIAN';

/** Returns the text of a birth date; empty where there is none. */
function bornOf(birth: Readonly<Record<string, string>>): string {
  if (!isOurCalendar(birth['calendarType'])) return '';
  const [first, last] = [birth['yearRangeFrom'], birth['yearRangeTo']];
  const between = first && last ? `${first} to ${last}` : first || last || '';
  return `${birth['circa'] === 'true' ? 'circa ' : ''}${birth['birthdate'] || birth['year'] || between}`;
}

const kinds: ReadonlyMap<string, EntityKind> = new Map([
  ['person', 'person'],
  ['P', 'person'],
  ['enterprise', 'organization'],
  ['E', 'organization'],
]);

/**
 * Returns the kind of an entry. Throws SourceBroken for an unknown kind, because a non-person would not be found as a
 * person.
 */
function kindOf(key: string, { code = '', classificationCode = '' }: Readonly<Record<string, string>>): EntityKind {
  const kind = kinds.get(code) ?? kinds.get(classificationCode);
  if (kind !== undefined) return kind;
  throw new SourceBroken(
    `entry ${key.slice(0, 40)} is of a kind that is not known: ${code || classificationCode || 'none'}`,
  );
}

function entityFrom(element: XmlElement): Entity | null {
  const names = namesOf(element);
  const key = element.attributes['logicalId'] ?? element.attributes['euReferenceNumber'] ?? null;
  if (key === null || names.length === 0) return null;
  const births = attributesOf(element, 'birthdate');
  const addresses = addressesOf(element);
  const codes = [...attributesOf(element, 'citizenship'), ...births].map((each) => each['countryIso2Code']);
  const gender = attributesOf(element, 'nameAlias').find((alias) => alias['gender'])?.['gender'];
  const regulation = childrenOf(element, 'regulation')[0];
  return entityOf({
    key,
    names,
    addresses,
    kind: kindOf(key, attributesOf(element, 'subjectType')[0] ?? {}),
    birthdates: parseDates(births.map(bornOf)),
    ...countriesIn([...codes, ...addresses.map((each) => each.countryCode)]),
    gender: gender === 'M' ? 'male' : gender === 'F' ? 'female' : null,
    identifiers: attributesOf(element, 'identification').flatMap((id) =>
      // An identifier that the list marks as false identifies no one.
      id['number'] && id['knownFalse'] !== 'true'
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
    listedAt: /^\d{4}-\d{2}-\d{2}/.exec(element.attributes['designationDate'] ?? '')?.[0] ?? null,
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
