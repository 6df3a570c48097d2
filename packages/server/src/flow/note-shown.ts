/** Records the screens that individuals are shown, to count where they leave the flow; no personal data. */
import type { PageReply } from '../http/page.ts';
import type { Named } from './access.ts';
import type { FlowParts } from './flow-parts.ts';

/** Returns the problem: the refusal of an answer, or the reason to retake a picture. */
function codeOf(page: PageReply['page']): string | null {
  if ('problem' in page && page.problem !== null) return page.problem.code;
  return page.step === 'retry' ? (page.remedies[0] ?? null) : null;
}

/** Returns the reply unchanged. */
export function noteShown(
  { flowEvents }: Pick<FlowParts, 'flowEvents'>,
  { scope, inquiry }: Named,
  reply: PageReply,
): PageReply {
  flowEvents.add({ scope, inquiryId: inquiry.id, screen: reply.page.step, code: codeOf(reply.page) });
  return reply;
}
