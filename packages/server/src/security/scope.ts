/**
 * The caller's organization and environment. Every store function takes the scope, and the database enforces the same
 * environment by row-level security (`countersign.environment_id`).
 */
import type { EnvironmentKeys } from './key-ring.ts';

export type EnvironmentKind = 'sandbox' | 'production';

export interface Scope {
  readonly organizationId: string;
  readonly environmentId: string;
  readonly environmentKind: EnvironmentKind;
  readonly keys: EnvironmentKeys;
}

/** The author of a change, in events and audit log. */
export type Actor =
  | { readonly type: 'api-key'; readonly id: string }
  | { readonly type: 'user'; readonly id: string }
  | { readonly type: 'inquiry-session'; readonly id: string }
  | { readonly type: 'system' };
