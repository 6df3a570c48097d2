/** Screens that confirm an e-mail address or a phone number: the address, and the one-time code that was sent to it. */
import type { ProblemCode } from '@countersign/flow/page';
import type { CodeOutcome } from '../../checks/check.ts';
import { maskRecipient } from '../../messages/recipient.ts';
import type { OperationContext } from '../../operations/context.ts';
import {
  type Contact,
  type ContactCode,
  enterCode,
  findCodesOfStep,
  isDead,
  isLastCode,
  mostWrongTries,
  outcomeOf,
  readCode,
  readContact,
  recipientOf,
  sandboxCodes,
  secondsToWait,
  sendCode,
} from '../../resources/verification/contact-codes/index.ts';
import { type Inquiry, submitStep } from '../../resources/verification/inquiries/index.ts';
import type { ContactStep } from '../../resources/verification/inquiry-templates/index.ts';
import { type Answered, defineScreen, type ScreenAnswer, show, textOf, unanswered } from './screen.ts';

const problem = (inquiry: Inquiry, code: ProblemCode, field: 'contact' | 'code' | null): Answered => ({
  inquiry,
  problem: { code, field },
});

const invalid = { 'email-address': 'email_invalid', 'phone-number': 'phone_invalid' } as const;

/** Submits the step with the address and the outcome of its codes. */
async function submitContact(
  context: OperationContext,
  inquiry: Inquiry,
  step: ContactStep,
  { value, countryCode }: Contact,
  codes: CodeOutcome,
): Promise<Answered> {
  const given = { details: { [step.kind]: value }, selected: { countryCode, idClass: null }, codes };
  return unanswered(await submitStep(context, inquiry, step, [], given));
}

/** Ends an attempt whose codes are used up. */
async function endAttempt(context: OperationContext, inquiry: Inquiry, step: ContactStep): Promise<Answered> {
  const codes = await findCodesOfStep(context, inquiry, step.kind);
  const contact = readContact(step.kind, codes.at(-1)?.recipient ?? '', null);
  return contact === null
    ? { inquiry: await show(context, inquiry, 'contact'), problem: null }
    : submitContact(context, inquiry, step, contact, outcomeOf(codes));
}

/** Sends a code and shows the screen to enter it, or says why none was sent. */
async function sendTo(
  context: OperationContext,
  inquiry: Inquiry,
  step: ContactStep,
  contact: Contact,
  { locale, ipAddress, screen }: ScreenAnswer,
): Promise<Answered> {
  const isAsked = screen === 'contact';
  const request = { recipient: contact.value, locale, ipAddress };
  switch (await sendCode(context, inquiry, step.kind, request)) {
    case 'early':
      if (!isAsked) return problem(inquiry, 'code_early', null);
      return unanswered(await show(context, inquiry, 'contact-code'));
    case 'sent':
      return unanswered(await show(context, inquiry, 'contact-code'));
    case 'limited':
      return problem(inquiry, 'contact_limited', isAsked ? 'contact' : null);
    case 'used_up':
      return endAttempt(context, inquiry, step);
    case 'unsendable':
      return submitContact(context, inquiry, step, contact, 'code_not_sent');
  }
}

export const contactScreen = defineScreen<'contact'>({
  part: 'choice',
  of: 'contact',
  page({ inquiry, typed, codes = [] }, { kind }) {
    const known = codes.at(-1)?.recipient ?? textOf(inquiry.fields[kind]);
    return { step: 'contact', kind, value: typed?.get('contact')?.slice(0, 200) ?? known ?? '' };
  },
  /** Sends a code; an impossible address is requested again at once, and costs no attempt. */
  async answer(context, inquiry, step, answer) {
    const typed = (answer.fields.get('contact') ?? '').trim();
    if (typed === '') return problem(inquiry, 'contact_missing', 'contact');
    const country = inquiry.fields['address-country-code'] ?? inquiry.fields['selected-country-code'];
    const contact = readContact(step.kind, typed, textOf(country));
    if (contact === null) return problem(inquiry, invalid[step.kind], 'contact');
    return sendTo(context, inquiry, step, contact, answer);
  },
});

/** Returns the number of wrong codes that may still be entered; null before the first wrong one. */
const triesLeftOf = ({ wrongTries }: ContactCode): number | null =>
  wrongTries === 0 ? null : Math.max(0, mostWrongTries - wrongTries);

export const contactCodeScreen = defineScreen<'contact'>({
  part: 'evidence',
  of: 'contact',
  before: () => ({ screen: 'contact' }),
  page({ scope, now, codes = [] }, { kind }) {
    const newest = codes.at(-1);
    const isOver = newest === undefined || isDead(newest, now);
    return {
      step: 'contact-code',
      kind,
      sentTo: newest === undefined ? null : maskRecipient(recipientOf(kind, newest.recipient)),
      isDead: isOver,
      triesLeft: newest === undefined ? null : triesLeftOf(newest),
      newCode: newest === undefined || isLastCode(codes) ? null : { seconds: secondsToWait(newest, now) },
      mayGiveUp: newest !== undefined && isLastCode(codes),
      sandboxCodes: scope.environmentKind === 'sandbox' ? sandboxCodes : null,
    };
  },
  async answer(context, inquiry, step, answer) {
    const codes = await findCodesOfStep(context, inquiry, step.kind);
    const newest = codes.at(-1);
    if (newest === undefined) return problem(inquiry, 'code_dead', null);
    if (answer.fields.get('resend') === 'yes') {
      const contact = readContact(step.kind, newest.recipient, null);
      return contact === null ? unanswered(inquiry) : sendTo(context, inquiry, step, contact, answer);
    }
    if (answer.fields.get('give-up') === 'yes' && isLastCode(codes)) return endAttempt(context, inquiry, step);
    return enter(context, inquiry, step, answer);
  },
});

/** Checks the entered code. If it was the last code of the attempt and can no longer be entered, the attempt ends. */
async function enter(
  context: OperationContext,
  inquiry: Inquiry,
  step: ContactStep,
  { fields }: ScreenAnswer,
): Promise<Answered> {
  const digits = readCode(fields.get('confirmation-code') ?? '');
  if (digits === null) return problem(inquiry, 'code_incomplete', 'code');
  const result = await enterCode(context, inquiry, step.kind, digits);
  const codes = await findCodesOfStep(context, inquiry, step.kind);
  if (result === 'right') {
    const contact = readContact(step.kind, codes.at(-1)?.recipient ?? '', null);
    return contact === null ? unanswered(inquiry) : submitContact(context, inquiry, step, contact, 'confirmed');
  }
  const isForced = context.scope.environmentKind === 'sandbox' && digits === sandboxCodes.failing;
  if (isForced || (result === 'dead' && isLastCode(codes))) return endAttempt(context, inquiry, step);
  return result === 'wrong' ? problem(inquiry, 'code_wrong', 'code') : problem(inquiry, 'code_dead', null);
}
