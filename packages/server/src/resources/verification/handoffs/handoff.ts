/**
 * Hand-off: the individual continues an inquiry on another device. The first device shows a link; the other one opens
 * it after its user confirmed that they began the hand-off (RFC 10027, consent phishing).
 */
import { randomInt } from 'node:crypto';
import { addSeconds } from '../../../lib/clock.ts';

export const handoffStatuses = ['waiting', 'confirmed', 'refused', 'stopped'] as const;

/** `waiting` for the other device, `confirmed` there, `refused` there, or `stopped` on the first device. */
export type HandoffStatus = (typeof handoffStatuses)[number];

export interface Handoff {
  readonly inquiryId: string;
  readonly fromSessionId: string;
  readonly toSessionId: string;
  readonly status: HandoffStatus;
  /** Two digits that the first device shows. */
  readonly number: number;
  /** Numbers that the other device offers, among them the right one. */
  readonly choices: readonly number[];
  readonly wrongChoices: number;
  readonly createdAt: Date;
  readonly endedAt: Date | null;
  /** Time at which the other device was last seen; null before it has begun. */
  readonly seenAt: Date | null;
}

/** True while the inquiry belongs to the other device. */
export const isRunning = ({ status }: Handoff): boolean => status === 'waiting' || status === 'confirmed';

/** Seconds in which a link can be opened; a photo of the screen is worthless afterwards. */
export const linkSeconds = 120;

/** Seconds in which a link that a message carries can be opened. */
export const messageSeconds = 900;

/** Seconds between two notes that the other device was seen, and those after which it counts as silent. */
const noteSeconds = 10;
const silentSeconds = 30;

/** True if the other device is to be noted as seen: at most once in ten seconds. */
export const isNoteDue = (handoff: Handoff, now: Date): boolean =>
  isRunning(handoff) && (handoff.seenAt === null || addSeconds(handoff.seenAt, noteSeconds) <= now);

/** True if the other device has begun and was not seen for more than half a minute. */
export const isSilent = ({ seenAt }: Handoff, now: Date): boolean =>
  seenAt !== null && addSeconds(seenAt, silentSeconds) < now;

/** Wrong numbers after which the hand-off ends. */
export const mostWrongChoices = 2;

/** Seconds after the creation of a link in which a device of the same network needs no number. */
const nearSeconds = 60;

/** Draws the right number and the three that are offered, in random order. */
export function drawNumbers(): Pick<Handoff, 'number' | 'choices'> {
  const drawn = new Set<number>();
  while (drawn.size < 3) drawn.add(randomInt(10, 100));
  const choices = [...drawn];
  return { number: choices[randomInt(3)] ?? 10, choices };
}

/** Returns the part of an address that devices of one network share: /24 of IPv4, /48 of IPv6. */
function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  return plain.includes('.') ? plain.split('.').slice(0, 3).join('.') : expanded(plain).slice(0, 3).join(':');
}

/** Returns the groups of an IPv6 address before its end, with the zeros that `::` leaves out. */
function expanded(address: string): string[] {
  const [head = '', tail] = address.toLowerCase().split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  return [...before, ...Array<string>(zeros).fill('0'), ...after].map((group) => group.replace(/^0+(?=.)/, ''));
}

/**
 * Returns true if the other device must choose the number. It need not if it opens the link at once and from the same
 * network, since it then most likely scanned the link from the screen. `linkedAt` is the creation of that link; null if
 * the device came by another link, or by a message.
 */
export function needsNumber(
  linkedAt: Date | null,
  addresses: { readonly from: string | null; readonly to: string },
  now: Date,
): boolean {
  const isSoon = linkedAt !== null && now.getTime() - linkedAt.getTime() <= nearSeconds * 1000;
  const isNear = addresses.from !== null && networkOf(addresses.from) === networkOf(addresses.to);
  return !(isSoon && isNear);
}
