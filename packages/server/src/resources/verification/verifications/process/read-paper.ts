/** Conversion of a paper's facts to the data stored with its verification, its document and its inquiry. Pure. */
import type { PaperFacts, PaperField, PaperReading } from '@countersign/engines/facts';
import { foldWords } from '../../../../checks/shared/fold-text.ts';
import type { FieldValues } from '../../../../fields/index.ts';
import type { PersonFields } from '../../../../perception/perception.ts';
import type { Extraction } from '../../documents/index.ts';
import type { VerificationSecrets } from '../verification.ts';
import type { VerifiedInquiry } from './verified-inquiry.ts';

type Level = Extraction['results'][number]['matchLevel'];

/** Inquiry field that guides the search for a value of the paper. */
const guides: Readonly<Partial<Record<PaperField, string>>> = {
  address_street_1: 'address-street-1',
  address_city: 'address-city',
  address_subdivision: 'address-subdivision',
  address_postal_code: 'address-postal-code',
};

function guideOf(field: PaperField, inquiry: PersonFields): string | null {
  if (field !== 'name') return inquiry[guides[field] ?? ''] || null;
  const parts = [inquiry['name-first'], inquiry['name-last']].filter(Boolean);
  return parts.length === 0 ? null : parts.join(' ');
}

/** Compares the words of two texts: all in common, some, or none. */
function levelOf(value: string, wanted: string): Level {
  const [read, asked] = [foldWords(value), foldWords(wanted)];
  const found = asked.filter((word) => read.includes(word)).length;
  return found === asked.length ? 'full' : found > 0 ? 'partial' : 'none';
}

function resultOf({ value, page, source, confidence }: PaperReading, guide: string | null) {
  return {
    value,
    page,
    matchLevel: guide === null ? ('full' as const) : levelOf(value, guide),
    metadata: { source: source.replaceAll('-', '_'), confidence: Math.round(confidence * 1000) / 1000 },
  };
}

/**
 * Returns the extractions: the chosen value first, then the other readings. An extraction is guided if the inquiry
 * knows the value.
 */
export function extractionsOf({ values, readings }: PaperFacts, inquiry: PersonFields): readonly Extraction[] {
  return (Object.keys(values) as PaperField[]).map((field) => {
    const guide = guideOf(field, inquiry);
    const chosen = values[field];
    const sorted = [...(readings[field] ?? [])].sort(
      (a, b) => Number(b.value === chosen) - Number(a.value === chosen) || b.confidence - a.confidence,
    );
    return {
      type: guide === null ? 'unguided' : 'guided',
      fieldName: field,
      results: sorted.map((reading) => resultOf(reading, guide)),
    };
  });
}

export function paperOutcome(
  paper: PaperFacts,
  inquiry: PersonFields,
): Partial<VerificationSecrets> & { readonly countryCode: string | null } {
  return {
    countryCode: paper.countryCode,
    documentType: paper.documentType,
    extractions: extractionsOf(paper, inquiry),
    engineVersion: paper.engineVersion,
    paperFacts: paper,
  };
}

/** Returns the paper's address if the inquiry has none; the whole address or nothing. */
export function addressFrom(
  paper: PaperFacts | null,
  { fieldSchemas, fields: current }: Pick<VerifiedInquiry, 'fieldSchemas' | 'fields'>,
): FieldValues {
  const address = Object.entries(guides).flatMap(([field, key]) => {
    const value = paper?.values[field as PaperField];
    return value === undefined ? [] : [[key, value] as const];
  });
  const has = (key: string): boolean => fieldSchemas.some((schema) => schema.key === key);
  const isEmpty = Object.values(guides).every((key) => (current[key] ?? null) === null);
  if (!isEmpty || paper?.values.address_street_1 === undefined) return current;
  const country = paper.countryCode === null ? [] : [['address-country-code', paper.countryCode] as const];
  return { ...current, ...Object.fromEntries([...address, ...country].filter(([key]) => has(key))) };
}
