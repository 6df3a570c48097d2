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
  const parameters = new URLSearchParams();
  if (own !== null) parameters.set('session', own.sessionId);
  if (own !== null && own.proof !== null) parameters.set('proof', own.proof);
  if (wishes.language !== null) parameters.set('language', locale);
  if (wishes.styleVariant !== null) parameters.set('style-variant', wishes.styleVariant);
  if (wishes.embed !== null) parameters.set('embed', composeEmbed(wishes.embed));
  if (wishes.redirectUri !== null && own === null) parameters.set('redirect-uri', wishes.redirectUri);
  return parameters.size === 0 ? '/verify' : `/verify?${parameters}`;
}

const kept = (query: PageRequest['query'], names: readonly string[]): string => {
  const values = names.flatMap((name) => {
    const value = query.get(name);
    return value === undefined ? [] : [[name, value]];
  });
  return values.length === 0 ? '/verify' : `/verify?${new URLSearchParams(values)}`;
};

const options = ['language', 'style-variant', 'embed'];

/**
 * Rebuilds the requested address of a page whose session is no longer available, so that a form sent from there has the
 * same proof.
 */
export const addressAgain = ({ query }: Pick<PageRequest, 'query'>): string =>
  kept(query, ['session', 'proof', 'code', 'inquiry-id', 'environment-id', 'session-token', ...options]);

/** Returns the address of a page without the id of the requested inquiry, which may be another person's. */
export const addressWithoutInquiry = ({ query }: Pick<PageRequest, 'query'>): string =>
  kept(query, query.has('inquiry-id') ? options : ['code', ...options]);
