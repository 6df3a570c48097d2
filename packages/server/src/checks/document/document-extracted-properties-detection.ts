/** document_extracted_properties_detection: the details that the template requires could be read from the paper. */
import { defineCheck, failed, notApplicable, passed } from '../check.ts';

export const documentExtractedPropertiesDetection = defineCheck({
  name: 'document_extracted_properties_detection',
  kind: 'document',
  type: 'user_action',
  asks: { part: 'paper', remedy: 'paper_not_read' },
  summary: 'Checks that each required detail was read from the paper.',
  limits: 'Cannot distinguish an unreadable detail from a detail that the paper does not have.',
  fooledBy: 'Nothing: the check only determines whether a detail was read, not whether it is right.',
  measuredBy: ['papers'],
  needs: { paper: null },
  reasons: ['no_required_properties', 'property_not_extracted'],
  defaultRequirement: 'required',
  /** Field names in snake_case, as `extraction-responses` shows them. */
  defaultSettings: { requiredProperties: ['name'] as readonly string[] },
  revision: 1,
  evaluate({ paper }, { requiredProperties }) {
    if (requiredProperties.length === 0) return notApplicable(['no_required_properties']);
    const read: Readonly<Record<string, string | undefined>> = paper?.values ?? {};
    const missing = requiredProperties.filter((property) => !read[property]?.trim());
    const metadata = { 'required-properties': requiredProperties, 'missing-properties': missing };
    return missing.length === 0 ? passed(metadata) : failed(['property_not_extracted'], metadata);
  },
});
