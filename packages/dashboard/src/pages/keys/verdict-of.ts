/** Verdict on an operation that a key used, if the key had other permissions. Pure. */
import type { KeyUse } from '../../client/api-keys.ts';

export type Operation = KeyUse['operations'][number];

/** It would keep working, would break, or was refused every time that it was called. */
export type Verdict = 'works' | 'breaks' | 'refused';

/** `permissions` are those that the key would have; null when it is to end. */
export type Permissions = readonly string[] | null;

/** Returns the permission that the key would lack; null if it lacks none, or is to end. */
export const lackingOf = ({ permission }: Pick<Operation, 'permission'>, permissions: Permissions): string | null =>
  permissions === null || permission === null || permissions.includes(permission) ? null : permission;

export function verdictOf(
  operation: Pick<Operation, 'permission' | 'calls' | 'refused'>,
  permissions: Permissions,
): Verdict {
  if (operation.refused >= operation.calls) return 'refused';
  return permissions === null || lackingOf(operation, permissions) !== null ? 'breaks' : 'works';
}
