/** selfie_age_comparison: the face is not clearly younger or older than a known birthdate states. */
import { type CheckFacts, defineCheck, failed, notApplicable, passed } from '../check.ts';
import { ageAt, describeEstimate, isBeyondDoubtOutside } from '../shared/judge-estimated-age.ts';
import { largestFace } from '../shared/largest-face.ts';

/** Returns the document's birthdate, else that of the inquiry or of the account. */
function referenceBirthdate({ document, inquiryFields, accountFields }: CheckFacts): string | null {
  return document?.attributes.birthdate ?? inquiryFields?.birthdate ?? accountFields?.birthdate ?? null;
}

export const selfieAgeComparison = defineCheck({
  name: 'selfie_age_comparison',
  kind: 'selfie',
  type: 'fraud',
  readFrom: ['selfie'],
  summary:
    'Estimates the age of the face in the center selfie and compares it with the birthdate of the document, the inquiry or the account. Uses the model that the operator connects with AGE_MODEL_DIR.',
  limits:
    'Fails only if the difference exceeds the measured error of the model, which is many years in both directions. Within this error, anybody passes. Estimates are more accurate for some groups of people than for others.',
  fooledBy: 'A person of about the same age.',
  needs: { selfies: null },
  reasons: ['not_enabled', 'no_reference_birthdate', 'age_mismatch'],
  defaultRequirement: 'not_required',
  defaultSettings: {},
  revision: 2,
  evaluate(facts, _settings, today) {
    const face = facts.selfies?.center && largestFace(facts.selfies.center);
    if (!face) return notApplicable();
    if (!face.age) return notApplicable(['not_enabled']);
    const age = ageAt(referenceBirthdate(facts), today);
    if (age === null) return notApplicable(['no_reference_birthdate']);
    const metadata = describeEstimate(face.age);
    return isBeyondDoubtOutside(face.age, [age, age]) ? failed(['age_mismatch'], metadata) : passed(metadata);
  },
});
