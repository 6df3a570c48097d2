/** Conversion of a database look-up to the data stored with its verification and its inquiry. Pure. */
import type { IdentityRecord } from '../../../../checks/check.ts';
import { bestRecord } from '../../../../checks/shared/match-requirements.ts';
import type { FieldValues } from '../../../../fields/index.ts';
import type { Verification } from '../verification.ts';
import type { PerceivedFacts } from './perceived-facts.ts';
import type { VerifiedInquiry } from './verified-inquiry.ts';

type Values = Readonly<Record<string, string>>;

const normalized = 'normalized-address-';

const isTyped = (name: string): boolean => !name.startsWith(normalized) && !name.startsWith('signature-');

/** Returns the details the individual typed, without added ones. */
export const typedDetails = ({ attributes }: Pick<Verification, 'attributes'>): Values =>
  Object.fromEntries(Object.entries(attributes).filter(([name]) => isTyped(name)));

/**
 * Returns the outcome. Only the address in the source's spelling is stored of a record; the agreement of the other
 * values is in the checks.
 */
export function recordOutcome(
  { attributes, countryCode }: Pick<Verification, 'attributes' | 'countryCode'>,
  { submitted, record }: Pick<PerceivedFacts, 'submitted' | 'record'>,
) {
  const best: IdentityRecord | null = record?.state === 'found' ? bestRecord(submitted ?? {}, record.records) : null;
  const address = Object.entries(best?.values ?? {}).filter(([name]) => name.startsWith(normalized));
  return { countryCode, attributes: { ...attributes, ...Object.fromEntries(address) } };
}

/** Inquiry fields whose names differ from those of the details of a kind. */
const fieldNames: Readonly<Record<string, Values>> = {
  'database-ecbsv': { 'identification-number': 'social-security-number' },
};

/** Returns the inquiry field that pre-fills a detail of the kind and is filled by it after agreement. */
export const fieldOfDetail = (kind: string, name: string): string => fieldNames[kind]?.[name] ?? name;

/** Fills empty fields with the typed details, since they agreed with a record. */
export function fieldsFromRecord(
  verification: Pick<Verification, 'kind' | 'attributes'>,
  { fieldSchemas, fields }: Pick<VerifiedInquiry, 'fieldSchemas' | 'fields'>,
): FieldValues {
  const found = Object.entries(typedDetails(verification)).map(
    ([name, value]) => [fieldOfDetail(verification.kind, name), value] as const,
  );
  const isEmpty = (key: string): boolean =>
    fieldSchemas.some((schema) => schema.key === key) && (fields[key] ?? null) === null;
  return { ...fields, ...Object.fromEntries(found.filter(([key]) => isEmpty(key))) };
}
