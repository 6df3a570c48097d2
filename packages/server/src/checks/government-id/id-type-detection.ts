/** id_type_detection: the class of the document was recognized (an older name, kept for earlier templates). */
import { defineCheck, failed, passed } from '../check.ts';

export const idTypeDetection = defineCheck({
  name: 'id_type_detection',
  kind: 'government-id',
  type: 'user_action',
  asks: { part: 'document', remedy: 'document_not_found' },
  readFrom: ['front', 'back'],
  summary: 'Checks that the class of the document was recognized.',
  limits: 'Does not show that the class is allowed: id_disallowed_type_detection checks that.',
  fooledBy: 'Any print with the features of the class.',
  needs: { document: null },
  reasons: ['type_not_detected'],
  defaultRequirement: 'required',
  defaultSettings: {},
  revision: 1,
  evaluate({ document }) {
    const idClass = document?.detected.idClass ?? null;
    const metadata = { 'detected-id-class': idClass };
    return idClass ? passed(metadata) : failed(['type_not_detected'], metadata);
  },
});
