/** Check of the entries of TRUSTED_PROXIES: single addresses and networks of the operator. */
import ipaddr from 'ipaddr.js';

/** Names of ranges that the framework knows. */
const names = ['loopback', 'linklocal', 'uniquelocal'];

/** Bits of the widest networks that belong to one operator: 10.0.0.0/8 and fc00::/7. */
const fewestBits = { ipv4: 8, ipv6: 7 } as const;

/** Returns the fault of an entry and its remedy; null for a valid one. */
export function proxyProblem(entry: string): string | null {
  if (names.includes(entry)) return null;
  const [address = '', bits, ...rest] = entry.split('/');
  if (!ipaddr.isValid(address) || rest.length > 0 || (bits !== undefined && !ipaddr.isValidCIDR(entry))) {
    return `${entry} is no IP address or CIDR range`;
  }
  if (bits === undefined) return null;
  const parsed = ipaddr.parse(address);
  const mapped = parsed instanceof ipaddr.IPv6 && parsed.isIPv4MappedAddress();
  const wide = mapped ? Number(bits) - 96 < fewestBits.ipv4 : Number(bits) < fewestBits[parsed.kind()];
  return wide ? `${entry} would let everybody say which address they come from` : null;
}
