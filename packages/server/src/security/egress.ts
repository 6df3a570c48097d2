/**
 * Allowed targets of outgoing requests: the rules of an environment, and the check of an address against them. Pure.
 */
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import type { EnvironmentKind } from './scope.ts';

export interface EgressRules {
  /** Plain http in addition to https. */
  readonly http: boolean;
  /**
   * Allowed addresses: `public` is the internet, `loopback` adds this machine, `any` adds the operator's own network.
   */
  readonly addresses: 'public' | 'loopback' | 'any';
}

export const publicOnly: EgressRules = { http: false, addresses: 'public' };

/**
 * Unicast of the IPv6 internet; all other addresses belong to no host or are not assigned (IANA, IPv6 address space).
 */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');

/** Public addresses that the machine itself answers: the host service of Azure. */
const hostServices = ['168.63.129.16'];

/**
 * Returns true for addresses of the public internet: unicast addresses outside of all special-purpose ranges of IANA's
 * registries, and not an address that a cloud answers on the machine itself.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed instanceof ipaddr.IPv6 ? parsed.match(globalUnicast) : !hostServices.includes(parsed.toString());
}

/** Returns true for addresses of this machine. */
function isLoopback(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';
}

/**
 * Returns the rules of webhooks: the public internet, in production only by https, unless the operator allows private
 * addresses. A sandbox that only its own machine can reach is a developer's, and may call a receiver on that machine:
 * the service listens on loopback, its public address is loopback, and no proxy is in front.
 */
export function egressOf(settings: {
  readonly host: string;
  readonly baseUrl: string;
  readonly trustedProxies: readonly string[];
  readonly webhookAllowPrivateAddresses: boolean;
}): Readonly<Record<EnvironmentKind, EgressRules>> {
  const any: EgressRules = { http: true, addresses: 'any' };
  if (settings.webhookAllowPrivateAddresses) return { production: any, sandbox: any };
  const hosts = [settings.host, hostOf(new URL(settings.baseUrl))];
  const ownMachine =
    settings.trustedProxies.length === 0 && hosts.every((host) => host === 'localhost' || isLoopback(host));
  return { production: publicOnly, sandbox: { http: true, addresses: ownMachine ? 'loopback' : 'public' } };
}

/** Returns true for this machine by name or address. `host` as in a URL. */
export function isLoopbackHost(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '').toLowerCase();
  return name === 'localhost' || isLoopback(name);
}

/** Endings of names outside the public DNS (RFC 6761, 6762, 8375, 9476), and the ending that most home routers use. */
const privateNames = /(^|\.)(localhost|local|internal|test|home\.arpa|alt|lan)\.?$/i;

/**
 * Returns true for a public address, and for a name of several parts, which the public DNS may have. `host` as in a
 * URL.
 */
export function isPublicHost(host: string): boolean {
  const address = host.replace(/^\[|\]$/g, '');
  return isIP(address) === 0 ? host.includes('.') && !privateNames.test(host) : isPublicAddress(address);
}

/** Returns the host of a URL, an IPv6 address without brackets. */
export const hostOf = (target: URL): string => target.hostname.replace(/^\[|\]$/g, '');

/** Returns true if the rules allow this IP address. */
export function mayReach(rules: EgressRules, address: string): boolean {
  if (rules.addresses === 'any') return true;
  return isPublicAddress(address) || (rules.addresses === 'loopback' && isLoopback(address));
}

/**
 * Returns the reason why a request must not be sent to the target, in a few words; null if it may be, provided that the
 * addresses of its name are allowed.
 */
export function targetProblem(rules: EgressRules, target: URL): string | null {
  if (target.protocol !== 'https:' && !(rules.http && target.protocol === 'http:')) {
    return rules.http ? 'only http and https are allowed' : 'only https is allowed';
  }
  const host = hostOf(target);
  if (isIP(host) !== 0) return mayReach(rules, host) ? null : 'the address is not public';
  const local = /(^|\.)localhost\.?$/i.test(host);
  return local && rules.addresses === 'public' ? 'the address is not public' : null;
}
