/** id_number_format_inconsistency_detection: the number has a shape its issuer uses. */
import { type CheckFacts, defineCheck, failed, notApplicable, passed } from '../check.ts';
import { LICENCE_NUMBER_FORMATS } from '../data/licence-number-formats.ts';
import type { NumberFormat, NumberFormats } from '../data/number-format.ts';
import { PASSPORT_NUMBER_FORMATS } from '../data/passport-number-formats.ts';
import { parseCalendarDate } from '../shared/calendar.ts';
import { documentSubject } from '../shared/document-subject.ts';

/** Returns the table for the document, and the issuer in it; null if there is no table. */
function tableOf(facts: CheckFacts): { readonly table: NumberFormats; readonly issuer: string } | null {
  const { countryCode, idClass } = documentSubject(facts);
  if (idClass === 'pp') return { table: PASSPORT_NUMBER_FORMATS, issuer: countryCode ?? '' };
  if (countryCode !== 'US' || (idClass !== 'dl' && idClass !== 'id')) return null;
  return { table: LICENCE_NUMBER_FORMATS, issuer: facts.document?.detected.subdivision?.replace(/^US-/, '') ?? '' };
}

/** Returns the latest possible day of issue: the issue date, else the expiration date; null if neither was read. */
function latestIssue(facts: CheckFacts): string | null {
  const { 'issue-date': issue, 'expiration-date': end } = facts.document?.attributes ?? {};
  return [issue, end].find((date) => parseCalendarDate(date) !== null) ?? null;
}

/** Returns true if the number has the shape, and the shape was in use when the document was issued, as far as known. */
function fits(number: string, issued: string | null, { shape, since }: NumberFormat): boolean {
  return shape.test(number) && (since === null || issued === null || issued >= since);
}

export const idNumberFormatInconsistencyDetection = defineCheck({
  name: 'id_number_format_inconsistency_detection',
  kind: 'government-id',
  type: 'fraud',
  readFrom: ['front', 'back'],
  summary:
    'Compares the format of the number with the formats that US states use on licences and some countries use on passports.',
  limits:
    'The formats are kept wide because older numbers stay valid. A made-up number in the right format passes. Issuers change their formats: an unknown format does not fail if the document is newer than the table, or if its day of issue was not read.',
  fooledBy: 'Any number in the right format, or a day of issue after the date of the table.',
  needs: { document: null },
  reasons: ['invalid_country', 'unsupported_country', 'missing_properties', 'format_invalid', 'invalid_checksum'],
  // The only numbers with a check digit are those of the MRZ, which id_mrz_inconsistency_detection recomputes.
  reserved: ['invalid_checksum'],
  defaultRequirement: 'not_required',
  defaultSettings: {},
  revision: 2,
  evaluate(facts) {
    if (!documentSubject(facts).countryCode) return notApplicable(['invalid_country']);
    const { table, issuer } = tableOf(facts) ?? {};
    const formats = table?.byIssuer[issuer ?? ''];
    if (table === undefined || formats === undefined) return notApplicable(['unsupported_country']);
    const attributes = facts.document?.attributes;
    const number = attributes?.['identification-number'] ?? attributes?.['document-number'];
    if (!number) return notApplicable(['missing_properties']);
    const plain = number.toUpperCase().replace(/[\s-]/g, '');
    const issued = latestIssue(facts);
    if (formats.some((format) => fits(plain, issued, format))) return passed();
    const metadata = { 'formats-known-until': table.knownUntil };
    if (issued !== null && issued <= table.knownUntil) return failed(['format_invalid'], metadata);
    const isDated = issued !== null && issued === attributes?.['issue-date'];
    return notApplicable([isDated ? 'unsupported_country' : 'missing_properties'], metadata);
  },
});
