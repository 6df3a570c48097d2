/**
 * Somebody whom the issuer calls by the address of a person who has a way in of their own: who they are there is kept for the browser
 * that came back, and becomes theirs when the same browser signs in by that way (decision 0123).
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

/** Gives the token for the cookie of the browser. */
export const keepLink = (context: EntryContext, link: IssuerLink): Promise<string> =>
  openAttempt(context, linkAttempt, link);

/** What the browser has to confirm; null where it has nothing, or nothing any more. */
export async function linkToConfirm(context: EntryContext, { headers }: Visit): Promise<IssuerLink | null> {
  const token = bindingOf(headers, linkBinding);
  if (token === null) return null;
  return lookAtAttempt<IssuerLink>(context, linkAttempt, token).catch((error: unknown) => {
    if (error instanceof Refusal) return null;
    throw error;
  });
}

/** The person with the link, where it is theirs and they have none. */
export function confirmed(user: User, link: IssuerLink | null): User {
  if (link === null || link.userId !== user.id || user.oidc !== null) return user;
  const { issuer, subject } = link;
  return { ...user, oidc: { issuer, subject } };
}
