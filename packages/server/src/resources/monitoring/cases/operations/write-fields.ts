/** Fields of a case from a request, and the files in it. */
import { isDeepStrictEqual } from 'node:util';
import { type FieldSchema, type FieldState, type FieldUpload, writeFields } from '../../../../fields/index.ts';
import { problemAt, Refusal } from '../../../../lib/refusal.ts';
import type { OperationContext } from '../../../../operations/context.ts';
import { attachmentSchema } from '../attachment.ts';
import type { Case, CaseAttachment } from '../case.ts';

export interface WrittenFields {
  readonly fields: FieldState;
  readonly uploads: readonly FieldUpload[];
  /** Kebab keys of the fields with a changed value. */
  readonly changed: readonly string[];
}

/** Writes the fields. Throws the refusals of the field engine's `writeFields`. */
export function writeCaseFields(
  { ids }: OperationContext,
  schemas: readonly FieldSchema[],
  before: FieldState,
  given: Readonly<Record<string, unknown>>,
): WrittenFields {
  const { uploads, ...fields } = writeFields(schemas, before, given, { newFileId: () => ids.next('file') });
  const changed = Object.keys(fields.values).filter(
    (key) => !isDeepStrictEqual(fields.values[key], before.values[key]),
  );
  return { fields, uploads, changed };
}

const mostAttachments = 100;

interface SentFile {
  readonly data: string;
  readonly filename: string;
}

/**
 * Returns the attachments of the case followed by the new ones. Throws bad_request or unprocessable, each with its
 * pointer.
 */
export function readAttachments(
  { ids }: OperationContext,
  { attachments: known }: Case,
  sent: readonly SentFile[],
): { readonly attachments: readonly CaseAttachment[]; readonly uploads: readonly FieldUpload[] } {
  if (known.length + sent.length > mostAttachments) {
    const problem = `would be more than ${mostAttachments} attachments of one case`;
    throw new Refusal('unprocessable', problemAt('/data/attributes/attachments', problem));
  }
  const uploads: FieldUpload[] = [];
  const fresh = sent.map((file, index) => {
    const written = writeFields(
      [attachmentSchema],
      { values: {}, writtenOnce: [] },
      { attachment: file },
      { newFileId: () => ids.next('file'), locate: () => `/data/attributes/attachments/${index}` },
    );
    uploads.push(...written.uploads);
    const [upload] = written.uploads;
    if (upload === undefined) {
      throw new Refusal('bad_request', problemAt(`/data/attributes/attachments/${index}/data`, 'must be filled'));
    }
    return { id: upload.id, filename: file.filename, mimeType: upload.mimeType, byteSize: upload.bytes.length };
  });
  return { attachments: [...known, ...fresh], uploads };
}
