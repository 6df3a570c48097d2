/** Tells what an individual is shown, for the counts of where people leave the flow; nothing of who they are. */
import type { PageReply } from '../http/page.ts';
import type { Named } from './access.ts';
import type { FlowParts } from './flow-parts.ts';

/** What was wrong: the answer that was refused, or why a picture has to be taken again. */
function codeOf(page: PageReply['page']): string | null {
  if ('problem' in page && page.problem !== null) return page.problem.code;
  return page.step === 'retry' ? (page.remedies[0] ?? null) : null;
}

/** Gives the reply as it is. */
export function noteShown(
  { flowEvents }: Pick<FlowParts, 'flowEvents'>,
  { scope, inquiry }: Named,
  reply: PageReply,
): PageReply {
  flowEvents.add({ scope, inquiryId: inquiry.id, screen: reply.page.step, code: codeOf(reply.page) });
  return reply;
}
