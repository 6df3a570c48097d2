/**
 * selfie_suspicious_entity_detection: never answers, because no engine tells a person from a picture of an object; it
 * is always not_applicable.
 */
import { defineCheck, notApplicable } from '../check.ts';

/** Always not_applicable with `not_enabled`. */
export const selfieSuspiciousEntityDetection = defineCheck({
  name: 'selfie_suspicious_entity_detection',
  kind: 'selfie',
  type: 'fraud',
  summary: 'Would notice a selfie that is a picture of a document or another object.',
  limits: 'Never measured here: a face inside a card-shaped outline is too weak a sign to refuse somebody on.',
  fooledBy: 'Not applicable: nothing is asserted.',
  needs: {},
  reasons: ['not_enabled', 'suspicious_photo'],
  reserved: ['suspicious_photo'],
  defaultRequirement: 'not_required',
  defaultSettings: {},
  revision: 1,
  evaluate: () => notApplicable(['not_enabled']),
});
