/** The hosted flow: the individual's pages and the job that reads their submissions. It owns no API resource. */

export { createFlowHandler } from './flow-handler.ts';
export { createSessionLook } from './own-session.ts';
export { pageWithoutLink, refusedPage } from './page-of-refused.ts';
export { createReceiptService } from './receipt/receipt-service.ts';
export { maxPhotoBytes } from './upload-limit.ts';
export { createUploadService } from './uploads/upload-service.ts';
