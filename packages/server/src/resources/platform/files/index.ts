/** What other slices may use of stored files. Files have no resource of their own: links to them sit on verifications. */
import type { Slice } from '../../../operations/slice.ts';
import { fileEndpoints } from './endpoints.ts';
import { erases, keeps, retentionOfPictures } from './privacy.ts';

export { createFileDownload, type Download, type DownloadFile } from './download.ts';
export { findFieldFile, storeFieldFiles } from './field-files.ts';
export { retentionOfPictures } from './privacy.ts';

export {
  deleteFiles,
  type FoundFile,
  findFiles,
  findUploadsOfInquiries,
  insertFile,
} from './store.ts';
export {
  type CaptureMethod,
  type FilePage,
  type FileReference,
  type PaperPageName,
  type PictureDetails,
  paperPages,
  referenceTo,
  type StoredFile,
} from './stored-file.ts';

export const filesSlice: Slice = {
  events: [],
  kinds: [],
  endpoints: fileEndpoints,
  needs: [retentionOfPictures],
  erases,
  keeps,
};
