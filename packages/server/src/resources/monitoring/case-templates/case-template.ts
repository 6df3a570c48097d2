/** Case template: the statuses of its cases, their fields, and the requirements of a decision. */
import type { FieldSchema } from '../../../fields/index.ts';
import type { CaseCause } from '../../platform/case-links/index.ts';

export const statusKinds = ['initial', 'intermediate', 'end'] as const;

export type StatusKind = (typeof statusKinds)[number];

export interface CaseStatus {
  readonly name: string;
  readonly kind: StatusKind;
  /** True if the status requires a comment. */
  readonly requiresComment: boolean;
  readonly requiresTag: boolean;
  /** Keys of checklist items that must be checked. */
  readonly requiresChecked: readonly string[];
  /** Reasons that are offered as tags. */
  readonly tags: readonly string[];
  /** True if two people have to agree on the status. */
  readonly requiresSecondRead: boolean;
}

export interface ChecklistItem {
  readonly key: string;
  readonly label: string;
}

/** Operations that a case action can run, in order; people can call each of them directly too. */
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
  /** Preset input; a person's input overrides it. */
  readonly input: Readonly<Record<string, unknown>>;
}

export interface CaseAction {
  readonly key: string;
  readonly name: string;
  readonly steps: readonly ActionStep[];
}

/**
 * Targets of a status's requirements: only people, or every caller. Second reads always apply to every caller, and a
 * key cannot give one.
 */
export const demandTargets = ['people', 'everybody'] as const;

export interface CasePolicy {
  /** Queue of cases that name no queue; null for the default queue. */
  readonly queueId: string | null;
  /** Time limit in seconds; null for the time limit of the queue. */
  readonly slaSeconds: number | null;
  readonly demandsOf: (typeof demandTargets)[number];
  /** Causes for which a case of this template is opened automatically. */
  readonly opensFor: readonly CaseCause[];
}

/** Document of a template version. */
export interface CaseDocument {
  readonly statuses: readonly CaseStatus[];
  readonly fields: readonly FieldSchema[];
  readonly checklist: readonly ChecklistItem[];
  readonly actions: readonly CaseAction[];
  readonly policy: CasePolicy;
  /**
   * Tabs and modules of the page. Only the size is validated, since only the page knows the modules that it can render.
   */
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
  /** Published version, which applies to every case of the template. */
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
 * Cautious default: a decision needs a comment, and disagreement needs a review. Reviews and matches have their own
 * queues, so they open no case unless configured (decision 0116).
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

/** Finds a status, ignoring case: samples of the reference mix `open` and `Open`. */
export const statusNamed = ({ statuses }: CaseDocument, name: string): CaseStatus | undefined =>
  statuses.find((each) => each.name.toLowerCase() === name.trim().toLowerCase());

export const initialStatus = ({ statuses }: CaseDocument): CaseStatus => {
  const found = statuses.find(({ kind }) => kind === 'initial');
  if (found === undefined) throw new Error('a case template has no initial status');
  return found;
};
