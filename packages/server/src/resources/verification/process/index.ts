/**
 * The verification process: what becomes of a submission. Perceive (pictures to facts), look back (what earlier inquiries
 * say), judge (the checks), settle (the verification, its document or selfie, and the inquiry that waits for it).
 */
import { fillPort } from '../../../operations/port.ts';
import type { Slice } from '../../../operations/slice.ts';
import { decideInquiryJob } from './jobs/decide-inquiry.ts';
import { processingPort, processVerificationJob } from './jobs/process-verification.ts';
import type { ProcessingParts } from './process-verification.ts';

export { type PerceivedFacts, perceiveImages, personFieldsOf } from './perceive.ts';
export { processVerification } from './process-verification.ts';
export { fieldsFrom, readOutcome } from './read-outcome.ts';
export { enterFiles, type PhotoStore, storePhoto } from './store-photo.ts';
export { storeRectified } from './store-rectified.ts';
export { beginStep, submissionFrom, submitStep } from './submit-step.ts';
export { sheetLayout } from './turn-sheet.ts';

/** The application's. */
export type ProcessSliceParts = Pick<ProcessingParts, 'perceptionFor' | 'lookupsFor'>;

export const createProcessSlice = ({ perceptionFor, lookupsFor }: ProcessSliceParts): Slice => ({
  events: [],
  kinds: [],
  endpoints: [],
  jobs: [processVerificationJob, decideInquiryJob],
  needs: [processingPort],
  fills: [fillPort(processingPort, { perceptionFor, lookupsFor })],
});
