/** Texts of the list of inquiries. */
export const texts = {
  title: 'Inquiries',
  text: 'All verification requests, newest first.',
  next: 'Review the next one',
  waiting: '{count} waiting',
  noneWaits: 'No inquiry is waiting for you.',
  find: 'Find',
  findHelp: 'A reference, an id, or words such as status:needs_review tag:vip age:>2h',
  status: 'Status',
  anyStatus: 'any',
  template: 'Template',
  anyTemplate: 'any',
  check: 'Failed check',
  anyCheck: 'any',
  show: 'Show',
  none: 'No inquiry matches.',
  findPerson: 'Find a person by name, e-mail address or phone number',
  unknown: 'Not understood: {words}',
  grammar:
    'Use status:, template:, account:, reference:, id:, tag:, country: with a code such as DE, check: with the name of a check such as id_expired_detection, counted: with waiting, reviewed, failed or expired, from: and until: with a day such as 2026-01-31, and age: with > or < and a number of m, h, d or w. Each word counts once, and until: cannot lie before from:.',
  nobody: 'no name yet',
  columns: {
    who: 'Person',
    status: 'Status',
    template: 'Template',
    tags: 'Tags',
    created: 'Created',
    age: 'Age',
    claimed: 'Claimed by',
    lastEvent: 'Last event',
  },
  columnsMenu: 'Columns',
  you: 'You',
  events: {
    created: 'Created',
    started: 'Started',
    completed: 'Completed',
    failed: 'Failed',
    review: 'Sent to review',
    approved: 'Approved',
    declined: 'Declined',
    decided: 'Decided',
    expired: 'Expired',
    redacted: 'Redacted',
    changed: 'Changed',
  },
  open: 'Open',
  choose: 'Select {name}',
  chosenTitle: 'Selected inquiries',
  chosen: {
    one: '{count} selected',
    other: '{count} selected',
  },
  chooseAll: 'Select all matching, at most {most}',
  chooseNone: 'Clear the selection',
  bulk: {
    approve: {
      title: 'Approve the selected inquiries',
      send: 'Approve',
    },
    decline: {
      title: 'Decline the selected inquiries',
      send: 'Decline',
    },
    'mark-for-review': {
      title: 'Mark the selected inquiries for review',
      send: 'Mark for review',
    },
    'add-tag': {
      title: 'Tag the selected inquiries',
      send: 'Add a tag',
    },
  },
  bulkAsk: {
    one: 'Applies to {count} inquiry, as if you opened it.',
    other: 'Applies to {count} inquiries one at a time; failures are listed.',
  },
  bulkTag: 'Tag',
  bulkComment: 'Reason, for all of them',
  bulkProgress: 'Progress',
  bulkDone: '{done} of {total} done, {refused} refused',
  bulkStop: 'Stop',
  bulkShow: 'Show',
  views: 'Views',
  viewReview: 'Needs review',
  viewLate: 'Needs review for over a day',
  viewFailed: 'Failed or declined this week',
  viewSave: 'Save this view',
  viewDelete: 'Delete the view {name}',
  viewName: 'Name',
  viewShared: 'Share with everyone',
} as const;

declare module '../../../texts/page-texts.ts' {
  interface EnglishPages {
    readonly inquiries: typeof texts;
  }
}
