/** A case template: what its cases can be, what they hold and what a decision of them takes. */
import type { FieldSchema } from '../../../fields/index.ts';
import type { CaseCause } from '../../platform/case-links/index.ts';

export const statusKinds = ['initial', 'intermediate', 'end'] as const;

export type StatusKind = (typeof statusKinds)[number];

export interface CaseStatus {
  readonly name: string;
  readonly kind: StatusKind;
  /** What a case needs before it is given this status. */
  readonly requiresComment: boolean;
  readonly requiresTag: boolean;
  /** Keys of items of the checklist that must be ticked. */
  readonly requiresChecked: readonly string[];
  /** Reasons that are offered as tags. */
  readonly tags: readonly string[];
  /** Whether two people have to agree on it. */
  readonly requiresSecondRead: boolean;
}

export interface ChecklistItem {
  readonly key: string;
  readonly label: string;
}

/** What a case action does, in order; each is an operation that people call by themselves as well. */
export const actionOperations = [
  'set-status',
  'assign',
  'add-tag',
  'remove-tag',
  'set-fields',
  'set-queue',
  'comment',
  'snooze',
  'escalate',
  'approve-inquiries',
  'decline-inquiries',
] as const;

export type ActionOperation = (typeof actionOperations)[number];

export interface ActionStep {
  readonly operation: ActionOperation;
  /** Prefilled; what a person adds is laid over it. */
  readonly input: Readonly<Record<string, unknown>>;
}

export interface CaseAction {
  readonly key: string;
  readonly name: string;
  readonly steps: readonly ActionStep[];
}

/** Whom what a status requires is required of; second reads always are of everybody, and a key is nobody. */
export const demandTargets = ['people', 'everybody'] as const;

export interface CasePolicy {
  /** Queue of cases that name none; null for the default one. */
  readonly queueId: string | null;
  /** As of a queue, which holds where this is null. */
  readonly slaSeconds: number | null;
  readonly demandsOf: (typeof demandTargets)[number];
  /** What opens a case of this template by itself. */
  readonly opensFor: readonly CaseCause[];
}

/** What a version of a template says. */
export interface CaseDocument {
  readonly statuses: readonly CaseStatus[];
  readonly fields: readonly FieldSchema[];
  readonly checklist: readonly ChecklistItem[];
  readonly actions: readonly CaseAction[];
  readonly policy: CasePolicy;
  /** Tabs and modules of the page; checked for its size alone, since the page knows what it can draw. */
  readonly layout: Readonly<Record<string, unknown>>;
}

export interface CaseTemplateVersion {
  readonly id: string;
  readonly number: number;
  readonly document: CaseDocument;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly publishedAt: Date | null;
}

export interface CaseTemplate {
  readonly id: string;
  readonly key: string;
  readonly name: string;
  readonly status: 'active' | 'archived';
  readonly isDefault: boolean;
  readonly createdAt: Date;
  readonly updatedAt: Date | null;
  readonly archivedAt: Date | null;
  /** The published one, which holds for every case of the template. */
  readonly version: CaseTemplateVersion;
}

const status = (name: string, kind: StatusKind, requiresComment = false): CaseStatus => ({
  name,
  kind,
  requiresComment,
  requiresTag: false,
  requiresChecked: [],
  tags: [],
  requiresSecondRead: false,
});

/**
 * What a careful company begins with: whoever ends a case says why, and people who disagree have it looked at. Reviews and matches
 * have queues of their own, so that they open no case until somebody says so (decision 0116).
 */
export const shippedDocument: CaseDocument = {
  statuses: [
    status('Open', 'initial'),
    status('Pending', 'intermediate'),
    status('Approved', 'end', true),
    status('Declined', 'end', true),
  ],
  fields: [],
  checklist: [],
  actions: [],
  policy: { queueId: null, slaSeconds: null, demandsOf: 'people', opensFor: ['disagreement', 'rule', 'workflow'] },
  layout: {
    tabs: [
      { name: 'Overview', modules: ['info', 'objects', 'checklist', 'comments'] },
      { name: 'Timeline', modules: ['events'] },
    ],
  },
};

/** Compared without regard to case: samples of the reference mix `open` and `Open`. */
export const statusNamed = ({ statuses }: CaseDocument, name: string): CaseStatus | undefined =>
  statuses.find((each) => each.name.toLowerCase() === name.trim().toLowerCase());

export const initialStatus = ({ statuses }: CaseDocument): CaseStatus => {
  const found = statuses.find(({ kind }) => kind === 'initial');
  if (found === undefined) throw new Error('a case template has no initial status');
  return found;
};
