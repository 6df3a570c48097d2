/**
 * Country and class of a document, for the checks that depend on them: its own statement first, else the individual's
 * choice.
 */
import type { DocumentFacts, DocumentSideFacts, MrzFacts } from '@countersign/engines/facts';
import type { CheckFacts } from '../check.ts';

export interface DocumentSubject {
  /** ISO 3166-1 alpha-2, upper-case; null if neither document nor individual states it. */
  readonly countryCode: string | null;
  /** Class code of the contract; null if neither states it. */
  readonly idClass: string | null;
}

/** Returns the country and class that the checks use. */
export function documentSubject(facts: CheckFacts): DocumentSubject {
  const detected = facts.document?.detected;
  const countryCode = detected?.countryCode ?? facts.selected.countryCode;
  return { countryCode: countryCode?.toUpperCase() ?? null, idClass: detected?.idClass ?? facts.selected.idClass };
}

/** Returns true for cards with an AAMVA barcode: licences and identification cards of the US and Canada. */
export function carriesAamvaBarcode({ countryCode, idClass }: DocumentSubject): boolean {
  return (countryCode === 'US' || countryCode === 'CA') && (idClass === 'dl' || idClass === 'id');
}

/** Returns front and, if present, back, each with its page name. */
export function documentSides(document: DocumentFacts): { page: 'front' | 'back'; side: DocumentSideFacts }[] {
  const front = { page: 'front' as const, side: document.front };
  return document.back ? [front, { page: 'back' as const, side: document.back }] : [front];
}

/** Returns the machine-readable zone of either side. */
export function documentMrz(document: DocumentFacts): MrzFacts | null {
  return document.front.mrz ?? document.back?.mrz ?? null;
}

/**
 * Returns the attributes that the document may omit, or state only in part, according to a zone with correct check
 * digits: an unknown day of birth, the surname of a holder who has one name (ICAO Doc 9303 part 3, 4.6 and 4.8).
 */
export function unstatedBy(document: DocumentFacts | null): readonly string[] {
  const mrz = document && documentMrz(document);
  return mrz?.valid ? (mrz.unstated ?? []) : [];
}

/** Returns the barcode, back before front. */
export function documentBarcode(document: DocumentFacts): DocumentSideFacts['barcode'] {
  return document.back?.barcode ?? document.front.barcode;
}

/** Returns true if a part that repeats the print was read: an AAMVA barcode or a zone. */
export function hasMachinePart(document: DocumentFacts): boolean {
  return Boolean(documentBarcode(document)?.aamva ?? documentMrz(document));
}
