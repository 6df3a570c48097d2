/** Texts of printed cases, in English. */
import type { CaseCause } from '../../../../platform/case-links/index.ts';

export const texts = {
  case: 'Case',
  facts: {
    opened: 'Opened',
    openedBy: 'Opened by',
    cause: 'Reason',
    assignee: 'Assigned to',
    deadline: 'Deadline',
    resolved: 'Resolved',
    resolvedBy: 'Resolved by',
    tags: 'Tags',
  },
  causes: {
    review: 'An inquiry was sent to review.',
    disagreement: 'Two reviewers disagree.',
    'report-match': 'A report has a match.',
    rule: 'Opened by a rule.',
    workflow: 'Opened by a workflow.',
  } satisfies Readonly<Record<CaseCause, string>>,
  fields: 'Fields',
  objects: 'Attached',
  objectTable: { kind: 'Kind', id: 'Id' },
  objectKinds: {
    inquiry: 'Inquiry',
    account: 'Account',
    report: 'Report',
    'report-run': 'Run of a report',
    verification: 'Verification',
    transaction: 'Transaction',
    document: 'Document',
    other: 'Other',
  },
  objectOf: '{family}: {kind}',
  checklist: 'Checklist',
  checkTable: { item: 'Item', by: 'By', at: 'At' },
  comments: 'Comments',
  comment: '{by}, {at}: {message}',
} as const;
