/** Who has an e-mail address, before any organization is known. */
import type { EntryContext } from '../../../api/entry.ts';
import type { EnvironmentKind, Scope } from '../../../security/scope.ts';
import { comparableEmail, findUsers, findUsersByEmailDigest, type User } from '../users/index.ts';

export interface FoundPerson {
  readonly user: User;
  /** Of the sandbox of their organization. */
  readonly scope: Scope;
}

type Parts = Pick<EntryContext, 'database' | 'keyRing' | 'scopes'>;

/** Rows of people are reached from either environment of their organization. */
export async function scopeOfOrganization(
  { scopes }: Pick<Parts, 'scopes'>,
  organizationId: string,
  kind: EnvironmentKind = 'sandbox',
): Promise<Scope> {
  const found = (await scopes.ofOrganization(organizationId)).find(({ environmentKind }) => environmentKind === kind);
  if (found === undefined) throw new Error(`the organization ${organizationId} has no environment ${kind}`);
  return found;
}

/** One person an organization at most; deactivated ones are left out. */
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
