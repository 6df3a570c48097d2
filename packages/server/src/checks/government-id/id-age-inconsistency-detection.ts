/** id_age_inconsistency_detection: the portrait is not clearly younger or older than the document states. */
import { defineCheck, failed, notApplicable, passed } from '../check.ts';
import { ageAt, describeEstimate, isBeyondDoubtOutside } from '../shared/judge-estimated-age.ts';

export const idAgeInconsistencyDetection = defineCheck({
  name: 'id_age_inconsistency_detection',
  kind: 'government-id',
  type: 'fraud',
  readFrom: ['front'],
  summary:
    'Estimates the age of the face in the portrait and compares it with the birthdate on the document. Uses the model that the operator connects with AGE_MODEL_DIR.',
  limits:
    'Fails only if the difference exceeds the measured error of the model. The estimate from a small printed portrait is less accurate than that. The portrait may be as old as the document, or some years older.',
  fooledBy: 'A portrait of a person of about the same age.',
  needs: { document: null, portrait: null },
  reasons: ['disabled', 'disabled_by_check_config', 'missing_birthdate', 'inconsistent_age'],
  defaultRequirement: 'not_required',
  /** Years that a portrait may be older than the issue of the document, or than today if no issue date was read. */
  defaultSettings: { portraitOlderByYears: 5, portraitOlderWithoutIssueDate: 15 },
  revision: 2,
  evaluate({ document }, { portraitOlderByYears, portraitOlderWithoutIssueDate }, today) {
    const estimate = document?.portrait?.age ?? null;
    if (estimate === null) return notApplicable(['disabled']);
    const { birthdate, 'issue-date': issued } = document?.attributes ?? {};
    const now = ageAt(birthdate, today);
    if (now === null) return notApplicable(['missing_birthdate']);
    const atIssue = issued === undefined ? null : ageAt(birthdate, issued);
    const youngest =
      atIssue === null ? now - portraitOlderWithoutIssueDate : Math.min(now, atIssue) - portraitOlderByYears;
    const metadata = describeEstimate(estimate);
    return isBeyondDoubtOutside(estimate, [youngest, now]) ? failed(['inconsistent_age'], metadata) : passed(metadata);
  },
});
