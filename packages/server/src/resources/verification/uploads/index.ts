/** Files of the hosted flow that arrive in parts. */
import { defineSlice } from '../../../operations/slice.ts';
import { erases, keeps } from './privacy.ts';

export { beginUpload, deleteUploads, findUpload, isWholeUpload, readUpload, takePart } from './operations.ts';
export { mostOfSession, type Upload } from './upload.ts';

export const uploadsSlice = defineSlice({ kinds: [], endpoints: [], events: [], erases, keeps });
