/** The hosted flow: the individual's pages and the job that reads what they sent. It owns no resource of the API. */

export { createFlowHandler, createSessionLook } from './flow-handler.ts';
export type { FlowParts } from './flow-parts.ts';
export { type FlowForm, type FlowHandler, type FlowReply, type FlowRequest, maxPhotoBytes } from './flow-request.ts';
export { enterFiles, storePhoto } from './operations/accept-photos.ts';
export { decideByTemplate } from './operations/decide-by-template.ts';
export { deleteOldFiles } from './operations/delete-old-files.ts';
export { type PerceivedFacts, perceiveImages, personFieldsOf } from './operations/gather-facts.ts';
export { type ProcessingParts, processVerification } from './operations/process-verification.ts';
export { fieldsFrom, readOutcome } from './operations/read-outcome.ts';
export { storeRectified } from './operations/store-rectified.ts';
export { submissionFrom } from './operations/submit-step.ts';
export { pageWithoutLink, refusedPage } from './page-of-refused.ts';
