/** id_portrait_detection: a portrait was found on the document. */
import { defineCheck, failed, passed } from '../check.ts';

export const idPortraitDetection = defineCheck({
  name: 'id_portrait_detection',
  kind: 'government-id',
  type: 'user_action',
  asks: { part: 'document', remedy: 'portrait_not_clear' },
  readFrom: ['front'],
  summary: 'Detects a face on the document.',
  limits: 'Does not distinguish the printed portrait from another face in the picture.',
  fooledBy: 'Any picture of a face laid on the document.',
  measuredBy: ['genuine'],
  needs: { document: null },
  reasons: ['portrait_not_found'],
  defaultRequirement: 'required',
  defaultSettings: {},
  revision: 1,
  evaluate({ document }) {
    if (!document?.portrait) return failed(['portrait_not_found'], { pages: ['front'] });
    return passed({ score: document.portrait.score });
  },
});
