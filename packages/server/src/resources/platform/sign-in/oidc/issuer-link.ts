/**
 * Pending link: if the issuer's identity has the address of a person with another way to sign in, the identity is kept
 * for the returning browser, and linked to the person when that browser signs in that way (decision 0123).
 */
import type { EntryContext, Visit } from '../../../../api/entry.ts';
import { Refusal } from '../../../../lib/refusal.ts';
import type { User } from '../../users/index.ts';
import { lookAtAttempt, openAttempt } from '../attempts.ts';
import { bindingOf, linkBinding } from './binding-cookie.ts';

export interface IssuerLink {
  readonly userId: string;
  readonly issuer: string;
  readonly subject: string;
}

const linkAttempt = 'issuer-link';

/** Stores the link and returns the token for the browser's cookie. */
export const keepLink = (context: EntryContext, link: IssuerLink): Promise<string> =>
  openAttempt(context, linkAttempt, link);

/** Returns the link that the browser has to confirm; null if there is none, or it has expired. */
export async function linkToConfirm(context: EntryContext, { headers }: Visit): Promise<IssuerLink | null> {
  const token = bindingOf(headers, linkBinding);
  if (token === null) return null;
  return lookAtAttempt<IssuerLink>(context, linkAttempt, token).catch((error: unknown) => {
    if (error instanceof Refusal) return null;
    throw error;
  });
}

/** Returns the person with the link, if it is theirs and they have none yet. */
export function confirmed(user: User, link: IssuerLink | null): User {
  if (link === null || link.userId !== user.id || user.oidc !== null) return user;
  const { issuer, subject } = link;
  return { ...user, oidc: { issuer, subject } };
}
