/** Normal forms for comparing values from any source and in any spelling. Pure; invalid values result in null. */
import { domainToASCII } from 'node:url';
import ipaddr from 'ipaddr.js';
import { foldCompact, foldDigraphs, foldWords } from '../../../checks/shared/fold-text.ts';
import { internationalNumber } from '../../../lookups/phone-plan.ts';

/** Removes invisible characters: those without width, and those that only control the display of others. */
const visible = (text: string): string => text.replace(/\p{Default_Ignorable_Code_Point}/gu, '');

/** Returns the visible characters in NFKC and lower case. NFKC is applied again, since lower case can break it. */
const folded = (text: string): string => visible(text.normalize('NFKC')).toLowerCase().normalize('NFKC');

/**
 * Returns the domain in lower case, without a trailing dot, in the spelling of resolvers; null for an invalid host
 * name.
 */
export function normalDomain(text: string): string | null {
  const domain = domainToASCII(folded(text).trim()).replace(/\.$/, '');
  return /^(?=.{1,253}$)([a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}$/.test(domain) ? domain : null;
}

/** Returns `ada@xn--bcher-kva.example`: lower case, with the domain in the spelling of resolvers. */
export function normalEmail(text: string): string | null {
  const trimmed = folded(text).trim();
  const at = trimmed.lastIndexOf('@');
  if (at < 1 || trimmed.length > 320 || /[\s@]/.test(trimmed.slice(0, at))) return null;
  const domain = normalDomain(trimmed.slice(at + 1));
  return domain === null ? null : `${trimmed.slice(0, at)}@${domain}`;
}

/** Extension at the end of a number: `ext. 5`, `x5`, `;ext=5`, `#5`. */
const extension = /[\s,;]*(?:ext(?:ension|n)?[.:=]?|x|#)\s*\d{1,7}$/i;

/**
 * Returns the E.164 number by the numbering plan of its country, without an extension; only its digits if no plan
 * matches. `country` is the ISO alpha-2 code for a number without a plus.
 */
export function normalPhone(text: string, country: string | null): string | null {
  if (text.length > 80) return null;
  const written = visible(text.normalize('NFKC')).trim().replace(extension, '');
  const digits = written.replace(/\D/g, '');
  const hasPlus = /^\D*\+/.test(written);
  const known = hasPlus ? internationalNumber(`+${digits}`) : internationalNumber(written, country);
  return known ?? (hasPlus ? null : internationalNumber(`+${digits}`)) ?? (digits.length >= 4 ? digits : null);
}

/** Returns letters and digits in upper case. */
export function normalNumber(text: string): string | null {
  const number = foldCompact(text.slice(0, 255));
  return number === '' ? null : number;
}

/** Returns the visible text in NFKC, lower case, trimmed, with single blanks. */
export function normalText(text: string): string | null {
  const normal = folded(text).replace(/\s+/gu, ' ').trim();
  return normal === '' ? null : normal;
}

/** Returns the family name, the first given name and the birthdate, independent of spelling. */
export function normalPerson(first: string, last: string, birthdate: string): string | null {
  const [firstWord = ''] = foldWords(first);
  const parts = [foldDigraphs(last), foldDigraphs(firstWord), birthdate.trim()];
  return parts.includes('') ? null : parts.join('/');
}

/** Parses an address without the zone of an interface. An IPv4 address mapped to IPv6 results in the IPv4 address. */
export function parseAddress(text: string): ipaddr.IPv4 | ipaddr.IPv6 | null {
  const [bare = ''] = text.trim().split('%');
  if (!(ipaddr.IPv4.isValidFourPartDecimal(bare) || ipaddr.IPv6.isValid(bare))) return null;
  return ipaddr.process(bare);
}

/** Returns `v4/24/0a000000`: the bits of the network, the others zero. */
export function networkOf(address: ipaddr.IPv4 | ipaddr.IPv6, prefix: number): string {
  const bytes = address.toByteArray().map((byte, index) => byte & maskOf(prefix - index * 8));
  return `${address.kind() === 'ipv4' ? 'v4' : 'v6'}/${prefix}/${Buffer.from(bytes).toString('hex')}`;
}

const maskOf = (bits: number): number => (bits >= 8 ? 255 : bits <= 0 ? 0 : (255 << (8 - bits)) & 255);
