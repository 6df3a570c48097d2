/** The inquiry that a verification belongs to, as far as its process looks at it. */
import type { FieldSchema, FieldValues } from '../../../../fields/index.ts';
import type { Subject } from '../../../../security/subject-keys.ts';

/** A value: the process reads no inquiry and moves none, so that whatever has one can hand a submission over. */
export interface VerifiedInquiry {
  readonly id: string;
  readonly accountId: string | null;
  readonly subject: Subject;
  readonly templateId: string;
  readonly templateVersionId: string;
  /** Values by kebab key, and the fields that the template version declares. */
  readonly fields: FieldValues;
  readonly fieldSchemas: readonly FieldSchema[];
}
