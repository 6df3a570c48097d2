/** Texts of the organization page. */
export const texts = {
  title: 'Organization',
  text: 'Plan, production access and the go-live checklist.',
  access: 'Production access',
  states: {
    not_requested: 'not requested',
    requested: 'requested',
    approved: 'approved',
    refused: 'refused',
    suspended: 'suspended',
  },
  sentences: {
    not_requested: 'You can set up production. You can create inquiries there once the operator approves access.',
    requested: 'The operator has received your request and has not decided yet.',
    approved: 'You can create inquiries in production.',
    refused: 'The operator refused the request. You can request access again.',
    suspended: 'You cannot create inquiries in production. You can still read, decide and redact existing ones.',
  },
  reason: 'Reason: {reason}',
  ask: 'Request production access',
  asked: 'Request sent to the operator.',
  name: 'Company name',
  nameHelp: 'People who verify see it on every screen and in every message.',
  nameSave: 'Save the name',
  nameSaved: 'Saved. People see the new name within some seconds.',
  keepPlan: 'Keep {plan}',
  plan: 'Plan',
  usage: 'Used in {month}',
  usageHelp: 'Usage in production. The next month begins {resets}.',
  usageElsewhere: 'Switch to production to see your usage.',
  products: { inquiries: 'Inquiries', verifications: 'Verifications', reports: 'Reports' },
  without: '{used}, unlimited',
  of: '{used} of {allowance}',
  goLive: 'Go-live checklist',
  goLiveHelp: 'Each item shows the current state of this environment.',
  lineStates: { done: 'done', todo: 'to do', not_applicable: 'does not apply' },
  lines: {
    'public-address': 'People reach the service over https',
    'key-used': 'An API key was used',
    'webhook-delivered': 'A webhook is delivered',
    'template-published': 'An inquiry template is published',
    'second-owner': 'A second person owns the organization',
    'second-factors': 'Everyone uses two factors',
    mail: 'Mails can be sent',
    'root-key': 'The root key is kept apart from the data',
    backup: 'Backups are made',
    retention: 'Pictures are deleted after a time',
  },
  others: 'Organizations on this service',
  othersHelp: 'You operate this service: you decide which organizations can use production.',
  approve: 'Approve',
  refuse: 'Refuse',
  suspend: 'Suspend',
  decideOf: '{action}: {name}',
  decisionReason: 'Reason, shown to the organization',
  decided: 'Decided. The change takes effect everywhere within a second.',
} as const;

declare module '../../../texts/page-texts.ts' {
  interface EnglishPages {
    readonly organization: typeof texts;
  }
}
