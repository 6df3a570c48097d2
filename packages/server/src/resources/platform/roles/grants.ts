/**
 * A person gives nobody, by a role or with one, what they do not have themselves, and takes from nobody what they could not give: the
 * rule that keys have (decision 0014). Pure.
 */
import { Refusal } from '../../../lib/refusal.ts';
import type { Right } from '../../../security/permissions.ts';
import type { EnvironmentKind } from '../../../security/scope.ts';
import { rightsOf } from './rights-of.ts';
import type { Role } from './role.ts';

export type Giving = Pick<Role, 'permissions' | 'environments' | 'onlyTemplates'>;

export interface Given {
  readonly right: Right;
  readonly environment: EnvironmentKind;
}

/** Rights of `wanted` that those who hold `own` lack, or have for fewer inquiry templates. */
export function lackingIn(own: readonly Giving[], wanted: Giving): Given[] {
  return wanted.environments.flatMap((environment) => {
    const held = rightsOf(own, environment);
    return wanted.permissions
      .filter((right) => !covers(held.permissions.has(right), held.boundTo.get(right), wanted.onlyTemplates))
      .map((right) => ({ right, environment }));
  });
}

function covers(isHeld: boolean, bound: readonly string[] | undefined, wanted: readonly string[]): boolean {
  if (!isHeld || bound === undefined) return isHeld;
  return wanted.length > 0 && wanted.every((id) => bound.includes(id));
}

/** Throws exceeds_grant for the first right of `wanted` that `own` and `before`, what the role gave already, both lack. */
export function demandGrant(own: readonly Giving[], wanted: Giving, before: Giving | null, pointer: string): void {
  const [lacking] = lackingIn(before === null ? own : [...own, before], wanted);
  if (lacking === undefined) return;
  throw new Refusal('exceeds_grant', {
    details: `you lack ${lacking.right} in the ${lacking.environment} environment, or have it for fewer templates, and cannot give it`,
    meta: { 'required-permission': lacking.right },
    pointer,
  });
}

/**
 * Throws exceeds_grant for the first right of `before` that `own` and `after`, what those who had it keep, both lack. `pointer` where
 * a member of the body asked for it.
 */
export function demandTake(own: readonly Giving[], before: Giving, after: readonly Giving[], pointer?: string): void {
  const [lacking] = lackingIn([...own, ...after], before);
  if (lacking === undefined) return;
  throw new Refusal('exceeds_grant', {
    details: `you lack ${lacking.right} in the ${lacking.environment} environment, or have it for fewer templates, and cannot take it`,
    meta: { 'required-permission': lacking.right },
    ...(pointer === undefined ? {} : { pointer }),
  });
}
