/**
 * Known values of the person of an inquiry. Order of preference: values read by a passed verification, fields, values
 * read by verifications that did not pass. Pure.
 */
import type { Verification } from '../verifications/index.ts';
import type { Inquiry } from './inquiry.ts';
import type { KnownValue, KnownValues } from './report-port.ts';

/**
 * Groups of attributes that are taken from one source together: a given name and a family name from two sources may not
 * be one person's.
 */
const wholes: readonly RegExp[] = [
  /^name-(first|middle|last)$/,
  /^address-/,
  /^(identification-(number|class)|issuing-country-code)$/,
];

const wholeOf = (name: string): string => wholes.find((parts) => parts.test(name))?.source ?? name;

type Source = readonly [from: string, values: Readonly<Record<string, unknown>>];

export function knownValues(
  inquiry: Pick<Inquiry, 'id' | 'fields'>,
  verifications: readonly Pick<Verification, 'id' | 'status' | 'attributes' | 'countryCode' | 'idClass'>[],
): KnownValues {
  const newest = verifications.toReversed();
  const read = (isPassed: boolean): Source[] =>
    newest.filter(({ status }) => (status === 'passed') === isPassed).map((each) => [each.id, valuesOf(each)]);
  const known = new Map<string, KnownValue>();
  for (const [from, values] of [...read(true), [inquiry.id, inquiry.fields] as const, ...read(false)]) {
    const texts = Object.entries(values).flatMap(([name, value]) => {
      const text = textOf(value);
      return text === null ? [] : [[name, text] as const];
    });
    const taken = new Set([...known.keys()].map(wholeOf));
    for (const [name, value] of texts) if (!taken.has(wholeOf(name))) known.set(name, { value, from });
  }
  return Object.fromEntries(known);
}

type Read = Pick<Verification, 'attributes' | 'countryCode' | 'idClass'>;

/**
 * Returns the values of a verification. The document's country is the country of its address and number, if it has
 * them.
 */
const valuesOf = ({ attributes, countryCode, idClass }: Read) => ({
  ...attributes,
  ...(attributes['address-street-1'] === undefined ? {} : { 'address-country-code': countryCode }),
  ...(attributes['identification-number'] === undefined
    ? {}
    : { 'identification-class': idClass, 'issuing-country-code': countryCode }),
});

const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
