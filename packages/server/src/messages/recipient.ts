/** Addresses and numbers of recipients, and their masked form. Pure. */
import { domainToASCII } from 'node:url';
import type { Recipient } from './message.ts';

/** Limits of RFC 5321, 4.5.3.1: bytes of the part before the @, and of the whole. */
const longestLocalPart = 64;
const longestAddress = 254;

/** Dot-string of RFC 5321: needs no quoting, and cannot be turned into a header, list or command. */
const localPart = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const domainName = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)*[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;

/** Returns the address with its domain in ASCII; null for an invalid one, a quoted name or a name outside of ASCII. */
export function readMailAddress(text: string): string | null {
  const at = text.lastIndexOf('@');
  const [local, given] = [text.slice(0, Math.max(at, 0)), text.slice(at + 1)];
  // The conversion would cut or change an invalid name.
  if (!localPart.test(local) || local.length > longestLocalPart || !/^[\p{L}\p{M}\p{N}.-]+$/u.test(given)) return null;
  const domain = domainToASCII(given);
  const address = `${local}@${domain}`;
  return domainName.test(domain) && address.length <= longestAddress ? address : null;
}

/** Returns true for E.164: a plus and up to fifteen digits. */
export const isPhoneNumber = (text: string): boolean => /^\+[1-9]\d{6,14}$/.test(text) && text.length <= 16;

export const mayBeTold = (to: Recipient): boolean =>
  'email' in to ? readMailAddress(to.email) !== null : isPhoneNumber(to.phone);

/**
 * Masks a recipient: enough to distinguish two while investigating a fault, too little to write to: `a…@e….com`,
 * `+49…56`.
 */
export function maskRecipient(to: Recipient): string {
  if ('phone' in to) return `${to.phone.slice(0, 3)}…${to.phone.slice(-2)}`;
  const [local = '', domain = ''] = to.email.split('@');
  return `${local.slice(0, 1)}…@${domain.slice(0, 1)}…${domain.slice(domain.lastIndexOf('.'))}`;
}
