/** Mapping of an issuer's identity to a person of the organization and to the roles that the issuer gives them. */
import { Refusal } from '../../../../lib/refusal.ts';
import type { OperationContext } from '../../../../operations/context.ts';
import type { Identity } from '../../../../security/issuer/issuer.ts';
import type { IssuerConfig } from '../../../../security/issuer/read-settings.ts';
import { deleteUserRoles, insertUserRole, listRoles, type Role, rolesOfUser } from '../../roles/index.ts';
import { findUserByIssuer, findUsersByEmail, insertUser, lockUser, saveUser, type User } from '../../users/index.ts';
import { newUser } from '../new-user.ts';
import type { IssuerLink } from './issuer-link.ts';

/** Reasons to refuse a person whom the issuer signed in; each is a sentence on the sign-in page. */
export const issuerRefusals = ['no-role', 'email-not-verified', 'email-in-use', 'confirm-link', 'deactivated'] as const;
export type IssuerRefusal = (typeof issuerRefusals)[number];

export type Came =
  | { readonly user: User }
  | { readonly refused: Exclude<IssuerRefusal, 'confirm-link'>; readonly userId: string | null }
  | { readonly refused: 'confirm-link'; readonly userId: string; readonly link: IssuerLink };

/**
 * Finds the person by issuer and subject. If there is none, links a person by an address that the issuer verified,
 * once; if there is none either, creates a person, provided the issuer gives a role. Roles are updated even for a
 * person who is then refused. An address does not suffice for an owner, or for a person with another way to sign in
 * (`hasOwnWay`), who confirms the link by signing in that way.
 */
export async function comeFromIssuer(
  context: OperationContext,
  config: IssuerConfig,
  identity: Identity,
  hasOwnWay: (user: User) => Promise<boolean>,
): Promise<Came> {
  const found = await findPerson(context, config, identity, hasOwnWay);
  if ('refused' in found) return found;
  const { user } = found;
  if (user !== null && user.status !== 'active') return { refused: 'deactivated', userId: user.id };
  const given = await rolesGiven(context, config, identity);
  if (user === null) {
    if (given.length === 0) return { refused: 'no-role', userId: null };
    return { user: await make(context, config, identity, given) };
  }
  const held = await refreshRoles(context, config, user, given);
  return held === 0 ? { refused: 'no-role', userId: user.id } : { user };
}

type Found = { readonly user: User | null } | Extract<Came, { refused: string }>;

async function findPerson(
  context: OperationContext,
  { issuer }: IssuerConfig,
  identity: Identity,
  hasOwnWay: (user: User) => Promise<boolean>,
): Promise<Found> {
  const { tx } = context;
  const { subject, emailAddress, isEmailVerified } = identity;
  const known = await findUserByIssuer(tx, context, { issuer, subject });
  if (known !== null) return { user: await lockUser(tx, context, known.id) };
  if (emailAddress === null || !isEmailVerified) return { refused: 'email-not-verified', userId: null };
  const [named] = await findUsersByEmail(tx, context, emailAddress);
  if (named === undefined) return { user: null };
  const user = await lockUser(tx, context, named.id);
  if (user === null || user.oidc !== null) return { refused: 'email-in-use', userId: named.id };
  if (user.status !== 'active') return { refused: 'deactivated', userId: user.id };
  if (await hasOwnWay(user)) {
    return { refused: 'confirm-link', userId: user.id, link: { userId: user.id, issuer, subject } };
  }
  if (user.isOwner) return { refused: 'email-in-use', userId: user.id };
  const linked: User = { ...user, oidc: { issuer, subject }, updatedAt: context.clock.now() };
  await saveUser(tx, context, linked);
  return { user: linked };
}

/** Finds the mapped roles of the claim, except the owner role, which no issuer can give. */
async function rolesGiven(
  { tx, scope }: OperationContext,
  { roleMap }: IssuerConfig,
  { roleValues }: Identity,
): Promise<Role[]> {
  const names = new Set(roleValues.flatMap((value) => roleMap.get(value)?.toLowerCase() ?? []));
  return (await listRoles(tx, scope)).filter(
    ({ name, seededAs }) => seededAs !== 'owner' && names.has(name.toLowerCase()),
  );
}

async function make(
  context: OperationContext,
  { issuer }: IssuerConfig,
  { subject, emailAddress, nameFirst, nameLast }: Identity,
  roles: readonly Role[],
): Promise<User> {
  if (emailAddress === null) throw new Refusal('sign_in_refused');
  const person = newUser(context, { emailAddress, nameFirst, nameLast, passwordHash: null });
  const user: User = { ...person, oidc: { issuer, subject } };
  await insertUser(context.tx, context, user);
  await give(context, user, roles);
  return user;
}

async function give(
  { tx, scope, clock }: OperationContext,
  { id: userId }: User,
  roles: readonly Role[],
): Promise<void> {
  for (const { id: roleId } of roles) {
    await insertUserRole(tx, scope, { userId, roleId, grantedBy: null, grantedAt: clock.now() });
  }
}

/** Updates the roles that the map names; others stay. Returns the number of the person's roles afterwards. */
async function refreshRoles(
  context: OperationContext,
  { roleMap }: IssuerConfig,
  user: User,
  given: readonly Role[],
): Promise<number> {
  const { tx, scope } = context;
  const held = await rolesOfUser(tx, scope, user.id);
  const mapped = new Set([...roleMap.values()].map((name) => name.toLowerCase()));
  const isGiven = ({ id }: Role) => given.some((role) => role.id === id);
  const taken = held.filter(
    (role) => role.seededAs !== 'owner' && mapped.has(role.name.toLowerCase()) && !isGiven(role),
  );
  const added = given.filter(({ id }) => held.every((role) => role.id !== id));
  if (taken.length > 0)
    await deleteUserRoles(
      tx,
      scope,
      user.id,
      taken.map(({ id }) => id),
    );
  await give(context, user, added);
  return held.length - taken.length + added.length;
}
