/** Comparison of the rights that people lose and gain by a change of a role, considering their other roles. Pure. */
import type { Right } from '../../../security/permissions.ts';
import type { EnvironmentKind } from '../../../security/scope.ts';
import type { Giving } from './grants.ts';
import { type Rights, rightsOf } from './rights-of.ts';

export interface RightsChange {
  readonly environment: EnvironmentKind;
  readonly gained: readonly Right[];
  readonly lost: readonly Right[];
  /** Rights held before and after, but for different inquiry templates. */
  readonly rebound: readonly Right[];
}

const environments: readonly EnvironmentKind[] = ['sandbox', 'production'];

/** Compares rights by environment. Environments without a change are omitted. */
export function compareRights(before: readonly Giving[], after: readonly Giving[]): RightsChange[] {
  return environments
    .map((environment) => ({
      environment,
      ...changesBetween(rightsOf(before, environment), rightsOf(after, environment)),
    }))
    .filter(({ gained, lost, rebound }) => gained.length + lost.length + rebound.length > 0);
}

function changesBetween(before: Rights, after: Rights): Omit<RightsChange, 'environment'> {
  const boundsOf = ({ boundTo }: Rights, right: Right): string => (boundTo.get(right) ?? ['all']).toSorted().join();
  return {
    gained: [...after.permissions].filter((right) => !before.permissions.has(right)).toSorted(),
    lost: [...before.permissions].filter((right) => !after.permissions.has(right)).toSorted(),
    rebound: [...after.permissions]
      .filter((right) => before.permissions.has(right) && boundsOf(before, right) !== boundsOf(after, right))
      .toSorted(),
  };
}
