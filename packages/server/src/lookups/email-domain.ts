/**
 * Facts from the spelling of an e-mail address: its domain, and whether that is for disposable addresses (list: CC0).
 */
import { domainToASCII } from 'node:url';
import { isDisposableEmailDomain } from 'disposable-email-domains-js';

export interface EmailDomain {
  /** Domain as written, in lower case. */
  readonly name: string;
  /** Domain for lookups: labels of other scripts in Punycode. */
  readonly ascii: string;
  readonly isDisposable: boolean;
  /** True for the domain of a relay, whose addresses hide a private one: it reveals nothing about the owner. */
  readonly isRelay: boolean;
}

/** Octets (RFC 5321, 4.5.3.1; RFC 3696, erratum 1690). */
const mostOf = { address: 254, local: 64, domain: 253, label: 63 };

const atoms = /^[^\s@"(),:;<>[\\\]]+$/u;
/** Text between quotes, in which a quote or a backslash is escaped. */
const quoted = /^"(?:[^"\\\p{Cc}]|\\[^\p{Cc}])*"$/u;
const label = /^(?!-)[a-z0-9-]+(?<!-)$/;

/** Domains that issue a separate address for each recipient of a person's address. */
const relays: ReadonlySet<string> = new Set([
  'privaterelay.appleid.com',
  'mozmail.com',
  'duck.com',
  'simplelogin.com',
  'anonaddy.com',
  'passmail.net',
]);

function isLocalPart(local: string): boolean {
  if (local === '' || Buffer.byteLength(local) > mostOf.local) return false;
  return quoted.test(local) || (atoms.test(local) && !/^\.|\.\.|\.$/.test(local));
}

/** Returns the domain in ASCII; null unless it has at least two labels, the last of them no number. */
function asciiOf(domain: string): string | null {
  const ascii = domainToASCII(domain).toLowerCase();
  const labels = ascii.split('.');
  const isOne =
    ascii.length <= mostOf.domain &&
    labels.length > 1 &&
    labels.every((each) => each.length <= mostOf.label && label.test(each)) &&
    /[a-z]/.test(labels.at(-1) ?? '');
  return isOne ? ascii : null;
}

/**
 * Parses the domain of an address; null if it is invalid. Comments, addresses in brackets and names of one label are
 * invalid.
 */
export function parseDomain(address: string): EmailDomain | null {
  if (Buffer.byteLength(address) > mostOf.address) return null;
  const at = address.lastIndexOf('@');
  const name = address.slice(at + 1).toLowerCase();
  if (at < 1 || !isLocalPart(address.slice(0, at)) || !/^[\p{L}\p{M}\p{N}.-]+$/u.test(name)) return null;
  const ascii = asciiOf(name);
  if (ascii === null) return null;
  return { name, ascii, isDisposable: isDisposableEmailDomain(ascii), isRelay: relays.has(ascii) };
}
