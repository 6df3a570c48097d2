/** Setup links of organizations without an owner, for the start and for the operator's command. */
import type { OperationRunner } from '../../../operations/runner.ts';
import type { Scope } from '../../../security/scope.ts';
import { seedRoles } from '../roles/index.ts';
import { hasOwner } from '../users/index.ts';
import { makeSetupLink } from './setup-codes.ts';

interface Parts {
  readonly runner: OperationRunner;
  readonly scopes: { all(): Promise<readonly Scope[]>; organizationName(scope: Scope): Promise<string> };
}

export interface SetupLink {
  readonly url: string;
  /** Null if there is only one organization. */
  readonly organizationName: string | null;
}

/** Makes one link per organization without an owner, and seeds its roles if it is older than the roles. */
export async function makeSetupLinks({ runner, scopes }: Parts): Promise<readonly SetupLink[]> {
  const sandboxes = (await scopes.all()).filter(({ environmentKind }) => environmentKind === 'sandbox');
  const links: SetupLink[] = [];
  for (const scope of sandboxes) {
    const link = await runner.write(scope, { type: 'system' }, async (context) => {
      if (await hasOwner(context.tx, scope)) return null;
      await seedRoles(context.tx, scope, context);
      return makeSetupLink(context);
    });
    if (link === null) continue;
    links.push({ url: link, organizationName: sandboxes.length === 1 ? null : await scopes.organizationName(scope) });
  }
  return links;
}
