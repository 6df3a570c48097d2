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
    'Compares the age that the center selfie suggests with the birthdate of the document, the inquiry or the account, by the model that the operator connects with AGE_MODEL_DIR.',
  limits:
    'Fails only beyond the error that the model was measured with, many years to both sides; within it anybody passes. Estimates are uneven between groups of people.',
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
