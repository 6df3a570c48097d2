/** Domains that a business allows: `shop.example`, `*.shop.example`, each with an optional port. Pure. */

const label = '[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?';
const domainRule = new RegExp(`^(\\*\\.)?(${label})(\\.${label})*(:\\d{1,5})?$`);

/**
 * Returns true for an entry of an allowlist: a domain in lower case, optionally with `*.` in front and a port behind.
 */
export const isDomainRule = (text: string): boolean => domainRule.test(text);

/**
 * Returns true if the host of `uri` is one of `domains`. `*.` means one or more labels in front. A domain without a
 * port allows the default port of the scheme only, as in a content security policy (CSP 3, section 6.7.2.8).
 */
export function isAllowedDomain(uri: string, domains: readonly string[]): boolean {
  const parsed = URL.parse(uri);
  if (parsed === null || (parsed.protocol !== 'https:' && parsed.protocol !== 'http:')) return false;
  const host = parsed.host.toLowerCase();
  return domains.some((each) => {
    const domain = each.toLowerCase();
    return domain.startsWith('*.') ? host.endsWith(domain.slice(1)) && host.length >= domain.length : host === domain;
  });
}
