/** What a verification that asked a database keeps of it, and what its inquiry learns. Pure. */
import type { IdentityRecord } from '../../../../checks/check.ts';
import { bestRecord } from '../../../../checks/shared/match-requirements.ts';
import type { FieldValues } from '../../../../fields/index.ts';
import type { Verification } from '../verification.ts';
import type { PerceivedFacts } from './perceive.ts';
import type { VerifiedInquiry } from './verified-inquiry.ts';

type Values = Readonly<Record<string, string>>;

const normalized = 'normalized-address-';

const isTyped = (name: string): boolean => !name.startsWith(normalized) && !name.startsWith('signature-');

/** What the individual typed, without what was added to it. */
export const typedDetails = ({ attributes }: Pick<Verification, 'attributes'>): Values =>
  Object.fromEntries(Object.entries(attributes).filter(([name]) => isTyped(name)));

/** Of the record nothing is kept but the address as the source writes it: whether the rest agrees is in the checks. */
export function recordOutcome(
  { attributes, countryCode }: Pick<Verification, 'attributes' | 'countryCode'>,
  { submitted, record }: Pick<PerceivedFacts, 'submitted' | 'record'>,
) {
  const best: IdentityRecord | null = record?.state === 'found' ? bestRecord(submitted ?? {}, record.records) : null;
  const address = Object.entries(best?.values ?? {}).filter(([name]) => name.startsWith(normalized));
  return { countryCode, attributes: { ...attributes, ...Object.fromEntries(address) } };
}

/** Where a number of the kind stands among the fields of an inquiry under another name. */
const fieldNames: Readonly<Record<string, Values>> = {
  'database-ecbsv': { 'identification-number': 'social-security-number' },
};

/** The field that knows a detail of the kind before it is typed, and learns it when it agreed. */
export const fieldOfDetail = (kind: string, name: string): string => fieldNames[kind]?.[name] ?? name;

/** Fields that are empty learn what was typed, since it agreed with a record. */
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
