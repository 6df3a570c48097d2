/** Roles: what the people of an organization may do (contract, platform 17). */
import type { Right } from '../../../security/permissions.ts';
import type { EnvironmentKind } from '../../../security/scope.ts';

export const seededRoles = ['owner', 'admin', 'developer', 'analyst', 'reviewer', 'auditor'] as const;

export type SeededRole = (typeof seededRoles)[number];

export interface Role {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly permissions: readonly Right[];
  /** Where it gives them. */
  readonly environments: readonly EnvironmentKind[];
  /** Inquiry templates whose inquiries alone it reaches; none means all. */
  readonly onlyTemplates: readonly string[];
  /** Which of the first roles it is; null for one that was made. */
  readonly seededAs: SeededRole | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly archivedAt: Date | null;
}
