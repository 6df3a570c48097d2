/**
 * Facts of a simulated paper: a valid statement addressed to the person of the inquiry, unless a trigger changes it.
 */
import type { PaperFacts, PaperField, PaperInput, PaperType } from '@countersign/engines/facts';
import { type Attributes, blurredQuality, simulatedEngineVersion } from './simulated-facts.ts';
import { triggerOf } from './trigger-values.ts';

/** Kind in the published samples; if the template does not accept it, its first one is used. */
const usualType: PaperType = 'bank_statement';

function valuesOf(person: Attributes, isExpired: boolean): PaperFacts['values'] {
  const name = [person['name-first'], person['name-last']].filter((part) => part !== undefined).join(' ');
  const stated: Readonly<Partial<Record<PaperField, string | undefined>>> = {
    name,
    address_street_1: person['address-street-1'],
    address_city: person['address-city'],
    address_subdivision: person['address-subdivision'],
    address_postal_code: person['address-postal-code'],
    issuer: 'SAMPLE BANK',
    account_number: '****4417',
    ...(isExpired ? { issue_date: '2015-07-17' } : { expiration_date: '2099-07-17' }),
  };
  return Object.fromEntries(Object.entries(stated).filter(([, value]) => value !== undefined));
}

/** Simulates a paper; `documentTypes` are the kinds that the template accepts, all if empty. */
export function simulatedPaper(
  { pages, pdf }: PaperInput,
  person: Attributes,
  documentTypes: readonly string[],
): PaperFacts {
  const trigger = triggerOf(person['name-last']);
  const isBlurred = trigger === 'SANDBOX-BLURRY';
  const values = isBlurred ? {} : valuesOf(person, trigger === 'SANDBOX-EXPIRED');
  const accepted = documentTypes.length === 0 || documentTypes.includes(usualType);
  return {
    engineVersion: simulatedEngineVersion,
    documentType: isBlurred ? null : accepted ? usualType : (documentTypes[0] as PaperType),
    values,
    readings: Object.fromEntries(
      Object.entries(values).map(([field, value]) => [
        field,
        [{ value, source: 'print' as const, page: 1, confidence: 1, box: null }],
      ]),
    ),
    countryCode: 'US',
    pages: pages.map(({ image: { width, height, sha256, perceptualHash, capture } }) => ({
      width,
      height,
      sha256,
      perceptualHash,
      capture,
      outline: null,
      quality: isBlurred ? blurredQuality : null,
      isRead: true,
    })),
    layer: null,
    pdf,
  };
}
