/**
 * Redaction of a case destroys its key; its objects are not changed, and its comments, notices and files are erased by
 * a job.
 */
import { survivingValues } from '../../../../fields/index.ts';
import type { OperationContext } from '../../../../operations/context.ts';
import { erase } from '../../../../privacy/erasure.ts';
import { findCaseTemplates } from '../../case-templates/index.ts';
import type { Case } from '../case.ts';
import { redactCaseChildrenJob } from '../jobs.ts';
import { redactCase } from '../states.ts';
import { saveCase } from '../store.ts';
import { lockCase, recordCaseEvents } from './change-case.ts';

/** Erases a case. Throws not_found, or conflict if it is redacted. */
export async function eraseCase(context: OperationContext, id: string): Promise<Case> {
  const { tx, scope, clock, queue } = context;
  const before = await lockCase(context, id, 'redact');
  const now = clock.now();
  const [template] = await findCaseTemplates(tx, scope, [before.templateId]);
  const values = survivingValues(template?.version.document.fields ?? [], before.fields.values);
  const redacted = redactCase({ ...before, fields: { values, writtenOnce: [] } }, now);
  const saved = await saveCase(tx, scope, redacted);
  await erase(context, 'at-once', { case: [id], key: [before.subject.id] }, now);
  await recordCaseEvents(context, saved, [{ name: 'case.redacted' }]);
  const data = { environmentId: scope.environmentId, caseId: id, subjectKeyId: before.subject.id };
  await queue.send(tx, redactCaseChildrenJob, data);
  return saved;
}
