/**
 * The closed list of verification checks, alphabetical within each kind, as `checks[]` of a verification shows them.
 */
import { documentExpiredDetection } from './document/document-expired-detection.ts';
import { documentExtractedPropertiesDetection } from './document/document-extracted-properties-detection.ts';
import { documentFabricationDetection } from './document/document-fabrication-detection.ts';
import { documentInquiryComparison } from './document/document-inquiry-comparison.ts';
import { documentTypeDetection } from './document/document-type-detection.ts';
import { documentUnprocessableSubmissionDetection } from './document/document-unprocessable-submission-detection.ts';
import type { AnyCheck } from './evaluate-check.ts';
import { idAamvaDatabaseLookup } from './government-id/id-aamva-database-lookup.ts';
import { idAccountComparison } from './government-id/id-account-comparison.ts';
import { idAgeComparison } from './government-id/id-age-comparison.ts';
import { idAgeInconsistencyDetection } from './government-id/id-age-inconsistency-detection.ts';
import { idAttributeComparison } from './government-id/id-attribute-comparison.ts';
import { idBarcodeDetection } from './government-id/id-barcode-detection.ts';
import { idBarcodeInconsistencyDetection } from './government-id/id-barcode-inconsistency-detection.ts';
import { idBlurDetection } from './government-id/id-blur-detection.ts';
import { idColorInconsistencyDetection } from './government-id/id-color-inconsistency-detection.ts';
import { idCompromisedDetection } from './government-id/id-compromised-detection.ts';
import { idDamagedDetection } from './government-id/id-damaged-detection.ts';
import { idDisallowedCountryDetection } from './government-id/id-disallowed-country-detection.ts';
import { idDisallowedTypeDetection } from './government-id/id-disallowed-type-detection.ts';
import { idDoubleSideDetection } from './government-id/id-double-side-detection.ts';
import { idElectronicReplicaDetection } from './government-id/id-electronic-replica-detection.ts';
import { idEntityDetection } from './government-id/id-entity-detection.ts';
import { idExperimentalModelDetection } from './government-id/id-experimental-model-detection.ts';
import { idExpiredDetection } from './government-id/id-expired-detection.ts';
import { idExtractedPropertiesDetection } from './government-id/id-extracted-properties-detection.ts';
import { idExtractionInconsistencyDetection } from './government-id/id-extraction-inconsistency-detection.ts';
import { idFabricationDetection } from './government-id/id-fabrication-detection.ts';
import { idGlareDetection } from './government-id/id-glare-detection.ts';
import { idHandwritingDetection } from './government-id/id-handwriting-detection.ts';
import { idInconsistentRepeatDetection } from './government-id/id-inconsistent-repeat-detection.ts';
import { idInquiryComparison } from './government-id/id-inquiry-comparison.ts';
import { idMrzDetection } from './government-id/id-mrz-detection.ts';
import { idMrzInconsistencyDetection } from './government-id/id-mrz-inconsistency-detection.ts';
import { idNumberFormatInconsistencyDetection } from './government-id/id-number-format-inconsistency-detection.ts';
import { idPaperDetection } from './government-id/id-paper-detection.ts';
import { idPhysicalTamperDetection } from './government-id/id-physical-tamper-detection.ts';
import { idPoBoxDetection } from './government-id/id-po-box-detection.ts';
import { idPortraitClarityDetection } from './government-id/id-portrait-clarity-detection.ts';
import { idPortraitDetection } from './government-id/id-portrait-detection.ts';
import { idPublicFigureDetection } from './government-id/id-public-figure-detection.ts';
import { idRealIdDetection } from './government-id/id-real-id-detection.ts';
import { idRepeatDetection } from './government-id/id-repeat-detection.ts';
import { idSelfieComparison } from './government-id/id-selfie-comparison.ts';
import { idTamperDetection } from './government-id/id-tamper-detection.ts';
import { idTypeDetection } from './government-id/id-type-detection.ts';
import { idUnprocessableSubmissionDetection } from './government-id/id-unprocessable-submission-detection.ts';
import { idValidDatesDetection } from './government-id/id-valid-dates-detection.ts';
import { idVideoQualityDetection } from './government-id/id-video-quality-detection.ts';
import { selfieAccountComparison } from './selfie/selfie-account-comparison.ts';
import { selfieAgeComparison } from './selfie/selfie-age-comparison.ts';
import { selfieAgeThresholdComparison } from './selfie/selfie-age-threshold-comparison.ts';
import { selfieAttributeComparison } from './selfie/selfie-attribute-comparison.ts';
import { selfieExperimentalModelDetection } from './selfie/selfie-experimental-model-detection.ts';
import { selfieFaceCoveringDetection } from './selfie/selfie-face-covering-detection.ts';
import { selfieGlareDetection } from './selfie/selfie-glare-detection.ts';
import { selfieGlassesDetection } from './selfie/selfie-glasses-detection.ts';
import { selfieIdComparison } from './selfie/selfie-id-comparison.ts';
import { selfieImageQualityDetection } from './selfie/selfie-image-quality-detection.ts';
import { selfieLivenessDetection } from './selfie/selfie-liveness-detection.ts';
import { selfieMultipleFacesDetection } from './selfie/selfie-multiple-faces-detection.ts';
import { selfiePortraitQualityDetection } from './selfie/selfie-portrait-quality-detection.ts';
import { selfiePoseDetection } from './selfie/selfie-pose-detection.ts';
import { selfiePoseRepeatDetection } from './selfie/selfie-pose-repeat-detection.ts';
import { selfiePublicFigureDetection } from './selfie/selfie-public-figure-detection.ts';
import { selfieRepeatDetection } from './selfie/selfie-repeat-detection.ts';
import { selfieSuspiciousEntityDetection } from './selfie/selfie-suspicious-entity-detection.ts';
import { selfieVideoQualityDetection } from './selfie/selfie-video-quality-detection.ts';

