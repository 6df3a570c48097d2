/** Wire shape of a stored file: `{filename, url, byte-size, page-count}`. */
import { Type } from 'typebox';
import { component } from '../../../api/json-api/schema.ts';
import { fileReference } from '../../../storage/file-links.ts';
import type { FileReference } from '../../platform/files/index.ts';

export const fileValueSchema = Type.Object(
  {
    filename: Type.String(),
    url: Type.String(),
    'byte-size': Type.Integer(),
    'page-count': Type.Integer(),
  },
  component('document-picture'),
);

/** Returns the wire shape of a stored file. A picture counts as one page. */
export function fileValue(file: FileReference) {
  return {
    filename: file.filename,
    url: fileReference(file.id, file.filename),
    'byte-size': file.byteSize,
    'page-count': 1,
  };
}
