/** SQL of contact codes. Address and number are sealed under the key of the inquiry's person. */
import sql from 'sql-template-tag';
import type { ContactKind } from '../../../checks/check.ts';
import type { Reader, Transaction } from '../../../database/connection.ts';
import { insertRow, type Row, selectList } from '../../../database/rows.ts';
import { seal, unseal } from '../../../security/encryption.ts';
import type { Scope } from '../../../security/scope.ts';
import { liveSubject } from '../../../security/subject-keys.ts';
import type { Inquiry } from '../inquiries/index.ts';
import type { ContactCode } from './contact-code.ts';

const columns = [
  'inquiry_id',
  'kind',
  'attempt',
  'number',
  'sealed',
  'code_hash',
  'wrong_tries',
  'created_at',
  'expires_at',
  'used_at',
] as const;

type CodeRow = Row<'contact_codes', (typeof columns)[number], { readonly kind: ContactKind }>;

type Place = Pick<ContactCode, 'inquiryId' | 'kind' | 'attempt' | 'number'>;

/** Identifies a code in the data that binds its seal and its hash. */
export const nameOf = ({ inquiryId, kind, attempt, number }: Place): string =>
  [inquiryId, kind, attempt, number].join('/');

const associatedData = (scope: Scope, place: Place) => ({
  environmentId: scope.environmentId,
  table: 'contact_codes',
  row: nameOf(place),
  column: 'sealed',
});

/** Finds the codes of one attempt at a step, oldest first. */
export async function findCodes(
  tx: Reader,
  scope: Scope,
  { id, subject }: Pick<Inquiry, 'id' | 'subject'>,
  kind: ContactKind,
  attempt: number,
): Promise<ContactCode[]> {
  const { key } = liveSubject(subject);
  const rows = await tx.select<CodeRow>(
    sql`select ${selectList('c', columns)} from contact_codes c
        where c.environment_id = ${scope.environmentId} and c.inquiry_id = ${id} and c.kind = ${kind}
          and c.attempt = ${attempt} order by c.number`,
  );
  return rows.map((row) => {
    const place = { inquiryId: row.inquiry_id, kind: row.kind, attempt: row.attempt, number: row.number };
    return {
      ...place,
      recipient: unseal(key, associatedData(scope, place), row.sealed).toString(),
      hash: row.code_hash,
      wrongTries: row.wrong_tries,
      createdAt: row.created_at,
      expiresAt: row.expires_at,
      usedAt: row.used_at,
    };
  });
}

export async function insertCode(
  tx: Transaction,
  scope: Scope,
  { subject }: Pick<Inquiry, 'subject'>,
  code: ContactCode,
): Promise<void> {
  await tx.execute(
    insertRow('contact_codes', {
      environment_id: scope.environmentId,
      inquiry_id: code.inquiryId,
      kind: code.kind,
      attempt: code.attempt,
      number: code.number,
      sealed: seal(liveSubject(subject).key, associatedData(scope, code), Buffer.from(code.recipient)),
      code_hash: code.hash,
      created_at: code.createdAt,
      expires_at: code.expiresAt,
    }),
  );
}

/** Saves the wrong tries and the use of a code. */
export async function saveCode(tx: Transaction, scope: Scope, code: ContactCode): Promise<void> {
  await tx.execute(
    sql`update contact_codes set wrong_tries = ${code.wrongTries}, used_at = ${code.usedAt}
        where environment_id = ${scope.environmentId} and inquiry_id = ${code.inquiryId} and kind = ${code.kind}
          and attempt = ${code.attempt} and number = ${code.number}`,
  );
}
