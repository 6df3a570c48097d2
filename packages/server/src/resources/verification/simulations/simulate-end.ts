/** Simulated end of the flow: runs the template's reports and, if its rule depends on them, applies the rule. */
import type { OperationContext } from '../../../operations/context.ts';
import { decideInquiryJob, type Inquiry, moveInquiry, orderReports, waitsForReports } from '../inquiries/index.ts';
import { completion, findDefinitions } from '../inquiry-templates/index.ts';

/**
 * Ends the inquiry. If the template has neither a report that counts nor a condition, the status stays as simulated,
 * and the caller simulates the decision.
 */
export async function simulateEnd(
  context: OperationContext,
  inquiry: Inquiry,
  action: 'complete' | 'fail',
): Promise<Inquiry> {
  const { tx, scope, queue } = context;
  const isCompleted = action === 'complete';
  const ended = await moveInquiry(context, inquiry, action, { nextStepName: isCompleted ? 'success' : 'failure' });
  await orderReports(context, ended, { after: completion, passed: isCompleted });
  const definition = (await findDefinitions(tx, scope, [ended.templateVersionId])).get(ended.templateVersionId);
  const hasConditions = definition?.decision.conditions !== undefined;
  if (definition !== undefined && (hasConditions || (isCompleted && waitsForReports(definition)))) {
    await queue.send(tx, decideInquiryJob, { environmentId: scope.environmentId, inquiryId: ended.id });
  }
  return ended;
}
