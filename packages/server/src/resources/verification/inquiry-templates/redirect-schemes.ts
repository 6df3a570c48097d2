/** Where a finished flow may send the individual. Pure. */

/** They would run on our own origin or open what is not a place to go to. */
const neverSchemes = ['javascript', 'data', 'blob', 'file', 'vbscript', 'about', 'filesystem'];

/** Null for a scheme that a template may list. */
export function schemeProblem(scheme: string): string | null {
  if (!/^[a-z][a-z0-9+.-]{0,40}$/.test(scheme)) return 'is not the scheme of an address, such as https or myapp';
  return neverSchemes.includes(scheme) ? 'is a scheme that could run in the page' : null;
}

/** Null for an address the flow may lead to. An empty list of schemes stands for http and https. */
export function redirectProblem(uri: string, schemes: readonly string[]): string | null {
  const parsed = URL.parse(uri);
  const scheme = parsed?.protocol.slice(0, -1) ?? '';
  if (parsed === null || schemeProblem(scheme) !== null) return 'must be an absolute address';
  const allowed = schemes.length === 0 ? ['http', 'https'] : schemes;
  return allowed.includes(scheme)
    ? null
    : `must have one of the template's schemes for redirects: ${allowed.join(', ')}`;
}
