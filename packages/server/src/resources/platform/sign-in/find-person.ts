/** Lookup of people by e-mail address, before the organization is known. */
import type { EntryContext } from '../../../api/entry.ts';
import type { EnvironmentKind, Scope } from '../../../security/scope.ts';
import { comparableEmail, findUsers, findUsersByEmailDigest, type User } from '../users/index.ts';

export interface FoundPerson {
  readonly user: User;
  /** Sandbox of the person's organization. */
  readonly scope: Scope;
}

type Parts = Pick<EntryContext, 'database' | 'keyRing' | 'scopes'>;

/** Returns a scope of the organization; rows of people are reachable from each of its environments. */
export async function scopeOfOrganization(
  { scopes }: Pick<Parts, 'scopes'>,
  organizationId: string,
  kind: EnvironmentKind = 'sandbox',
): Promise<Scope> {
  const found = (await scopes.ofOrganization(organizationId)).find(({ environmentKind }) => environmentKind === kind);
  if (found === undefined) throw new Error(`the organization ${organizationId} has no environment ${kind}`);
  return found;
}

/** Finds at most one person per organization; deactivated ones are omitted. */
export async function findPeople(parts: Parts, emailAddress: string): Promise<readonly FoundPerson[]> {
  const { database, keyRing } = parts;
  const digest = keyRing.digestSecret('email-address', comparableEmail(emailAddress));
  const places = await database.read({ environmentId: null, secretDigest: digest }, (reader) =>
    findUsersByEmailDigest(reader, digest),
  );
  const found = await Promise.all(
    places.map(async ({ id, organizationId }) => {
      const scope = await scopeOfOrganization(parts, organizationId);
      const users = await database.read({ environmentId: scope.environmentId }, (reader) =>
        findUsers(reader, { keyRing, scope }, [id]),
      );
      return users.map((user) => ({ user, scope }));
    }),
  );
  return found.flat();
}
