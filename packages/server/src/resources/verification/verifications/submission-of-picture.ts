/** The verification that a picture belongs to, for the audit log. */
import type { ReadContext } from '../../../operations/context.ts';
import { findVerificationsOfInquiry } from './store.ts';

/** Finds the kind and the class of document of the verification with this picture; null if no verification has it. */
export async function submissionWith({ tx, scope }: ReadContext, inquiryId: string, fileId: string) {
  const found = (await findVerificationsOfInquiry(tx, scope, inquiryId)).find(({ files, rectifiedFiles }) =>
    [...Object.values(files), ...Object.values(rectifiedFiles)].some(({ id }) => id === fileId),
  );
  return found === undefined ? null : { kind: found.kind, idClass: found.idClass };
}
