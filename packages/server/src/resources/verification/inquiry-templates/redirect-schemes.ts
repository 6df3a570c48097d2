/** Rules for the address to which a finished flow redirects the individual. Pure. */

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
