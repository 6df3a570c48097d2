/** Addresses that a key may be used from: `*`, an IPv4 or IPv6 address, or a CIDR range; an empty list means any. */
import ipaddr from 'ipaddr.js';

interface AddressRange {
  readonly address: ipaddr.IPv4 | ipaddr.IPv6;
  readonly bits: number;
}

/** Parses an entry; null for an invalid one. Addresses are complete: no octal, no short forms, no zone. */
function rangeOf(entry: string): AddressRange | null {
  const [text = '', bits, ...rest] = entry.split('/');
  if (rest.length > 0) return null;
  const isV4 = ipaddr.IPv4.isValidFourPartDecimal(text);
  if (!isV4 && !(ipaddr.IPv6.isValid(text) && /^[0-9a-f:.]+$/i.test(text))) return null;
  const address = isV4 ? ipaddr.IPv4.parse(text) : ipaddr.IPv6.parse(text);
  const most = isV4 ? 32 : 128;
  if (bits === undefined) return { address, bits: most };
  return /^\d{1,3}$/.test(bits) && Number(bits) <= most ? plain({ address, bits: Number(bits) }) : null;
}

/** Converts an IPv4 address written as IPv6 to IPv4. */
function plain({ address, bits }: AddressRange): AddressRange {
  if (address instanceof ipaddr.IPv6 && address.isIPv4MappedAddress() && bits >= 96) {
    return { address: address.toIPv4Address(), bits: bits - 96 };
  }
  return { address, bits };
}

const covers = (wide: AddressRange, narrow: AddressRange): boolean =>
  wide.address.kind() === narrow.address.kind() &&
  wide.bits <= narrow.bits &&
  narrow.address.match(wide.address as ipaddr.IPv6, wide.bits);

export const isAllowlistEntry = (entry: string): boolean => entry === '*' || rangeOf(entry) !== null;

const allowsAny = (allowlist: readonly string[]): boolean => allowlist.length === 0 || allowlist.includes('*');

/** Returns true if `allowlist` allows every address that `entry` allows. */
export function allowlistCovers(allowlist: readonly string[], entry: string): boolean {
  if (allowsAny(allowlist)) return true;
  const requested = rangeOf(entry);
  if (requested === null) return false;
  return allowlist.some((known) => {
    const range = rangeOf(known);
    return range !== null && covers(plain(range), plain(requested));
  });
}

/** Returns true if a request from `address` may use a key with this list. */
export function addressAllowed(address: string, allowlist: readonly string[]): boolean {
  return allowlistCovers(allowlist, address);
}
