/** id_repeat_detection: the document was not used under another account before. */
import { defineCheck, failed, passed } from '../check.ts';

export const idRepeatDetection = defineCheck({
  name: 'id_repeat_detection',
  kind: 'government-id',
  type: 'fraud',
  summary:
    'Looks up by keyed hash whether this document number, this picture or a copy of it (re-encoded, scaled, brightened) was submitted under another account within a year.',
  limits:
    'An honest person can have two accounts. A renewed document has another number and is left to id_inconsistent_repeat_detection.',
  fooledBy: 'A number altered by one character, together with a new photograph.',
  needs: { document: null, repeats: 'not_enabled' },
  reasons: ['not_enabled', 'repeat'],
  defaultRequirement: 'not_required',
  defaultSettings: {},
  revision: 2,
  evaluate({ repeats }) {
    if (!repeats) return passed();
    const { documentNumber, picture, similarPicture } = repeats;
    if (!documentNumber && !picture && !similarPicture) return passed();
    return failed(['repeat'], { 'document-number': documentNumber, picture, 'similar-picture': similarPicture });
  },
});
