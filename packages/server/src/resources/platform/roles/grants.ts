/**
 * Rules of granting for people, equal to those for keys (decision 0014). No one gives a right that they lack, in a role
 * or by assigning a role; no one takes a right that they could not give. Pure.
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

/** Returns the rights of `wanted` that `own` lacks, or has for fewer inquiry templates. */
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

/**
 * Throws exceeds_grant for the first right of `wanted` that is neither in `own` nor in `before`, the earlier rights of
 * the role.
 */
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
 * Throws exceeds_grant for the first right of `before` that is neither in `own` nor in `after`, the rights that remain
 * to its holders. `pointer` is the body member that requested it, if any.
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
