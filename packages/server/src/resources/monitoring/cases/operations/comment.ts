/** Comments on a case: sealed under its key, with mentions of people. */
import { problemAt, Refusal } from '../../../../lib/refusal.ts';
import { isVisible } from '../../../../lib/visible-text.ts';
import type { OperationContext } from '../../../../operations/context.ts';
import { recordEvent } from '../../../../outbox/record-event.ts';
import { liveSubject } from '../../../../security/subject-keys.ts';
import type { Case } from '../case.ts';
import { type CaseComment, insertComment } from '../comment-store.ts';
import { serializeComment } from '../serializer.ts';
import { emailsOf } from '../show-cases.ts';
import { lockCase, partyOf, storeCase } from './change-case.ts';
import { requirePerson } from './find-people.ts';
import { notify } from './notify.ts';

export interface AddComment {
  readonly message: string;
  /** Addresses of mentioned people. */
  readonly mentions?: readonly string[] | undefined;
}

/** Throws unprocessable for a text without visible characters. */
export function requireVisible(text: string, pointer: string): void {
  if (!isVisible(text)) throw new Refusal('unprocessable', problemAt(pointer, 'must contain readable text'));
}

/** Writes a comment on a case. The caller has locked the case and saves it. */
export async function writeComment(
  context: OperationContext,
  given: Case,
  message: string,
  mentionedIds: readonly string[] = [],
): Promise<CaseComment> {
  const { tx, scope, ids, clock, actor } = context;
  const now = clock.now();
  const by = partyOf(actor) ?? { type: 'system', id: 'system' };
  const comment: CaseComment = {
    id: ids.next('case-comment'),
    caseId: given.id,
    commenter: by,
    message,
    mentionedIds,
    createdAt: now,
    updatedAt: now,
  };
  await insertComment(tx, scope, comment, liveSubject(given.subject));
  const resource = serializeComment(comment, await emailsOf(context, [by.id]));
  await recordEvent(context, { name: 'case-comment.created', resource, subject: liveSubject(given.subject) });
  await notify(context, given, 'mentioned', mentionedIds);
  return comment;
}

/** Adds a comment. Throws unprocessable for a blank one, and for a mention of an unknown address. */
export async function addComment(
  context: OperationContext,
  id: string,
  { message, mentions = [] }: AddComment,
): Promise<CaseComment> {
  const before = await lockCase(context, id, 'comment');
  requireVisible(message, '/data/attributes/message');
  const mentioned = new Set<string>();
  for (const [index, email] of mentions.entries()) {
    const person = await requirePerson(context, email, `/data/attributes/mentions/${index}`);
    mentioned.add(person.id);
  }
  const stored = await storeCase(context, before, []);
  return writeComment(context, stored, message, [...mentioned]);
}
