/**
 * The verification process: what becomes of a submission. Perceive (pictures to facts), look back (what earlier inquiries
 * say), judge (the checks), settle (the verification, its document or selfie, and the inquiry that waits for it).
 */
export { decideByTemplate } from './decide-by-template.ts';
export { type PerceivedFacts, perceiveImages, personFieldsOf } from './perceive.ts';
export { type ProcessingParts, processVerification } from './process-verification.ts';
export { fieldsFrom, readOutcome } from './read-outcome.ts';
export { enterFiles, type PhotoStore, storePhoto } from './store-photo.ts';
export { storeRectified } from './store-rectified.ts';
export { beginStep, submissionFrom, submitStep } from './submit-step.ts';
export { sheetLayout } from './turn-sheet.ts';
