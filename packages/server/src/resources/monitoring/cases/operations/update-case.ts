/** Changes to the parts of a case that a caller may write: fields, queue, attachments and the deadline. */
import { addSeconds } from '../../../../lib/clock.ts';
import type { OperationContext } from '../../../../operations/context.ts';
import { liveSubject } from '../../../../security/subject-keys.ts';
import { storeFieldFiles } from '../../../platform/files/index.ts';
import { findCaseTemplates } from '../../case-templates/index.ts';
import type { Case } from '../case.ts';
import { type CaseEvent, fieldsUpdated, queueUpdated } from '../events.ts';
import { saveFieldIndexes } from '../field-indexes.ts';
import { assignByPolicy } from './assign-by-policy.ts';
import { lockCase, storeCase } from './change-case.ts';
import { requireQueue } from './create-case.ts';
import { readAttachments, writeCaseFields } from './write-fields.ts';

/** Changes to a case; absent members stay unchanged. */
export interface UpdateCase {
  readonly fields?: Readonly<Record<string, unknown>> | undefined;
  /** Null removes the case from its queue. */
  readonly queueId?: string | null | undefined;
  /** Attachments to add. */
  readonly attachments?: readonly { readonly data: string; readonly filename: string }[] | undefined;
  /** Null removes the deadline. */
  readonly slaSeconds?: number | null | undefined;
}

async function queueOf(context: OperationContext, before: Case, asked: string | null | undefined) {
  if (asked === undefined || asked === before.queueId) return before.queueId;
  return asked === null ? null : (await requireQueue(context, asked)).id;
}

function deadlineOf({ clock }: OperationContext, before: Case, asked: number | null | undefined): Date | null {
  if (asked === undefined) return before.slaExpiresAt;
  return asked === null ? null : addSeconds(clock.now(), asked);
}

/** Changes a case. Equal values change nothing and record no event. */
export async function updateCase(context: OperationContext, id: string, command: UpdateCase): Promise<Case> {
  const { tx, scope } = context;
  const before = await lockCase(context, id, 'update');
  const [template] = await findCaseTemplates(tx, scope, [before.templateId]);
  const schemas = template?.version.document.fields ?? [];
  const written = writeCaseFields(context, schemas, before.fields, command.fields ?? {});
  const added = readAttachments(context, before, command.attachments ?? []);
  const queueId = await queueOf(context, before, command.queueId);
  const slaExpiresAt = deadlineOf(context, before, command.slaSeconds);
  const events: CaseEvent[] = [
    ...(written.changed.length === 0 ? [] : [fieldsUpdated(written.changed)]),
    ...(queueId === before.queueId ? [] : [queueUpdated(before.queueId, queueId)]),
  ];
  const isSame = events.length === 0 && added.uploads.length === 0 && slaExpiresAt === before.slaExpiresAt;
  if (isSame) return before;
  await storeFieldFiles(context, id, liveSubject(before.subject), [...written.uploads, ...added.uploads]);
  if (written.changed.length > 0) await saveFieldIndexes(tx, scope, id, schemas, written.fields.values);
  const changed = { ...before, fields: written.fields, attachments: added.attachments, queueId, slaExpiresAt };
  const stored = await storeCase(context, changed, events);
  const isMoved = queueId !== before.queueId && stored.assigneeId === null && stored.state !== 'resolved';
  return isMoved ? assignByPolicy(context, stored) : stored;
}
