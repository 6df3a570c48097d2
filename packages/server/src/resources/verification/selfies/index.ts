/** Selfies: face pictures of one submission. They have no endpoint; inquiries include them. */
import sql from 'sql-template-tag';
import { Type } from 'typebox';
import type { Resource } from '../../../api/json-api/document.ts';
import { nullable, oneOf, timestamp, type Wire } from '../../../api/json-api/schema.ts';
import type { Reader } from '../../../database/connection.ts';
import { insertRow, type Row, selectList } from '../../../database/rows.ts';
import { isoTimestamp } from '../../../lib/clock.ts';
import type { OperationContext } from '../../../operations/context.ts';
import { relate } from '../../../operations/relate.ts';
import { defineKind, type Slice } from '../../../operations/slice.ts';
import { recordEvent } from '../../../outbox/record-event.ts';
import type { Scope } from '../../../security/scope.ts';
import type { LiveSubject } from '../../../security/subject-keys.ts';

const selfieAttributes = Type.Object({
  status: oneOf(['initiated', 'submitted', 'processed', 'errored']),
  'created-at': timestamp(),
  'processed-at': nullable('string', 'date-time'),
});

type SelfieStatus = 'submitted' | 'processed' | 'errored';

const selfieColumns = ['id', 'inquiry_id', 'kind', 'status', 'created_at', 'processed_at'] as const;

type SelfieRow = Row<'selfies', (typeof selfieColumns)[number], { readonly status: SelfieStatus }>;

async function findSelfies(
  tx: Reader,
  scope: Scope,
  ids: readonly string[],
): Promise<Resource<Wire<typeof selfieAttributes>>[]> {
  const rows = await tx.select<SelfieRow>(
    sql`select ${selectList('s', selfieColumns)} from selfies s
        where s.environment_id = ${scope.environmentId} and s.id = any(${ids})`,
  );
  return rows.map((row) => ({
    type: `selfie/${row.kind}`,
    id: row.id,
    attributes: {
      status: row.status,
      'created-at': isoTimestamp(row.created_at),
      'processed-at': isoTimestamp(row.processed_at),
    },
    relationships: { inquiry: { data: { type: 'inquiry', id: row.inquiry_id } } },
  }));
}

async function recordSelfieEvents(
  context: OperationContext,
  id: string,
  subject: LiveSubject,
  names: readonly string[],
): Promise<void> {
  const [resource] = await findSelfies(context.tx, context.scope, [id]);
  if (resource === undefined) throw new Error(`selfie ${id} is missing`);
  for (const name of names) await recordEvent(context, { name, resource, subject });
}

/** Submits center, left and right pictures; returns the id of the new `selfie/profile-and-center`. */
export async function submitSelfie(
  context: OperationContext,
  inquiryId: string,
  subject: LiveSubject,
): Promise<string> {
  const { tx, scope, ids, clock } = context;
  const id = ids.next('selfie');
  await tx.execute(
    insertRow('selfies', {
      environment_id: scope.environmentId,
      id,
      inquiry_id: inquiryId,
      subject_key_id: subject.id,
      kind: 'profile-and-center',
      status: 'submitted',
      created_at: clock.now(),
    }),
  );
  await relate(context, { type: 'inquiry', id: inquiryId }, 'selfies', { type: 'selfie/profile-and-center', id });
  await recordSelfieEvents(context, id, subject, ['selfie.created', 'selfie.submitted']);
  return id;
}

export async function finishSelfie(
  context: OperationContext,
  selfieId: string,
  subject: LiveSubject,
  status: 'processed' | 'errored',
): Promise<void> {
  const { tx, scope, clock } = context;
  await tx.execute(
    sql`update selfies set status = ${status}, processed_at = ${clock.now()}
        where environment_id = ${scope.environmentId} and id = ${selfieId}`,
  );
  await recordSelfieEvents(context, selfieId, subject, [`selfie.${status}`]);
}

export const selfiesSlice: Slice = {
  endpoints: [],
  erases: [
    {
      table: 'selfies',
      by: { inquiry: 'inquiry_id', selfie: 'id' },
      isResource: true,
      empties: {},
      marks: 'redacted_at',
    },
  ],
  keeps: [{ table: 'selfies', forever: 'as long as its inquiry' }],
  relationTypes: { selfie: 'selfie/', selfies: 'selfie/' },
  events: ['selfie.created', 'selfie.submitted', 'selfie.processed'],
  kinds: [
    defineKind({
      type: 'selfie/',
      readPermission: 'verification.read',
      types: ['selfie/profile-and-center'],
      relationships: { inquiry: 'one' },
      includable: ['inquiry'],
      attributes: selfieAttributes,
      load: ({ tx, scope }, ids) => findSelfies(tx, scope, ids),
    }),
  ],
};
