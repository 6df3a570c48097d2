/** id_inquiry_comparison: the details of the document agree with the fields of the inquiry. */
import type { DocumentFacts } from '@countersign/engines/facts';
import { defineCheck, failed, notApplicable } from '../check.ts';
import { evidenceLedger } from '../evidence-ledger.ts';
import { compareNames } from '../shared/compare-names.ts';
import {
  compareProperties,
  incomparableProperties,
  judgeComparable,
  type PropertyValues,
} from '../shared/compare-properties.ts';

/** Returns true if given and family name agree only crosswise. */
function areNamesSwapped(attributes: DocumentFacts['attributes'], fields: PropertyValues): boolean {
  const [first, last] = [attributes['name-first'] ?? '', attributes['name-last'] ?? ''];
  const [fieldFirst, fieldLast] = [fields['name-first'] ?? '', fields['name-last'] ?? ''];
  if (compareNames(first, fieldFirst) !== 'none' || compareNames(last, fieldLast) !== 'none') return false;
  return compareNames(first, fieldLast) === 'full' && compareNames(last, fieldFirst) === 'full';
}

export const idInquiryComparison = defineCheck({
  name: 'id_inquiry_comparison',
  kind: 'government-id',
  type: 'fraud',
  asks: { part: 'document', remedy: 'details_differ' },
  comparesGiven: true,
  readFrom: ['front', 'back'],
  summary:
    'Compares the names and the birthdate read from the document with the fields that were filled before. One wrong letter is tolerated.',
  limits:
    'Only fields that were filled are compared. Short forms of given names (Bob for Robert) do not agree. A name in Cyrillic or Greek letters is compared by the tables of travel documents. A name in another script is compared only with names in the same script.',
  fooledBy: 'A forged document made with the details of the inquiry.',
  needs: { document: null, inquiryFields: 'no_inquiry' },
  reasons: ['no_inquiry', 'missing_properties', 'names_swapped', 'property_mismatch', 'not_comparable'],
  // No value was filled in for comparison; another check covers whether the document was read.
  doesNotArise: ['missing_properties'],
  defaultRequirement: 'required',
  defaultSettings: { properties: ['name-first', 'name-last', 'birthdate'] as readonly string[] },
  revision: 2,
  evaluate(facts, { properties }) {
    const { document, inquiryFields } = facts;
    const attributes = document?.attributes ?? {};
    const compared = compareProperties(attributes, inquiryFields ?? {}, properties);
    const open = incomparableProperties(attributes, inquiryFields ?? {}, properties);
    if (compared.length + open.length === 0) return notApplicable(['missing_properties']);
    const ledger = evidenceLedger({ ...facts, accountFields: null }, properties);
    if (areNamesSwapped(attributes, inquiryFields ?? {}))
      return failed(['names_swapped'], { 'check-requirements': compared, 'evidence-ledger': ledger });
    return judgeComparable(compared, open, 'property_mismatch', { 'evidence-ledger': ledger });
  },
});
