/** Notices about a case, in the page and by mail: its name and the reason, without personal data. */
import { languageOr } from '../../../../messages/message.ts';
import { readMailAddress } from '../../../../messages/recipient.ts';
import type { OperationContext } from '../../../../operations/context.ts';
import { queueMessage } from '../../../platform/messages/index.ts';
import { findUsers } from '../../../platform/users/index.ts';
import type { Case } from '../case.ts';
import { insertNotice, type NoticeKind } from '../notice-store.ts';

/** Notifies people, except the actor and people who may no longer sign in. */
export async function notify(
  context: OperationContext,
  { id: caseId, name }: Case,
  kind: NoticeKind,
  userIds: readonly string[],
): Promise<void> {
  const { tx, scope, ids, clock, actor, baseUrl } = context;
  const told = userIds.filter((id) => actor.type !== 'user' || actor.id !== id);
  if (told.length === 0) return;
  const people = (await findUsers(tx, context, [...new Set(told)])).filter(({ status }) => status === 'active');
  for (const { id: userId, emailAddress, language } of people) {
    await insertNotice(tx, scope, {
      id: ids.next('case-notice'),
      userId,
      caseId,
      kind,
      createdAt: clock.now(),
      readAt: null,
    });
    const email = readMailAddress(emailAddress);
    if (email === null) continue;
    await queueMessage(context, {
      kind: 'case-notice',
      to: { email },
      language: languageOr(language),
      values: { why: kind, caseName: name, link: `${baseUrl}/dashboard/cases/${caseId}` },
    });
  }
}
