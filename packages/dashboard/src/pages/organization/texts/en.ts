/** The organization, its plan and what is left to do before it goes live. */
export const texts = {
  title: 'Organization',
  text: 'Plan, production access and what to do before you go live.',
  access: 'Production access',
  states: {
    not_requested: 'not asked for',
    requested: 'asked for',
    approved: 'approved',
    refused: 'refused',
    suspended: 'suspended',
  },
  sentences: {
    not_requested: 'You can prepare production. Inquiries are created there once the operator has approved it.',
    requested: 'The operator has been asked and has not decided yet.',
    approved: 'Inquiries can be created in production.',
    refused: 'The operator refused. You can ask again.',
    suspended: 'Nothing more is created in production. What exists can be read, decided and redacted.',
  },
  reason: 'Reason: {reason}',
  ask: 'Ask for production access',
  asked: 'The operator is asked.',
  plan: 'Plan',
  usage: 'Used in {month}',
  usageHelp: 'Of production. The next month begins {resets}.',
  usageElsewhere: 'Switch to production to see what of the plan was used.',
  products: { inquiries: 'Inquiries', verifications: 'Verifications', reports: 'Reports' },
  without: '{used}, without end',
  of: '{used} of {allowance}',
  goLive: 'Before you go live',
  goLiveHelp: 'Each line is looked at as it is now, in this environment.',
  lineStates: { done: 'done', todo: 'to do', not_applicable: 'does not apply' },
  lines: {
    'public-address': 'People reach the service over https',
    'key-used': 'An API key was used',
    'webhook-delivered': 'A webhook is delivered',
    'template-published': 'An inquiry template is published',
    'second-owner': 'A second person owns the organization',
    'second-factors': 'Everybody shows two factors',
  },
  others: 'Organizations of this service',
  othersHelp: 'You run this service: you decide who creates in production.',
  approve: 'Approve',
  refuse: 'Refuse',
  suspend: 'Suspend',
  decideOf: '{action}: {name}',
  decisionReason: 'Reason, shown to their people',
  decided: 'Decided. It holds everywhere within a second.',
} as const;

declare module '../../../texts/page-texts.ts' {
  interface EnglishPages {
    readonly organization: typeof texts;
  }
}
