/** Rules for the address to which a finished flow redirects the individual. Pure. */
import { isAllowedDomain } from '../../../lib/allowed-domains.ts';

/** Schemes that would run on this service's own origin or are not navigable. */
const neverSchemes = ['javascript', 'data', 'blob', 'file', 'vbscript', 'about', 'filesystem'];

/** Returns the problem of a scheme; null if a template may list it. */
export function schemeProblem(scheme: string): string | null {
  if (!/^[a-z][a-z0-9+.-]{0,40}$/.test(scheme)) return 'is not the scheme of an address, such as https or myapp';
  return neverSchemes.includes(scheme) ? 'is a scheme that could run in the page' : null;
}

/** Returns the problem of a redirect address; null if it is allowed. An empty list of schemes means http and https. */
export function redirectProblem(uri: string, schemes: readonly string[]): string | null {
  const parsed = URL.parse(uri);
  const scheme = parsed?.protocol.slice(0, -1) ?? '';
  if (parsed === null || schemeProblem(scheme) !== null) return 'must be an absolute address';
  const allowed = schemes.length === 0 ? ['http', 'https'] : schemes;
  return allowed.includes(scheme)
    ? null
    : `must have one of the template's schemes for redirects: ${allowed.join(', ')}`;
}

/** Rules of a template for an address that a link gives. */
export interface RedirectRules {
  readonly redirectSchemes: readonly string[];
  readonly embeddedFlowDomains: readonly string[];
}

/** Judgement of a link's redirect address; `trusted` if the business itself listed it. */
export type LinkRedirect = { readonly problem: string } | { readonly isTrusted: boolean };

/**
 * Judges the redirect address of a link, which any person may have written. A web address must be on the domain
 * allowlist if the template has one; another scheme must be listed by the template. Both are then trusted.
 */
export function judgeLinkRedirect(uri: string, rules: RedirectRules): LinkRedirect {
  const problem = redirectProblem(uri, rules.redirectSchemes);
  if (problem !== null) return { problem };
  const isWeb = /^https?:/i.test(uri);
  if (!isWeb) return { isTrusted: true };
  if (rules.embeddedFlowDomains.length === 0) return { isTrusted: false };
  return isAllowedDomain(uri, rules.embeddedFlowDomains)
    ? { isTrusted: true }
    : { problem: "must have one of the template's allowed domains" };
}
