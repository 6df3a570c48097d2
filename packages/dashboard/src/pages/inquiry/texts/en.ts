/** One inquiry and its decision. */
export const texts = {
  title: 'Inquiry',
  id: 'Id',
  decision: 'Decision',
  approve: 'Approve',
  decline: 'Decline',
  review: 'Send to review',
  decisions: {
    approve: {
      title: 'Approve this inquiry',
      send: 'Approve',
      done: 'Approved.',
      sandbox: 'Your webhooks are told inquiry.approved.',
      production: 'The business is told at once: inquiry.approved.',
    },
    decline: {
      title: 'Decline this inquiry',
      send: 'Decline',
      done: 'Declined.',
      sandbox: 'Your webhooks are told inquiry.declined.',
      production: 'The business is told at once: inquiry.declined.',
    },
    'mark-for-review': {
      title: 'Send this inquiry to review',
      send: 'Send to review',
      done: 'It waits for a person now.',
      sandbox: 'Your webhooks are told inquiry.marked-for-review.',
      production: 'The business is told at once: inquiry.marked-for-review.',
    },
  },
  comment: 'Why',
  commentHelp: 'Kept with the decision. Ctrl or Cmd with Enter sends.',
  waitsForSecond: 'Your decision is kept. A second person has to agree.',
  decidedAlready: 'You have decided this already. Somebody else has to read it.',
  ownInquiry: 'You created this inquiry. Somebody else has to decide it.',
  more: 'More',
  link: 'Link for the person',
  linkText: 'A link that opens this inquiry in a browser, once. Links made before go on working until they are used.',
  makeLink: 'Make a link',
  linkOnce: 'It is shown here once. Send it to the person.',
  resume: 'Open again',
  resumeText: 'The person goes on where they were, with a new link.',
  tags: 'Tags',
  tagged: 'The tags are saved.',
  print: 'Save as PDF',
  redact: 'Redact',
  redactText:
    'What is known of the person, pictures among it, is deleted for good. That there was an inquiry and how it ended stays.',
  redacted: 'The personal data were deleted',
  evidence: 'Evidence',
  evidenceHelp: 'What the inquiry holds beside what each part of the document states.',
  evidenceHidden: 'Your role does not show personal values.',
  verificationStates: {
    initiated: 'begun',
    submitted: 'being checked',
    passed: 'passed',
    failed: 'failed',
    requires_retry: 'to be repeated',
    canceled: 'canceled',
    confirmed: 'confirmed',
  },
  noChecks: 'No check has answered yet.',
  sessions: 'Sessions',
  unknownDevice: 'unknown device',
  history: 'History',
  moments: {
    'created-at': 'Created',
    'started-at': 'Begun by the person',
    'completed-at': 'Completed',
    'failed-at': 'Failed',
    'marked-for-review-at': 'Put before a person',
    'decisioned-at': 'Decided',
    'expired-at': 'Expired',
    'redacted-at': 'Personal data deleted',
  },
  decisionsOfPeople: 'What people decided',
  reads: {
    approve: 'approved',
    decline: 'declined',
    'mark-for-review': 'sent to review',
    hidden: 'decided; hidden until somebody else has',
  },
  you: 'you',
  somebody: 'somebody',
  raw: 'As the API has it',
  rerun: 'Run again',
  rerunAsked: 'The engines look once more. What they find appears here.',
  override: {
    passed: {
      action: 'Let it pass',
      of: 'Let it pass: {name}',
    },
    failed: {
      action: 'Let it fail',
      of: 'Let it fail: {name}',
    },
  },
  overrideText:
    "Your answer stands in place of the check's. It shows what the check said, who changed it and why. The inquiry stays what was decided.",
  overrideReason: 'Why',
} as const;

declare module '../../../texts/page-texts.ts' {
  interface EnglishPages {
    readonly inquiry: typeof texts;
  }
}
