/** Values of an inquiry by the names that expressions of its template read. Pure. */
import { type FieldMap, readableField, snake } from '../../../fields/index.ts';
import type { Verification } from '../verifications/index.ts';
import type { Inquiry } from './inquiry.ts';

function verificationOf({ status, countryCode, idClass, attempt, checks }: Verification) {
  const asked = checks.map(({ name, status: answer, reasons }) => [name, { status: answer, reasons }]);
  return { status, country_code: countryCode, id_class: idClass, attempt, checks: Object.fromEntries(asked) };
}

/** Builds the values of the names in `branchDeclarations`. */
export function valuesInFlow(inquiry: Inquiry, verifications: readonly Verification[], now: Date) {
  const { id, templateId, referenceId, accountId, createdAt, tags } = inquiry;
  return {
    inquiry: {
      id,
      template_id: templateId,
      reference_id: referenceId,
      account_id: accountId,
      tags,
      created_at: createdAt,
    },
    fields: readableField(inquiry.fields as FieldMap),
    verifications: Object.fromEntries(verifications.map((each) => [snake(each.kind), verificationOf(each)])),
    now,
  };
}
