/**
 * Document files: each stored picture of a document as a resource with its own id, `docf_` plus the part after `file_`
 * of the picture's id. There is no table: the picture's row has all the data.
 */
import { Type } from 'typebox';
import type { Resource } from '../../../api/json-api/document.ts';
import { nullable, oneOf, type Wire } from '../../../api/json-api/schema.ts';
import { idPrefixes } from '../../../lib/ids.ts';
import type { ReadContext } from '../../../operations/context.ts';
import { type FileReference, findFiles, referenceTo } from '../../platform/files/index.ts';
import { fileValue, fileValueSchema } from './file-value.ts';

const prefixes = { file: `${idPrefixes.file}_`, documentFile: `${idPrefixes['document-file']}_` } as const;

export const documentFileId = ({ id }: FileReference): string => id.replace(prefixes.file, prefixes.documentFile);

export const documentFileAttributes = Type.Object({
  name: nullable('string'),
  'capture-method': oneOf(['auto', 'manual', 'upload', 'api', 'live']),
  originals: Type.Array(fileValueSchema),
});

/** Loads the files; omits deleted pictures, and those of redacted subjects. */
export async function loadDocumentFiles(
  { tx, scope }: ReadContext,
  ids: readonly string[],
): Promise<Resource<Wire<typeof documentFileAttributes>>[]> {
  const fileIds = ids.map((id) => id.replace(prefixes.documentFile, prefixes.file));
  const found = await findFiles(tx, scope, fileIds);
  return found.map(({ file }) => ({
    type: 'document-file',
    id: documentFileId(referenceTo(file)),
    attributes: {
      name: file.filename,
      'capture-method': file.captureMethod,
      originals: [fileValue(referenceTo(file))],
    },
  }));
}
