/** A client's address in canonical form, and the network of one household. */
import ipaddr from 'ipaddr.js';

/** An address with a port, as some proxies send it; an IPv6 one in brackets. */
const withPort = /^(?:\[([0-9a-f:.]+)\]|(\d{1,3}(?:\.\d{1,3}){3}))(?::\d{1,5})?$/i;

/**
 * Normalizes an address: removes a port, and converts an IPv4 address written as IPv6 (RFC 4291, section 2.5.5.2). An
 * invalid one stays unchanged.
 */
export function clientAddress(text: string): string {
  const [, six, four] = withPort.exec(text) ?? [];
  const bare = six ?? four ?? text;
  return ipaddr.isValid(bare) ? ipaddr.process(bare).toString() : text;
}

/**
 * Returns the network whose attempts are counted: an IPv4 address, or the /64 that a household gets of IPv6 (RFC 6177).
 */
export function clientNetwork(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const [first, second, third, fourth] = (parsed as ipaddr.IPv6).parts;
  return [first, second, third, fourth].map((part = 0) => part.toString(16)).join(':');
}
