/**
 * Verification process, independent of how the submission was made. Submit (pictures create a verification), gather and
 * perceive (facts from pictures), look back (earlier inquiries), judge (the checks), settle (the verification and its
 * document or selfie). It only gets the inquiry as a value; the inquiry's slice advances it.
 */
export { finishSubmission, finishWithFacts } from './finish-submission.ts';
export {
  type ChosenOutcome,
  failCheck,
  failureReasonsOf,
  isPossible,
  possibleFailures,
} from './force-outcome.ts';
export { type Evidence, findEarlierDocument, gatherEvidence } from './gather-evidence.ts';
export { judge, type Verdict } from './judge.ts';
export { perceiveImages, personFieldsOf } from './perceive.ts';
export {
  type Perceived,
  type PerceivingParts,
  type PerceptionParts,
  perceiveSubmission,
} from './perceive-submission.ts';
export type { PerceivedFacts } from './perceived-facts.ts';
export { perceivingPort } from './perceiving-port.ts';
export { isOptionalDetail, readDetails, tinTypes } from './read-details.ts';
export { fieldsFrom, fieldsRead } from './read-outcome.ts';
export { fieldOfDetail, recordOutcome, typedDetails } from './read-record.ts';
export { settle, settleAgain } from './settle.ts';
export { enterFiles, type PhotoStore, storePhoto } from './store-photo.ts';
export { beginSubmission, type Sending, submit } from './submit.ts';
export { sheetLayout } from './turn-sheet.ts';
