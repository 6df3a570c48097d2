/** The value of a key: its environment in clear, so that a mix-up shows, and 40 random characters (234 bits). */
import type { IdSource } from '../../../lib/ids.ts';
import type { EnvironmentKind } from '../../../security/scope.ts';

export const newKeyValue = (kind: EnvironmentKind, ids: IdSource): string => `service_${kind}_${ids.token(40)}`;

/** The end of a value, kept to recognize it by. */
export const hintOf = (value: string): string => value.slice(-4);
