/** Companies of the United Kingdom: the basic company data of Companies House as CSV, one row per company. */
import { type Address, type Entity, entityOf, type NameForm, registrationOf } from '../entity.ts';
import { countriesIn, countryCode } from './countries.ts';
import { csvRows } from './csv.ts';
import { parseDates } from './dates.ts';
import { onlyFile, SourceBroken, type SourceFiles } from './source.ts';
import { present } from './xml.ts';

type Cell = (column: string) => string;

const mostFormerNames = 10;
const addressLines = ['CareOf', 'POBox', 'AddressLine1', 'AddressLine2', 'PostTown', 'County', 'PostCode', 'Country'];
const kingdoms = /^(united kingdom|england|scotland|wales|northern ireland|england & wales|great britain)$/i;

function addressesOf(cell: Cell): Address[] {
  const full = present(addressLines.map((line) => cell(`RegAddress.${line}`))).join(', ');
  const country = cell('RegAddress.Country');
  const code = kingdoms.test(country) ? 'GB' : countryCode(country);
  const part = (line: string) => cell(`RegAddress.${line}`) || null;
  const parts = {
    street1: part('AddressLine1'),
    street2: part('AddressLine2'),
    subdivision: part('County'),
    postalCode: part('PostCode'),
  };
  return full === '' ? [] : [{ full, city: part('PostTown'), countryCode: code, ...parts }];
}

function namesOf(cell: Cell): NameForm[] {
  const former = present(
    Array.from({ length: mostFormerNames }, (_each, place) => cell(`PreviousName_${place + 1}.CompanyName`)),
  ).map((value): NameForm => ({ value, type: 'former', quality: 'strong' }));
  return [{ value: cell('CompanyName'), type: 'primary_name', quality: 'strong' }, ...former];
}

function dayOf(text: string): string | null {
  const [date] = parseDates([text]);
  if (date?.month == null || date.day === null) return null;
  return [date.year, date.month, date.day].map((part) => String(part).padStart(2, '0')).join('-');
}

function entityFrom(cell: Cell): Entity | null {
  const number = cell('CompanyNumber');
  if (number === '' || cell('CompanyName') === '') return null;
  const origin = cell('CountryOfOrigin');
  return entityOf({
    key: number,
    kind: 'organization',
    names: namesOf(cell),
    ...countriesIn([kingdoms.test(origin) ? 'GB' : origin]),
    identifiers: [{ scheme: 'registration-number', value: number, country: 'GB' }],
    addresses: addressesOf(cell),
    urls: present([cell('URI')]),
    listedAt: dayOf(cell('IncorporationDate')),
    remarks: present([cell('CompanyStatus'), cell('CompanyCategory')]).join(', ') || null,
    registration: registrationOf({
      status: cell('CompanyStatus') || null,
      legalForm: cell('CompanyCategory') || null,
      formedOn: parseDates([cell('IncorporationDate')])[0] ?? null,
      authority: 'Companies House',
      industries: present([1, 2, 3, 4].map((place) => cell(`SICCode.SicText_${place}`))),
    }),
  });
}

/** Returns the header trimmed, because the names of some columns begin with a space. */
const trimmed = (header: string[]): string[] => header.map((name) => name.trim());

export async function* readCompaniesHouse(files: SourceFiles): AsyncGenerator<Entity> {
  let isRead = false;
  for await (const row of csvRows<Record<string, string>>(onlyFile(files, /\.csv$/), { columns: trimmed })) {
    if (!('CompanyName' in row && 'CompanyNumber' in row))
      throw new SourceBroken('CompanyName and CompanyNumber are not both columns');
    isRead = true;
    const entity = entityFrom((column) => row[column]?.trim() ?? '');
    if (entity !== null) yield entity;
  }
  if (!isRead) throw new SourceBroken('no row arrived');
}
