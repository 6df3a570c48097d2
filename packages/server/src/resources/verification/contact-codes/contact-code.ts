/**
 * One-time codes that confirm an e-mail address or a phone number: their limits, and the result of an entered code.
 * Pure, apart from the drawing of a code.
 */
import { randomInt } from 'node:crypto';
import type { CodeOutcome, ContactKind } from '../../../checks/check.ts';
import { addSeconds } from '../../../lib/clock.ts';

/** Seconds in which a code can be entered. */
export const codeSeconds = 600;

/** Seconds between two codes to the same recipient. */
export const pauseSeconds = 30;

/** Limit of codes for one attempt at a step. */
export const mostCodes = 5;

/** Number of wrong entries after which a code can no longer be entered. */
export const mostWrongTries = 5;

/** Codes of a sandbox, where nothing is sent: the right one, and one that ends the attempt as wrong. */
export const sandboxCodes = { right: '111111', failing: '222222' } as const;

export interface ContactCode {
  readonly inquiryId: string;
  readonly kind: ContactKind;
  /** Attempt at the step, counted from 1, and the code's place in it. */
  readonly attempt: number;
  readonly number: number;
  /** E-mail address, or number in E.164. */
  readonly recipient: string;
  /** Keyed hash of the code. */
  readonly hash: string;
  readonly wrongTries: number;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  /** Time at which it was entered; null until then. */
  readonly usedAt: Date | null;
}

export const drawCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/** Digits of other scripts by the code of their zero: Arabic, Persian, Devanagari; full width ones are normalized. */
const zeros = [0x0660, 0x06f0, 0x0966];

const latinDigit = (digit: string): string => {
  const code = digit.codePointAt(0) ?? 0;
  const zero = zeros.find((each) => code >= each && code < each + 10);
  return zero === undefined ? digit : String(code - zero);
};

/** Returns the six digits of a typed or pasted code, which may have spaces and hyphens; null for anything else. */
export function readCode(typed: string): string | null {
  const plain = typed
    .slice(0, 100)
    .normalize('NFKC')
    .replace(/[\s\p{Cf}\p{Pd}]/gu, '');
  const digits = [...plain].map(latinDigit).join('');
  return /^\d{6}$/.test(digits) ? digits : null;
}

/** True if the code can no longer be entered. */
export const isDead = ({ wrongTries, usedAt, expiresAt }: ContactCode, now: Date): boolean =>
  usedAt !== null || wrongTries >= mostWrongTries || expiresAt <= now;

/** Returns the seconds until another code may be requested for the recipient; 0 for at once. */
export function secondsToWait({ createdAt }: ContactCode, now: Date): number {
  const left = addSeconds(createdAt, pauseSeconds).getTime() - now.getTime();
  return Math.max(0, Math.ceil(left / 1000));
}

export const isLastCode = (codes: readonly ContactCode[]): boolean => codes.length >= mostCodes;

/** Returns the outcome of an attempt whose codes are used up. */
export const outcomeOf = (codes: readonly ContactCode[]): CodeOutcome =>
  codes.some(({ wrongTries }) => wrongTries > 0) ? 'code_mismatch' : 'code_not_entered';
