/** id_barcode_inconsistency_detection: the barcode is a coherent AAMVA record of the document's issuer. */
import type { AamvaRecord, DocumentFacts } from '@countersign/engines/facts';
import { defineCheck, failed, notApplicable, passed } from '../check.ts';
import { AAMVA_ISSUERS, ISSUERS_WITHOUT_SUBDIVISION } from '../data/aamva-issuers.ts';
import { compareDates, parseCalendarDate } from '../shared/calendar.ts';
import { carriesAamvaBarcode, documentBarcode, documentSubject } from '../shared/document-subject.ts';

/**
 * Returns true if the elements of every version of the standard are present: number, birthdate, and a name in one of
 * three elements.
 */
function hasMandatoryElements({ elements }: AamvaRecord): boolean {
  const name = elements.DCS ?? elements.DAB ?? elements.DAA;
  return [elements.DAQ, elements.DBB, name].every((value) => Boolean(value?.trim()));
}

function datesAreCoherent({ attributes }: AamvaRecord): boolean {
  const birth = parseCalendarDate(attributes.birthdate);
  const issue = parseCalendarDate(attributes['issue-date']);
  const expiration = parseCalendarDate(attributes['expiration-date']);
  if (!birth) return false;
  if (issue && compareDates(issue, birth) <= 0) return false;
  const start = issue ?? birth;
  return expiration === null || compareDates(expiration, start) > 0;
}

/** Returns true if the issuer number is assigned and agrees with the place on the document. */
function issuerAgrees(record: AamvaRecord, document: DocumentFacts): boolean {
  if (ISSUERS_WITHOUT_SUBDIVISION.has(record.issuerId)) return true;
  const assigned = AAMVA_ISSUERS[record.issuerId];
  if (assigned === undefined) return false;
  const [country, subdivision] = assigned.split('-');
  const named = [record.jurisdiction, document.detected.subdivision].filter((each) => each !== null);
  const countryAgrees = document.detected.countryCode === null || document.detected.countryCode === country;
  return countryAgrees && named.every((each) => each.replace(/^(US|CA)-/, '') === subdivision);
}

export const idBarcodeInconsistencyDetection = defineCheck({
  name: 'id_barcode_inconsistency_detection',
  kind: 'government-id',
  type: 'fraud',
  readFrom: ['back'],
  summary:
    'Checks that the barcode of a US or Canadian card holds an AAMVA record with its mandatory elements, possible dates and an assigned issuer number of the right jurisdiction.',
  limits: 'Any record that follows the published standard passes. The barcode is not signed.',
  fooledBy: 'A barcode generated according to the standard.',
  measuredBy: ['aamva', 'forged'],
  needs: { document: null },
  reasons: ['unsupported_country', 'barcode_not_decoded', 'invalid_barcode', 'invalid_encoded_data', 'issuer_mismatch'],
  defaultRequirement: 'not_required',
  defaultSettings: {},
  revision: 1,
  evaluate(facts) {
    const { document } = facts;
    const barcode = document && documentBarcode(document);
    if (!carriesAamvaBarcode(documentSubject(facts))) return notApplicable(['unsupported_country']);
    if (!document || !barcode) return notApplicable(['barcode_not_decoded']);
    const record = barcode.aamva;
    if (!record) return failed(['invalid_barcode'], { error: barcode.aamvaError });
    const metadata = { 'issuer-id': record.issuerId, version: record.version };
    if (!hasMandatoryElements(record) || !datesAreCoherent(record)) return failed(['invalid_encoded_data'], metadata);
    return issuerAgrees(record, document) ? passed(metadata) : failed(['issuer_mismatch'], metadata);
  },
});
