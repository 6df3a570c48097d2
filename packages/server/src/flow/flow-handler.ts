/**
 * The hosted flow at one address, `/verify`: finds the session and its inquiry; GET shows the current screen, POST
 * takes an answer.
 */

import type { PageHandler, PageRequest } from '../http/page.ts';
import { isOpen, isOver } from '../resources/verification/inquiries/index.ts';
import { findById, tokenForFresh } from './access.ts';
import { answerForm } from './answer-form.ts';
import { atElsewhere } from './at-elsewhere.ts';
import { atHandoff } from './at-handoff.ts';
import { enterByCode } from './enter-by-code.ts';
import type { FlowParts } from './flow-parts.ts';
import { giveTime } from './give-time.ts';
import { leaveFlow } from './leave-flow.ts';
import { readWishes } from './link-wishes.ts';
import { noteOtherDevice } from './note-other-device.ts';
import { openTemplateLink } from './open-template-link.ts';
import { findOwnSession } from './own-session.ts';
import { refuseEntry } from './refuse-entry.ts';
import { showScreen } from './show-screen.ts';
import { showWidget } from './show-widget.ts';
import { isTemplateLink } from './template-link.ts';

export function createFlowHandler(parts: FlowParts): PageHandler {
  return async (request) => {
    const wishes = readWishes(request);
    if (request.isWidget) return showWidget(parts, request, wishes);
    if (isTemplateLink(request.query)) return openTemplateLink(parts, request, wishes);
    const code = codeOf(request);
    if (code !== null && code !== '') return enterByCode(parts, request, code, wishes);
    const inquiryId = request.query.get('inquiry-id') ?? null;
    const named = inquiryId === null ? null : await findById(parts, inquiryId, environmentOf(request));
    const hasEnded = named !== null && (!isOpen(named.inquiry) || isOver(named.inquiry, parts.clock.now()));
    const fresh = named === null || hasEnded ? null : tokenForFresh(named);
    if (fresh !== null) return enterByCode(parts, request, fresh, wishes);
    const running = await findOwnSession(parts, request);
    const own = 'reason' in running ? running.of : running;
    // A caller who knows only the id learns only that the inquiry has ended.
    if (inquiryId !== null && own?.inquiry.id !== inquiryId) {
      const of = hasEnded ? named : null;
      return refuseEntry(parts, request, { reason: 'session_expired', of }, null, wishes);
    }
    if ('reason' in running) return refuseEntry(parts, request, running, { code: null }, wishes);
    if (isOver(running.inquiry, parts.clock.now())) {
      return refuseEntry(parts, request, { reason: 'session_expired', of: running }, { code: null }, wishes);
    }
    const extended = await giveTime(parts, running, request, wishes);
    if (extended !== null) return extended;
    await noteOtherDevice(parts, running);
    const left = await leaveFlow(parts, running, request, wishes);
    if (left !== null) return left;
    const handedOff = await atHandoff(parts, running, request, wishes);
    if (handedOff !== null) return handedOff;
    const elsewhere = await atElsewhere(parts, running, request, wishes);
    if (elsewhere !== null) return elsewhere;
    if (request.method === 'GET' || request.form === null) return showScreen(parts, running, wishes);
    return answerForm(parts, running, request, request.form, wishes);
  };
}

const environmentOf = (request: PageRequest): string | null => request.query.get('environment-id') ?? null;

/**
 * Returns a one-time code, or the token that an embedding page sends with the inquiry's id. Ignores both at the address
 * of a session: a form of another inquiry changes nothing there.
 */
function codeOf({ query, form }: PageRequest): string | null {
  if (query.has('session')) return null;
  return form?.fields.get('code') ?? query.get('code') ?? query.get('session-token') ?? null;
}
