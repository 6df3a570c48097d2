/** Comparer of addresses and networks: an address is looked up with each prefix length in use. */
import { networkOf, parseAddress } from '../../links/index.ts';
import { type Comparer, type ItemFault, type ReadItem, textIn } from './comparer.ts';

/** Minimum prefix lengths: shorter ones would cover large parts of the address space. */
const widest = { ipv4: 8, ipv6: 16 } as const;

const field = 'ip-address';
const fault = (problem: string): ItemFault => ({ member: 'value', problem });

function readNetwork(text: string): ReadItem | ItemFault {
  const [written = '', length, ...rest] = text.split('/');
  const address = parseAddress(written);
  if (address === null || rest.length > 0) return fault('must be an IP address or a network, such as 203.0.113.0/24');
  const bits = address.toByteArray().length * 8;
  if (length !== undefined && !/^\d{1,3}$/.test(length)) return fault('must have a prefix length in digits');
  // An IPv4 address in IPv6 notation has 96 bits in front of it.
  const mapped = written.includes(':') && bits === 32 ? 96 : 0;
  const prefix = length === undefined ? bits : Number(length) - mapped;
  if (prefix > bits || prefix < widest[address.kind()]) {
    return fault(`must have a prefix length from ${widest[address.kind()] + mapped} to ${bits + mapped}`);
  }
  const network = networkOf(address, prefix);
  return { values: { value: text }, identity: network, keys: [network], prefix };
}

export const ipAddress: Comparer = {
  read: (values) => readNetwork(textIn(values, 'value')),
  keysOf(facts, prefixes) {
    const address = parseAddress(textIn(facts, field));
    if (address === null) return [];
    return prefixes[address.kind()].map((prefix) => ({ field, key: networkOf(address, prefix) }));
  },
  factsOf: (value) => ({ [field]: value }),
};
