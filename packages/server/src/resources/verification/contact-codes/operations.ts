/** Sending and entering of one-time codes, each under the lock of its inquiry. */
import type { ContactKind } from '../../../checks/check.ts';
import { addSeconds } from '../../../lib/clock.ts';
import { languageOr } from '../../../messages/message.ts';
import type { OperationContext, ReadContext } from '../../../operations/context.ts';
import { liveSubject } from '../../../security/subject-keys.ts';
import { queueMessage } from '../../platform/messages/index.ts';
import type { Inquiry } from '../inquiries/index.ts';
import {
  type ContactCode,
  codeSeconds,
  drawCode,
  isDead,
  isLastCode,
  sandboxCodes,
  secondsToWait,
} from './contact-code.ts';
import { recipientOf } from './read-contact.ts';
import { countSend } from './send-limit.ts';
import { findCodes, insertCode, nameOf, saveCode } from './store.ts';

interface Request {
  /** E-mail address, or number in E.164. */
  readonly recipient: string;
  /** Language tag of the individual's page. */
  readonly locale: string;
  readonly ipAddress: string;
}

/**
 * Result of a request: `sent`; `early` within the pause after the code before; `limited` after too many to the recipient or
 * from the IP address; `used_up` after the last code of the attempt; `unsendable` without a transport.
 */
export type SendResult = 'sent' | 'early' | 'limited' | 'used_up' | 'unsendable';

const attemptOf = ({ progress }: Inquiry, kind: ContactKind): number => (progress.attempts[kind] ?? 0) + 1;

/** Finds the codes of the current attempt, oldest first. */
export const findCodesOfStep = (
  { tx, scope }: Pick<ReadContext, 'tx' | 'scope'>,
  inquiry: Inquiry,
  kind: ContactKind,
): Promise<ContactCode[]> => findCodes(tx, scope, inquiry, kind, attemptOf(inquiry, kind));

const isSandbox = ({ scope }: OperationContext): boolean => scope.environmentKind === 'sandbox';

/** Sends a new code; earlier codes are no longer accepted. In a sandbox nothing is sent, and the code is fixed. */
export async function sendCode(
  context: OperationContext,
  inquiry: Inquiry,
  kind: ContactKind,
  request: Request,
): Promise<SendResult> {
  const { tx, scope, clock } = context;
  const codes = await findCodesOfStep(context, inquiry, kind);
  const newest = codes.at(-1);
  const now = clock.now();
  if (newest?.recipient === request.recipient && secondsToWait(newest, now) > 0) return 'early';
  if (isLastCode(codes)) return 'used_up';
  const send = { to: recipientOf(kind, request.recipient), ipAddress: request.ipAddress };
  const refused = isSandbox(context) ? null : await countSend(context, send);
  if (refused !== null) return refused;
  const place = { inquiryId: inquiry.id, kind, attempt: attemptOf(inquiry, kind), number: codes.length + 1 };
  const code = isSandbox(context) ? sandboxCodes.right : drawCode();
  const made: ContactCode = {
    ...place,
    recipient: request.recipient,
    hash: scope.keys.mac('contact-code', `${nameOf(place)}/${code}`),
    wrongTries: 0,
    createdAt: now,
    expiresAt: addSeconds(now, codeSeconds),
    usedAt: null,
  };
  await insertCode(tx, scope, inquiry, made);
  if (!isSandbox(context)) await queueCode(context, inquiry, made, { code, locale: request.locale });
  return 'sent';
}

async function queueCode(
  context: OperationContext,
  { subject }: Inquiry,
  { kind, recipient, expiresAt }: ContactCode,
  { code, locale }: { readonly code: string; readonly locale: string },
): Promise<void> {
  await queueMessage(
    context,
    {
      kind: 'one-time-code',
      to: recipientOf(kind, recipient),
      language: languageOr(locale),
      values: { code, minutes: codeSeconds / 60 },
    },
    { about: liveSubject(subject), expiresAt },
  );
}

/** Result of an entry; `dead` if the code can no longer be entered, or if none was sent. */
export type EntryResult = 'right' | 'wrong' | 'dead';

/** Compares six digits with the newest code, which is used up by the right entry, and dead after too many wrong ones. */
export async function enterCode(
  context: OperationContext,
  inquiry: Inquiry,
  kind: ContactKind,
  digits: string,
): Promise<EntryResult> {
  const { tx, scope, clock } = context;
  const newest = (await findCodesOfStep(context, inquiry, kind)).at(-1);
  const now = clock.now();
  if (newest === undefined || isDead(newest, now)) return 'dead';
  if (scope.keys.verifyMac('contact-code', `${nameOf(newest)}/${digits}`, newest.hash)) {
    await saveCode(tx, scope, { ...newest, usedAt: now });
    return 'right';
  }
  const counted = { ...newest, wrongTries: newest.wrongTries + 1 };
  await saveCode(tx, scope, counted);
  return isDead(counted, now) ? 'dead' : 'wrong';
}
