/** Inquiry of a verification, as the verification process uses it. */
import type { FieldSchema, FieldValues } from '../../../../fields/index.ts';
import type { Subject } from '../../../../security/subject-keys.ts';

/** Inquiry as a value: the process neither reads nor changes inquiries, so that any owner of one can submit. */
export interface VerifiedInquiry {
  readonly id: string;
  readonly accountId: string | null;
  readonly subject: Subject;
  readonly templateId: string;
  readonly templateVersionId: string;
  /** Values by kebab-case key, and the fields that the template version declares. */
  readonly fields: FieldValues;
  readonly fieldSchemas: readonly FieldSchema[];
}
