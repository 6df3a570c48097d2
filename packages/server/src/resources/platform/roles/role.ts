/** Roles: rights of the people of an organization (contract, platform 17). */
import type { Right } from '../../../security/permissions.ts';
import type { EnvironmentKind } from '../../../security/scope.ts';

export const seededRoles = ['owner', 'admin', 'developer', 'analyst', 'reviewer', 'auditor'] as const;

export type SeededRole = (typeof seededRoles)[number];

export interface Role {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly permissions: readonly Right[];
  /** Environments in which the role gives its permissions. */
  readonly environments: readonly EnvironmentKind[];
  /** Inquiry templates to whose inquiries the role is limited; empty for all. */
  readonly onlyTemplates: readonly string[];
  /** Kind of seeded role; null for a role that people created. */
  readonly seededAs: SeededRole | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly archivedAt: Date | null;
}
