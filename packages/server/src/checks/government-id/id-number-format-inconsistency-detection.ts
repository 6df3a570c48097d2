/** id_number_format_inconsistency_detection: the number has a shape its issuer uses. */
import { type CheckFacts, defineCheck, failed, notApplicable, passed } from '../check.ts';
import { LICENCE_NUMBER_FORMATS } from '../data/licence-number-formats.ts';
import { PASSPORT_NUMBER_FORMATS } from '../data/passport-number-formats.ts';
import { documentSubject } from '../shared/document-subject.ts';

/** Returns the expected shape; undefined if none is known. */
function expectedFormat(facts: CheckFacts): RegExp | undefined {
  const { countryCode, idClass } = documentSubject(facts);
  if (idClass === 'pp') return PASSPORT_NUMBER_FORMATS[countryCode ?? ''];
  const subdivision = facts.document?.detected.subdivision?.replace(/^US-/, '') ?? '';
  return countryCode === 'US' && (idClass === 'dl' || idClass === 'id')
    ? LICENCE_NUMBER_FORMATS[subdivision]
    : undefined;
}

export const idNumberFormatInconsistencyDetection = defineCheck({
  name: 'id_number_format_inconsistency_detection',
  kind: 'government-id',
  type: 'fraud',
  readFrom: ['front', 'back'],
  summary:
    'Compares the shape of the number with those that US states use on licences and some countries on passports.',
  limits: 'Shapes are kept wide because older numbers stay valid; a made-up number of the right shape passes.',
  fooledBy: 'Any number of the right shape.',
  needs: { document: null },
  reasons: ['invalid_country', 'unsupported_country', 'missing_properties', 'format_invalid', 'invalid_checksum'],
  // The only numbers with a check digit are those of the MRZ, which id_mrz_inconsistency_detection recomputes.
  reserved: ['invalid_checksum'],
  defaultRequirement: 'not_required',
  defaultSettings: {},
  revision: 1,
  evaluate(facts) {
    if (!documentSubject(facts).countryCode) return notApplicable(['invalid_country']);
    const format = expectedFormat(facts);
    if (!format) return notApplicable(['unsupported_country']);
    const attributes = facts.document?.attributes;
    const number = attributes?.['identification-number'] ?? attributes?.['document-number'];
    if (!number) return notApplicable(['missing_properties']);
    return format.test(number.toUpperCase().replace(/[\s-]/g, '')) ? passed() : failed(['format_invalid']);
  },
});
