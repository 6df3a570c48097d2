/** Where requests that leave the process may go: the rules of an environment, and whether an address keeps to them. Pure. */
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

export interface EgressRules {
  /** Plain http beside https. */
  readonly http: boolean;
  /** `public` keeps to the internet, `loopback` adds this very machine, `any` adds the operator's own network. */
  readonly addresses: 'public' | 'loopback' | 'any';
}

export const publicOnly: EgressRules = { http: false, addresses: 'public' };

/** True for addresses of the public internet; private, loopback, link-local, shared and reserved ranges are not. */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}

/** True for addresses of this very machine. */
export function isLoopback(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';
}

/** `address` is an IP address. */
export function mayReach(rules: EgressRules, address: string): boolean {
  if (rules.addresses === 'any') return true;
  return isPublicAddress(address) || (rules.addresses === 'loopback' && isLoopback(address));
}

/** Why a request may not be sent there, in a few words; null when only the name's own addresses are left to look at. */
export function targetProblem(rules: EgressRules, target: URL): string | null {
  if (target.protocol !== 'https:' && !(rules.http && target.protocol === 'http:')) {
    return rules.http ? 'only http and https are allowed' : 'only https is allowed';
  }
  const host = target.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0) return mayReach(rules, host) ? null : 'the address is not public';
  const local = /(^|\.)localhost\.?$/i.test(host);
  return local && rules.addresses === 'public' ? 'the address is not public' : null;
}
