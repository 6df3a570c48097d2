/** selfie_repeat_detection: the pictures were not used under another account before. */
import { defineCheck, failed, passed } from '../check.ts';

export const selfieRepeatDetection = defineCheck({
  name: 'selfie_repeat_detection',
  kind: 'selfie',
  type: 'fraud',
  summary: 'Looks up whether one of these pictures was submitted under another account within the last year.',
  limits:
    'Recognizes the picture, not the face: no index of faces is kept, so a person with two accounts is not noticed.',
  fooledBy: 'Another picture of the same face.',
  needs: { selfies: null, repeats: 'not_enabled' },
  reasons: ['not_enabled', 'repeat'],
  defaultRequirement: 'not_required',
  defaultSettings: {},
  revision: 1,
  evaluate: ({ repeats }) => (repeats?.picture ? failed(['repeat']) : passed()),
});
