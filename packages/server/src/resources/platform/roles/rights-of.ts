/** Combined rights of several roles. Pure. */
import type { Right } from '../../../security/permissions.ts';
import type { EnvironmentKind } from '../../../security/scope.ts';
import type { Role } from './role.ts';

type Giving = Pick<Role, 'permissions' | 'environments' | 'onlyTemplates'>;

export interface Rights {
  readonly permissions: ReadonlySet<Right>;
  /** Inquiry templates to which a right is limited; a right without an entry is unlimited. */
  readonly boundTo: ReadonlyMap<Right, readonly string[]>;
}

/** Returns the union of the roles' rights: a right that any role gives without a limit has none. */
export function rightsOf(roles: readonly Giving[], environment: EnvironmentKind): Rights {
  const permissions = new Set<Right>();
  const boundTo = new Map<Right, readonly string[]>();
  for (const role of roles) {
    if (!role.environments.includes(environment)) continue;
    for (const right of role.permissions) {
      const isKnown = permissions.has(right);
      const before = boundTo.get(right);
      permissions.add(right);
      if (role.onlyTemplates.length === 0) boundTo.delete(right);
      else if (!isKnown || before !== undefined)
        boundTo.set(right, [...new Set([...(before ?? []), ...role.onlyTemplates])]);
    }
  }
  return { permissions, boundTo };
}

/** Returns the rights of a person who views the dashboard as another role: never more than their own. */
export function seenThrough(own: Rights, seen: Rights): Rights {
  const permissions = new Set([...own.permissions].filter((right) => seen.permissions.has(right)));
  const boundTo = new Map<Right, readonly string[]>();
  for (const right of permissions) {
    const [mine, theirs] = [own.boundTo.get(right), seen.boundTo.get(right)];
    const both = mine === undefined ? theirs : theirs === undefined ? mine : mine.filter((id) => theirs.includes(id));
    if (both !== undefined) boundTo.set(right, both);
  }
  return { permissions, boundTo };
}