const governmentIdChecks = [
  idAamvaDatabaseLookup,
  idAccountComparison,
  idAgeComparison,
  idAgeInconsistencyDetection,
  idAttributeComparison,
  idBarcodeDetection,
  idBarcodeInconsistencyDetection,
  idBlurDetection,
  idColorInconsistencyDetection,
  idCompromisedDetection,
  idDamagedDetection,
  idDisallowedCountryDetection,
  idDisallowedTypeDetection,
  idDoubleSideDetection,
  idElectronicReplicaDetection,
  idEntityDetection,
  idExperimentalModelDetection,
  idExpiredDetection,
  idExtractedPropertiesDetection,
  idExtractionInconsistencyDetection,
  idFabricationDetection,
  idGlareDetection,
  idHandwritingDetection,
  idInconsistentRepeatDetection,
  idInquiryComparison,
  idMrzDetection,
  idMrzInconsistencyDetection,
  idNumberFormatInconsistencyDetection,
  idPaperDetection,
  idPhysicalTamperDetection,
  idPoBoxDetection,
  idPortraitClarityDetection,
  idPortraitDetection,
  idPublicFigureDetection,
  idRealIdDetection,
  idRepeatDetection,
  idSelfieComparison,
  idTamperDetection,
  idTypeDetection,
  idUnprocessableSubmissionDetection,
  idValidDatesDetection,
  idVideoQualityDetection,
] as const;

const selfieChecks = [
  selfieAccountComparison,
  selfieAgeComparison,
  selfieAgeThresholdComparison,
  selfieAttributeComparison,
  selfieExperimentalModelDetection,
  selfieFaceCoveringDetection,
  selfieGlareDetection,
  selfieGlassesDetection,
  selfieIdComparison,
  selfieImageQualityDetection,
  selfieLivenessDetection,
  selfieMultipleFacesDetection,
  selfiePortraitQualityDetection,
  selfiePoseDetection,
  selfiePoseRepeatDetection,
  selfiePublicFigureDetection,
  selfieRepeatDetection,
  selfieSuspiciousEntityDetection,
  selfieVideoQualityDetection,
] as const;

const documentChecks = [
  documentExpiredDetection,
  documentExtractedPropertiesDetection,
  documentFabricationDetection,
  documentInquiryComparison,
  documentTypeDetection,
  documentUnprocessableSubmissionDetection,
] as const;

/** Names of all checks. */
export type CheckName =
  | (typeof governmentIdChecks)[number]['name']
  | (typeof selfieChecks)[number]['name']
  | (typeof documentChecks)[number]['name'];

export const checks: readonly AnyCheck[] = [...governmentIdChecks, ...selfieChecks, ...documentChecks];

const byName: ReadonlyMap<string, AnyCheck> = new Map(checks.map((check) => [check.name, check]));

/** The check of this API name; undefined when there is none. */
export function findCheck(name: string): AnyCheck | undefined {
  return byName.get(name);
}

export type {
  CheckFacts,
  CheckKind,
  CheckOutcome,
  CheckRequirement,
  CheckResult,
  CheckSettings,
  CheckStatus,
  CheckType,
} from './check.ts';
export type { AnyCheck } from './evaluate-check.ts';
