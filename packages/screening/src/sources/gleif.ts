/** Legal entities of GLEIF, level 1: the golden copy as CSV, or the concatenated file as XML (LEI-CDF 3.1, root `LEIData`). */
import { type Address, type Entity, entityOf, type NameForm, registrationOf } from '../entity.ts';
import type { Identifier } from '../identifiers.ts';
import { countriesIn, countryCode } from './countries.ts';
import { csvRows } from './csv.ts';
import { parseDate } from './dates.ts';
import { onlyFile, SourceBroken, type SourceFiles } from './source.ts';
import { childrenOf, descendants, present, textOf, type XmlElement, xmlElements } from './xml.ts';

type Row = Readonly<Record<string, string>>;

/** A name other than the legal one, with its type in the file. */
interface OtherName {
  readonly value: string;
  readonly type: string;
}

interface Registered {
  readonly lei: string;
  readonly legalName: string;
  readonly others: readonly OtherName[];
  readonly addresses: readonly (Address | null)[];
  readonly jurisdiction: string | null;
  /** Number in the register in which the entity is entered. */
  readonly number: string | null;
  readonly status: string | null;
  readonly legalForm: string | null;
  readonly createdAt: string | null;
  /** Formation date of the entity itself, not of its entry. */
  readonly formedAt: string | null;
}

function namesOf({ legalName, others }: Registered): NameForm[] {
  const seen = new Set([legalName]);
  const more = others.flatMap(({ value, type }): NameForm[] => {
    if (seen.has(value)) return [];
    seen.add(value);
    return [{ value, type: /PREVIOUS/.test(type) ? 'former' : 'aka', quality: 'strong' }];
  });
  return [{ value: legalName, type: 'primary_name', quality: 'strong' }, ...more];
}

/** Returns the country; a jurisdiction may be a part of one, `US-DE`. */
const countryOf = (jurisdiction: string | null): string | null => countryCode(jurisdiction?.slice(0, 2));

function entityFrom(found: Registered): Entity | null {
  if (found.lei === '' || found.legalName === '') return null;
  const country = countryOf(found.jurisdiction);
  const addresses = found.addresses.filter((address) => address !== null);
  const number: Identifier[] =
    found.number === null ? [] : [{ scheme: 'registration-number', value: found.number, country }];
  return entityOf({
    key: found.lei,
    kind: 'organization',
    names: namesOf(found),
    ...countriesIn([country, ...addresses.map(({ countryCode: code }) => code)]),
    identifiers: [{ scheme: 'lei', value: found.lei, country: null }, ...number],
    addresses,
    urls: [`https://search.gleif.org/#/record/${found.lei}`],
    listedAt: found.createdAt?.slice(0, 10) ?? null,
    remarks: present([found.status, found.legalForm]).join(', ') || null,
    registration: registrationOf({
      status: found.status,
      legalForm: found.legalForm,
      authority: 'GLEIF',
      formedOn: parseDate(found.formedAt ?? ''),
      subdivision: found.jurisdiction?.split('-')[1] ?? null,
    }),
  });
}

/** Returns the address; `part` reads a part by the name of its column or element. */
function addressOf(part: (name: string) => string | null, more: readonly string[]): Address | null {
  const [street1, city, region, postalCode, code] = [
    ...[part('FirstAddressLine'), part('City'), part('Region')],
    ...[part('PostalCode'), part('Country')],
  ] as const;
  const street2 = present(more.map(part)).join(', ') || null;
  const full = present([street1, street2, postalCode, city, code]).join(', ');
  if (full === '') return null;
  // `US-CA`.
  const subdivision = region?.split('-').at(-1) ?? null;
  return { full, city, countryCode: countryCode(code), street1, street2, subdivision, postalCode };
}

function registeredOfRow(row: Row): Registered {
  const cell = (column: string) => row[column]?.trim() || null;
  const othersOf = (list: string) =>
    Array.from({ length: 10 }, (_each, place) => `Entity.${list}s.${list}.${place + 1}`).flatMap((column) => {
      const value = cell(column);
      return value === null ? [] : [{ value, type: cell(`${column}.type`) ?? '' }];
    });
  const address = (name: string) =>
    addressOf((line) => cell(`Entity.${name}.${line}`), ['AdditionalAddressLine.1', 'AdditionalAddressLine.2']);
  return {
    lei: cell('LEI') ?? '',
    legalName: cell('Entity.LegalName') ?? '',
    others: [...othersOf('OtherEntityName'), ...othersOf('TransliteratedOtherEntityName')],
    addresses: [address('LegalAddress'), address('HeadquartersAddress')],
    jurisdiction: cell('Entity.LegalJurisdiction'),
    number: cell('Entity.RegistrationAuthority.RegistrationAuthorityEntityID'),
    status: cell('Entity.EntityStatus'),
    legalForm: cell('Entity.LegalForm.EntityLegalFormCode'),
    createdAt: cell('Entity.EntityCreationDate') ?? cell('Registration.InitialRegistrationDate'),
    formedAt: cell('Entity.EntityCreationDate'),
  };
}

function registeredOfElement(record: XmlElement): Registered {
  const [entity] = childrenOf(record, 'Entity');
  const inside = (name: string, child: string) => {
    const [parent] = entity === undefined ? [] : childrenOf(entity, name);
    return parent === undefined ? null : textOf(parent, child);
  };
  const direct = (name: string) => (entity === undefined ? null : textOf(entity, name));
  const address = (name: string) => addressOf((line) => inside(name, line), ['AdditionalAddressLine']);
  const others = ['OtherEntityName', 'TransliteratedOtherEntityName']
    .flatMap((name) => descendants(record, name))
    .map(({ text, attributes }) => ({ value: text.trim(), type: attributes['type'] ?? '' }));
  return {
    lei: textOf(record, 'LEI') ?? '',
    legalName: direct('LegalName') ?? '',
    others: others.filter(({ value }) => value !== ''),
    addresses: [address('LegalAddress'), address('HeadquartersAddress')],
    jurisdiction: direct('LegalJurisdiction'),
    number: inside('RegistrationAuthority', 'RegistrationAuthorityEntityID'),
    status: direct('EntityStatus'),
    legalForm: inside('LegalForm', 'EntityLegalFormCode'),
    createdAt: direct('EntityCreationDate'),
    formedAt: direct('EntityCreationDate'),
  };
}

async function* recordsOf(files: SourceFiles, onIssued: (at: string) => void): AsyncGenerator<Registered> {
  if (files.names.some((name) => name.endsWith('.xml'))) {
    const elements = new Set(['LEIHeader', 'LEIRecord']);
    for await (const element of xmlElements(onlyFile(files, /\.xml$/), { root: /^LEIData$/, elements })) {
      const issuedAt = element.name === 'LEIHeader' ? textOf(element, 'ContentDate') : null;
      if (issuedAt !== null) onIssued(issuedAt);
      if (element.name === 'LEIRecord') yield registeredOfElement(element);
    }
    return;
  }
  let isRead = false;
  for await (const row of csvRows<Record<string, string>>(onlyFile(files, /\.csv$/), { columns: true })) {
    if (!('LEI' in row && 'Entity.LegalName' in row))
      throw new SourceBroken('LEI and Entity.LegalName are not both columns');
    isRead = true;
    yield registeredOfRow(row);
  }
  if (!isRead) throw new SourceBroken('no row arrived');
}

export async function* readGleif(files: SourceFiles, onIssued: (at: string) => void): AsyncGenerator<Entity> {
  for await (const registered of recordsOf(files, onIssued)) {
    const entity = entityFrom(registered);
    if (entity !== null) yield entity;
  }
}
