/** The address of a client in one form, and the network that one household has. */
import ipaddr from 'ipaddr.js';

/** Behind some proxies an address comes with the port, an IPv6 one in brackets. */
const withPort = /^(?:\[([0-9a-f:.]+)\]|(\d{1,3}(?:\.\d{1,3}){3}))(?::\d{1,5})?$/i;

/**
 * `text` without a port, and an IPv4 address that was written as IPv6 (RFC 4291, section 2.5.5.2) as the IPv4 address that it is. What
 * is no address stays as it is.
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
