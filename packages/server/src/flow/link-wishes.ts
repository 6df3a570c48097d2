/** Options of a link besides its inquiry: language, look, and the return address. Pure. */

import type { EmbedTarget } from '@countersign/flow/page';
import type { PageRequest } from '../http/page.ts';
import type { Variant } from '../resources/appearance/theme-sets/index.ts';
import { composeEmbed, readEmbed } from './embedding.ts';

export interface LinkWishes {
  /** Language of the link; null if it has none. The offered ones depend on the template. */
  readonly language: string | null;
  readonly acceptLanguage: string | null;
  /** Look of the link; null for that of the theme and the device. */
  readonly styleVariant: Variant | null;
  /** Return address in the link, unchecked; at most `longestRedirect` characters. */
  readonly redirectUri: string | null;
  /** Page around the frame that shows the flow, unchecked; null outside of frames. */
  readonly embed: EmbedTarget | null;
}

/** Limit of the address, the same as in the API. */
const longestRedirect = 2000;

export function readWishes({ query, acceptLanguage }: PageRequest): LinkWishes {
  const variant = query.get('style-variant');
  const redirectUri = query.get('redirect-uri') ?? '';
  return {
    language: query.get('language') ?? null,
    acceptLanguage,
    styleVariant: variant === 'light' || variant === 'dark' ? variant : null,
    redirectUri: redirectUri === '' || redirectUri.length > longestRedirect ? null : redirectUri,
    embed: readEmbed(query),
  };
}

/** Identification of a page's session in its address. */
export interface SessionAddress {
  readonly sessionId: string;
  /** Proof of the session; null if the browser keeps its cookie. */
  readonly proof: string | null;
}

/**
 * Returns the target of a page's forms: their own session, so that every screen keeps the options of the link. Only the
 * consent form has the return address, and stores it with the inquiry: a forged later address changes nothing.
 */
export function actionOf(wishes: LinkWishes, locale: string, own: SessionAddress | null): string {
  const kept = new URLSearchParams();
  if (own !== null) kept.set('session', own.sessionId);
  if (own !== null && own.proof !== null) kept.set('proof', own.proof);
  if (wishes.language !== null) kept.set('language', locale);
  if (wishes.styleVariant !== null) kept.set('style-variant', wishes.styleVariant);
  if (wishes.embed !== null) kept.set('embed', composeEmbed(wishes.embed));
  if (wishes.redirectUri !== null && own === null) kept.set('redirect-uri', wishes.redirectUri);
  return kept.size === 0 ? '/verify' : `/verify?${kept}`;
}

/**
 * Rebuilds the requested address of a page that cannot be shown; a form sent from there proves as much.
 */
export function addressAgain({ query }: Pick<PageRequest, 'query'>): string {
  const kept = [
    'session',
    'proof',
    'code',
    'inquiry-id',
    'environment-id',
    'session-token',
    'language',
    'style-variant',
    'embed',
  ].flatMap((name) => {
    const value = query.get(name);
    return value === undefined ? [] : [[name, value]];
  });
  return kept.length === 0 ? '/verify' : `/verify?${new URLSearchParams(kept)}`;
}
