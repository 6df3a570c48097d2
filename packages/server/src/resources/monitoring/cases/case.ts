/** Case: a matter for human review, with its objects and its assignee. */
import type { FieldState } from '../../../fields/index.ts';
import type { Subject } from '../../../security/subject-keys.ts';
import type { CaseCause } from '../../platform/case-links/index.ts';

export const caseStates = ['open', 'pending', 'resolved'] as const;

/** State in the words of searches; a redacted case keeps its last one. */
export type CaseState = (typeof caseStates)[number];

/** Actor on a case; people are shown by their e-mail address. */
export interface CaseParty {
  readonly type: 'user' | 'api-key' | 'workflow-run' | 'case-assignment-policy' | 'system';
  readonly id: string;
}

export interface CaseAttachment {
  readonly id: string;
  readonly filename: string;
  readonly mimeType: string;
  readonly byteSize: number;
}

export interface Case {
  readonly id: string;
  readonly subject: Subject;
  readonly templateId: string;
  /** Name of the form `KEY-n`. */
  readonly name: string;
  /** Name of a status of the template. */
  readonly status: string;
  readonly state: CaseState;
  readonly resolution: string | null;
  readonly queueId: string | null;
  /** Priority, 0 unless escalated; the highest comes first. */
  readonly priority: number;
  readonly creator: CaseParty | null;
  readonly assigneeId: string | null;
  readonly assignedAt: Date | null;
  readonly assigner: CaseParty | null;
  readonly resolver: CaseParty | null;
  readonly resolvedAt: Date | null;
  readonly updater: CaseParty | null;
  readonly cause: { readonly type: CaseCause; readonly id: string; readonly reason: string } | null;
  readonly slaExpiresAt: Date | null;
  readonly snoozedAt: Date | null;
  readonly snoozedUntil: Date | null;
  readonly fields: FieldState;
  readonly tags: readonly string[];
  readonly attachments: readonly CaseAttachment[];
  readonly version: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly redactedAt: Date | null;
}

/** Maximum number of objects in a case (contract, resources 4.2). */
export const mostObjects = 1000;

/** Maximum deadline from now: 90 days. */
export const longestSla = 7_776_000;
