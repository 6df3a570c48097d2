/**
 * Format of a key's value: its environment in clear text, so that a mix-up is visible, and 40 random characters (234
 * bits).
 */
import type { IdSource } from '../../../lib/ids.ts';
import type { EnvironmentKind } from '../../../security/scope.ts';

export const newKeyValue = (kind: EnvironmentKind, ids: IdSource): string => `service_${kind}_${ids.token(40)}`;

/** Returns the last characters of a value, which are stored to recognize it. */
export const hintOf = (value: string): string => value.slice(-4);
