/**
 * id_attribute_comparison: the details of the document agree with values that the caller supplied only for comparison.
 */
import { defineCheck, notApplicable } from '../check.ts';
import { compareProperties, incomparableProperties, judgeComparable } from '../shared/compare-properties.ts';

/**
 * Prefix of inquiry fields with values for comparison, which are never shown; the rest of the name is the attribute.
 */
const prefix = 'comparison-';

export const idAttributeComparison = defineCheck({
  name: 'id_attribute_comparison',
  kind: 'government-id',
  type: 'fraud',
  comparesGiven: true,
  readFrom: ['front', 'back'],
  summary:
    'Compares the document with the values of fields such as comparison-name-last or comparison-document-number. The caller supplies one field for each attribute to compare.',
  limits: 'The result is only as reliable as the supplied values. Only attributes that both sides have are compared.',
  fooledBy: 'A forged document made with the details that the caller expects.',
  needs: { document: null },
  reasons: ['missing_properties', 'property_mismatch', 'not_comparable'],
  defaultRequirement: 'not_required',
  defaultSettings: {},
  revision: 3,
  evaluate({ document, inquiryFields }) {
    const supplied = Object.entries(inquiryFields ?? {}).flatMap(([key, value]) =>
      key.startsWith(prefix) ? [[key.slice(prefix.length), value] as const] : [],
    );
    const properties = supplied.map(([property]) => property);
    const compared = compareProperties(document?.attributes ?? {}, Object.fromEntries(supplied), properties);
    const open = incomparableProperties(document?.attributes ?? {}, Object.fromEntries(supplied), properties);
    if (compared.length + open.length === 0) return notApplicable(['missing_properties']);
    return judgeComparable(compared, open, 'property_mismatch');
  },
});
