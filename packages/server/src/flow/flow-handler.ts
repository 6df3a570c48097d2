/**
 * The hosted flow behind one address, `/verify`: finds who asks and for which inquiry; then GET shows where they stand, POST
 * takes an answer.
 */

import type { PageHandler, PageRequest } from '../http/page.ts';
import { Refusal } from '../lib/refusal.ts';
import { isOpen, isOver } from '../resources/verification/inquiries/index.ts';
import { type AccessParts, findById, findRunningSession, type Gone, type Running, tokenForFresh } from './access.ts';
import { answerForm } from './answer-form.ts';
import { enterByCode } from './enter-by-code.ts';
import type { FlowParts } from './flow-parts.ts';
import { readWishes } from './link-wishes.ts';
import { refuseEntry } from './refuse-entry.ts';
import { showScreen } from './show-screen.ts';

/** Any of them asks for a new inquiry (contract, inquiries 8). */
const templateParameters = ['inquiry-template-id', 'inquiry-template-version-id', 'template-id'];

export function createFlowHandler(parts: FlowParts): PageHandler {
  return async (request) => {
    const wishes = readWishes(request);
    const code = request.form?.fields.get('code') ?? linkCode(request);
    if (code !== null && code !== '') return enterByCode(parts, request, code, wishes);
    const inquiryId = request.query.get('inquiry-id') ?? null;
    if (inquiryId !== null && templateParameters.some((name) => request.query.has(name))) {
      throw new Refusal('bad_request', {
        details: 'an inquiry is opened by its id or created from a template, not both',
      });
    }
    const named = inquiryId === null ? null : await findById(parts, inquiryId, environmentOf(request));
    const hasEnded = named !== null && (!isOpen(named.inquiry) || isOver(named.inquiry, parts.clock.now()));
    const fresh = named === null || hasEnded ? null : tokenForFresh(named);
    if (fresh !== null) return enterByCode(parts, request, fresh, wishes);
    const running = await ofCookie(parts, request);
    const own = 'reason' in running ? running.of : running;
    // Whoever knows the id alone is told that it has ended, and nothing else.
    if (inquiryId !== null && own?.inquiry.id !== inquiryId) {
      const of = hasEnded ? named : null;
      return refuseEntry(parts, request, { reason: 'session_expired', of }, null, wishes);
    }
    if ('reason' in running) return refuseEntry(parts, request, running, { code: null }, wishes);
    if (isOver(running.inquiry, parts.clock.now())) {
      return refuseEntry(parts, request, { reason: 'session_expired', of: running }, { code: null }, wishes);
    }
    if (request.method === 'GET' || request.form === null) return showScreen(parts, running, wishes);
    return answerForm(parts, running, request, request.form, wishes);
  };
}

const ofCookie = (parts: FlowParts, { sessionCookie }: PageRequest): Promise<Running | Gone> =>
  sessionCookie === null
    ? Promise.resolve({ reason: 'session_expired', of: null })
    : findRunningSession(parts, sessionCookie);

/** Whether the flow's cookie names a session that runs. */
export const createSessionLook =
  (parts: AccessParts) =>
  async (cookie: string): Promise<boolean> =>
    !('reason' in (await findRunningSession(parts, cookie)));

const environmentOf = (request: PageRequest): string | null => request.query.get('environment-id') ?? null;

/** A one-time code, or the token that an embedding page sends beside the inquiry's id. */
function linkCode(request: PageRequest): string | null {
  return request.query.get('code') ?? request.query.get('session-token') ?? null;
}
