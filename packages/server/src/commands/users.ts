/** Commands for users of the dashboard, for an operator who has lost access. */
import type { Config } from '../config.ts';
import { OperatorError } from '../lib/operator-error.ts';
import { makeSetupLinks, nameBreakGlass, resetSignIn } from '../resources/platform/sign-in/index.ts';
import { deactivateUser, findUsersByEmail, listUsers, type User } from '../resources/platform/users/index.ts';
import type { Scope } from '../security/scope.ts';
import { type Given, type Tell, UsageError } from './command.ts';
import { formatTable } from './format-table.ts';
import { type Reached, withOperations } from './with-operations.ts';

/** Returns the sandbox of each organization: users belong to organizations, so each is listed once. */
const organizationsOf = async ({ scopes }: Reached): Promise<readonly Scope[]> =>
  (await scopes.all()).filter(({ environmentKind }) => environmentKind === 'sandbox');

export async function listPeople(config: Config, _given: Given, tell: Tell): Promise<void> {
  await withOperations(config, async (reached) => {
    const people: ReturnType<typeof shown>[] = [];
    for (const scope of await organizationsOf(reached)) {
      const users = await reached.runner.read(scope, (context) => listUsers(context.tx, context));
      people.push(...users.map((user) => shown(scope, user)));
    }
    tell(tableOf(people), { users: people });
  });
}

const tableOf = (people: readonly ReturnType<typeof shown>[]): string =>
  formatTable([
    ['ID', 'ADDRESS', 'NAME', 'STATUS', 'LAST SIGNED IN'],
    ...people.map((person) => [
      person.id,
      person['email-address'],
      person.name,
      person.owner ? `${person.status}, owner` : person.status,
      person['last-signed-in-at'] ?? 'never',
    ]),
  ]);

const shown = ({ organizationId }: Scope, user: User) => ({
  id: user.id,
  organization: organizationId,
  'email-address': user.emailAddress,
  name: `${user.nameFirst} ${user.nameLast}`,
  status: user.status,
  owner: user.isOwner,
  'break-glass': user.isBreakGlass,
  'last-signed-in-at': user.lastSignedInAt?.toISOString() ?? null,
});

/** Prints a setup link. Throws OperatorError if every organization has its owner. */
export async function printSetupLink(config: Config, _given: Given, tell: Tell): Promise<void> {
  await withOperations(config, async (reached) => {
    const links = await makeSetupLinks(reached);
    if (links.length === 0) {
      throw new OperatorError('The organization already has an owner, who can invite others in the dashboard.');
    }
    const lines = links.map(({ url, organizationName }) => `  ${[url, organizationName ?? []].flat().join('  ')}`);
    tell(`Valid once, within one hour:\n${lines.join('\n')}`, { links: links.map(({ url }) => url) });
  });
}

export async function deactivatePerson(config: Config, given: Given, tell: Tell): Promise<void> {
  const [address = ''] = given.arguments;
  await withOperations(config, async (reached) => {
    const found = await personOf(reached, address);
    const user = await reached.runner.write(found.scope, { type: 'system' }, (context) =>
      deactivateUser(context, null, found.user.id),
    );
    tell(`${user.emailAddress} can no longer sign in. All sessions end within a second.`, {
      user: shown(found.scope, user),
    });
  });
}

export async function namePersonForEmergencies(config: Config, given: Given, tell: Tell): Promise<void> {
  const [address = ''] = given.arguments;
  await withOperations(config, async (reached) => {
    const found = await personOf(reached, address);
    const user = await reached.runner.write(found.scope, { type: 'system' }, (context) =>
      nameBreakGlass(context, found.user.id),
    );
    tell(
      `${user.emailAddress} can sign in without the identity provider even if SIGN_IN is oidc-only. Each such sign-in is reported.`,
      { user: shown(found.scope, user) },
    );
  });
}

export async function resetPersonsSignIn(config: Config, given: Given, tell: Tell): Promise<void> {
  const [address = ''] = given.arguments;
  await withOperations(config, async (reached) => {
    const found = await personOf(reached, address);
    const { user, link } = await reached.runner.write(found.scope, { type: 'system' }, (context) =>
      resetSignIn(context, found.user.id),
    );
    const told = `The password, passkeys and authenticator app of ${user.emailAddress} were removed, and all sessions ended.`;
    tell(`${told} The following link is valid once, within one hour:\n  ${link}`, {
      link,
      user: shown(found.scope, user),
    });
  });
}

/** Finds the user with an address. Throws UsageError if there is none. */
async function personOf(reached: Reached, address: string): Promise<{ readonly user: User; readonly scope: Scope }> {
  for (const scope of await organizationsOf(reached)) {
    const [user] = await reached.runner.read(scope, (context) => findUsersByEmail(context.tx, context, address));
    if (user !== undefined) return { user, scope };
  }
  throw new UsageError(`No user has the address ${address}: npm start -- users list shows all.`);
}
