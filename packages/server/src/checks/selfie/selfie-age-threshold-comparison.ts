/** selfie_age_threshold_comparison: the face is not clearly outside of the template's age limits. */
import { defineCheck, failed, notApplicable, passed } from '../check.ts';
import { describeEstimate, isBeyondDoubtOutside } from '../shared/judge-estimated-age.ts';
import { largestFace } from '../shared/largest-face.ts';

export const selfieAgeThresholdComparison = defineCheck({
  name: 'selfie_age_threshold_comparison',
  kind: 'selfie',
  type: 'fraud',
  readFrom: ['selfie'],
  summary:
    'Estimates the age of the face in the center selfie and compares it with the age limits of the template. Uses the model that the operator connects with AGE_MODEL_DIR.',
  limits:
    'Does not prove an age. Fails only if the difference exceeds the measured error of the model, so people some years outside the limits pass. id_age_comparison decides by the birthdate of a document.',
  fooledBy: 'A person whose age is near the limits, or who uses make-up to look older.',
  needs: { selfies: null },
  reasons: ['no_age_limits', 'no_selfie_age_estimation', 'age_outside_limits'],
  defaultRequirement: 'not_required',
  /** Full years, both inclusive; null for no limit. */
  defaultSettings: { minimumAge: null, maximumAge: null } as { minimumAge: number | null; maximumAge: number | null },
  revision: 2,
  evaluate({ selfies }, { minimumAge, maximumAge }) {
    const face = selfies?.center && largestFace(selfies.center);
    if (!face?.age) return notApplicable(['no_selfie_age_estimation']);
    if (minimumAge === null && maximumAge === null) return notApplicable(['no_age_limits']);
    const metadata = { ...describeEstimate(face.age), 'minimum-age': minimumAge, 'maximum-age': maximumAge };
    const isOutside = isBeyondDoubtOutside(face.age, [minimumAge, maximumAge]);
    return isOutside ? failed(['age_outside_limits'], metadata) : passed(metadata);
  },
});
