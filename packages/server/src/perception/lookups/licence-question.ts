/**
 * The values sent to the licence authorities of the United States, and whether a document can be looked up there. Pure.
 */
import type { DocumentFacts } from '@countersign/engines/facts';
import type { LicenceRecord } from './lookups.ts';

/** Attributes that are sent if they were read. */
const SENT = [
  'name-first',
  'name-middle',
  'name-last',
  'name-suffix',
  'birthdate',
  'issue-date',
  'expiration-date',
  'address-postal-code',
  'sex',
] as const;

/** Minimum attributes for finding a record. */
const NEEDED = ['issuing-authority', 'identification-number', 'name-last', 'birthdate'] as const;

export type LicenceQuestion =
  | { readonly state: 'ask'; readonly record: LicenceRecord }
  | { readonly state: 'unsupported_country' | 'missing_properties' };

/**
 * Builds the question. `idClass` and `countryCode` are the individual's choice, used if the document does not show
 * them.
 */
export function licenceQuestion(
  { detected, attributes, ...document }: DocumentFacts,
  selected: { readonly countryCode: string | null; readonly idClass: string | null },
): LicenceQuestion {
  const country = detected.countryCode ?? selected.countryCode;
  const idClass = detected.idClass ?? selected.idClass;
  if (country !== 'US' || (idClass !== 'dl' && idClass !== 'id')) return { state: 'unsupported_country' };
  const barcode = document.back?.barcode ?? document.front.barcode;
  const values: Readonly<Record<string, string | null | undefined>> = {
    'issuing-authority': detected.subdivision ?? barcode?.aamva?.jurisdiction ?? attributes['issuing-subdivision'],
    'identification-number': attributes['identification-number'] ?? attributes['document-number'],
    ...Object.fromEntries(SENT.map((name) => [name, attributes[name]])),
  };
  const record = Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : [])),
  );
  return NEEDED.every((name) => name in record) ? { state: 'ask', record } : { state: 'missing_properties' };
}
