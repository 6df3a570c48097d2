/** Public interface of stored files. Files are not a resource: verifications contain links to them. */
import { defineSlice } from '../../../operations/slice.ts';
import { fileEndpoints } from './endpoints.ts';
import { erases, keeps, retentionOfPictures } from './privacy.ts';

export { createFileDownload, findStored } from './download.ts';
export { findFieldFile, removeFieldFiles, storeFieldFiles } from './field-files.ts';
export { retentionOfPictures } from './privacy.ts';

export { deleteFiles, findFileIdsOfInquiry, findFiles, findUploadsOfInquiries, insertFile } from './store.ts';
export {
  type CaptureMethod,
  type FilePage,
  type FileReference,
  paperPages,
  referenceTo,
  type StoredFile,
} from './stored-file.ts';

export const filesSlice = defineSlice({
  events: [],
  kinds: [],
  endpoints: fileEndpoints,
  needs: [retentionOfPictures],
  erases,
  keeps,
});
