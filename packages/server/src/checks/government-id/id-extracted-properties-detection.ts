/** id_extracted_properties_detection: the details that the template requires could be read. */
import { defineCheck, failed, notApplicable, passed } from '../check.ts';
import { isRepeated, singleSourced } from '../shared/compare-with-print.ts';
import { hasMachinePart, unstatedBy } from '../shared/document-subject.ts';

export const idExtractedPropertiesDetection = defineCheck({
  name: 'id_extracted_properties_detection',
  kind: 'government-id',
  type: 'user_action',
  asks: { part: 'document', remedy: 'details_not_read' },
  readFrom: ['front', 'back'],
  summary:
    'Checks that each required detail was read. If the barcode or MRZ of the document was read, a detail must be read both from it and from the print: one source without the other confirms nothing. The absent name of a holder with one name, and a day of birth that the issuer does not know, do not count as missing.',
  limits: 'Cannot distinguish an unreadable detail from a detail that the document does not have.',
  fooledBy: 'Nothing: the check only determines whether a detail was read. Other checks determine whether it is right.',
  measuredBy: ['visual', 'genuine'],
  needs: { document: null },
  reasons: ['no_required_properties', 'property_not_extracted', 'required_properties_absent_on_id'],
  defaultRequirement: 'required',
  /** Attribute names in kebab case; name and birthdate are the minimum of an identification. */
  defaultSettings: {
    requiredProperties: ['name-last', 'birthdate'] as readonly string[],
    /** Recognition confidence, 0 to 1, from which print contradicts barcode or MRZ. */
    minimumConfidence: 0.85,
  },
  revision: 4,
  evaluate({ document }, { requiredProperties, minimumConfidence }) {
    if (requiredProperties.length === 0) return notApplicable(['no_required_properties']);
    const attributes: Readonly<Record<string, string | undefined>> = document?.attributes ?? {};
    const unread = requiredProperties.filter((property) => !attributes[property]?.trim());
    const unstated = unread.filter((property) => unstatedBy(document).includes(property));
    if (unstated.length === requiredProperties.length) return notApplicable(['required_properties_absent_on_id']);
    const missing = unread.filter((property) => !unstated.includes(property));
    const isTwofold = document !== null && hasMachinePart(document);
    const read = requiredProperties.filter((property) => isRepeated(property) && !unread.includes(property));
    const single = isTwofold ? singleSourced(document, read, minimumConfidence) : [];
    const metadata = {
      'required-properties': requiredProperties,
      'missing-properties': missing,
      // The document may leave these out, or state them in part.
      'unstated-properties': unstated,
      'single-source-properties': single,
      sources: document?.sources ?? [],
    };
    return missing.length + single.length === 0 ? passed(metadata) : failed(['property_not_extracted'], metadata);
  },
});
