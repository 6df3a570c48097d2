/** Inquiries in a list. */
export const texts = {
  title: 'Inquiries',
  text: 'Everybody who was asked to verify, the newest first.',
  next: 'Next to review',
  noneWaits: 'Nothing waits for you.',
  find: 'Find',
  findHelp: 'A reference, an id, or words such as status:needs_review age:>2h',
  status: 'Status',
  anyStatus: 'any',
  template: 'Template',
  anyTemplate: 'any',
  show: 'Show',
  none: 'No inquiry fits.',
  unknown: 'This means nothing here: {words}',
  grammar:
    'Known are status:, template:, account:, reference:, id:, from: and until: with a day such as 2026-01-31, and age: with > or < and a number of m, h, d or w.',
  nobody: 'no name yet',
  columns: {
    who: 'Who',
    status: 'Status',
    template: 'Template',
    tags: 'Tags',
    created: 'Created',
  },
  open: 'Open',
  choose: 'Choose {name}',
  chosenTitle: 'Chosen inquiries',
  chosen: {
    one: '{count} chosen',
    other: '{count} chosen',
  },
  chooseAll: 'Choose all that fit, at most {most}',
  chooseNone: 'Choose none',
  bulk: {
    approve: {
      title: 'Approve what is chosen',
      send: 'Approve',
    },
    decline: {
      title: 'Decline what is chosen',
      send: 'Decline',
    },
    'mark-for-review': {
      title: 'Mark what is chosen for review',
      send: 'Mark for review',
    },
    'add-tag': {
      title: 'Tag what is chosen',
      send: 'Add a tag',
    },
  },
  bulkAsk: {
    one: 'It is done to {count} inquiry, as if you opened it.',
    other: 'It is done to {count} inquiries, one by one. What is refused is named.',
  },
  bulkTag: 'Tag',
  bulkComment: 'Why, for all of them',
  bulkProgress: 'How far it is',
  bulkDone: '{done} of {total} done, {refused} refused',
  bulkStop: 'Stop',
  views: 'Views',
  viewReview: 'Needs review',
  viewLate: 'Needs review for a day',
  viewFailed: 'Failed or declined this week',
  viewSave: 'Save this view',
  viewDelete: 'Delete the view {name}',
  viewName: 'Name',
  viewShared: 'Everybody sees it',
} as const;

declare module '../../../texts/page-texts.ts' {
  interface EnglishPages {
    readonly inquiries: typeof texts;
  }
}
