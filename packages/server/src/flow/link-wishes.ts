/** What a link asks for beside the inquiry it leads to: language, look, and where to go in the end. Pure. */

import type { PageRequest } from '../http/page.ts';
import type { Variant } from '../resources/appearance/theme-sets/index.ts';

export interface LinkWishes {
  /** Null when the link asks for none; what is offered is known with the template. */
  readonly language: string | null;
  readonly acceptLanguage: string | null;
  /** Null for what the theme and the device say. */
  readonly styleVariant: Variant | null;
  /** As the link has it, unchecked; at most `longestRedirect` characters. */
  readonly redirectUri: string | null;
}

/** As for the address that the API takes. */
const longestRedirect = 2000;

export function readWishes({ query, acceptLanguage }: PageRequest): LinkWishes {
  const variant = query.get('style-variant');
  const redirectUri = query.get('redirect-uri') ?? '';
  return {
    language: query.get('language') ?? null,
    acceptLanguage,
    styleVariant: variant === 'light' || variant === 'dark' ? variant : null,
    redirectUri: redirectUri === '' || redirectUri.length > longestRedirect ? null : redirectUri,
  };
}

/**
 * Where the forms of a page go, so that every screen keeps what the link asked for. The address to return to goes with the
 * consent alone, which keeps it with the inquiry: a later address that somebody else made up changes nothing.
 */
export function actionOf(wishes: LinkWishes, locale: string, hasConsented: boolean): string {
  const kept = new URLSearchParams();
  if (wishes.language !== null) kept.set('language', locale);
  if (wishes.styleVariant !== null) kept.set('style-variant', wishes.styleVariant);
  if (wishes.redirectUri !== null && !hasConsented) kept.set('redirect-uri', wishes.redirectUri);
  return kept.size === 0 ? '/verify' : `/verify?${kept}`;
}
