/** Texts of the page of a bulk action. */
export const texts = {
  title: 'Bulk action',
  back: 'Back to the inquiries',
  gone: 'This bulk action was not found',
  goneText: 'Someone else started it, or it is more than a week old.',
  progress: 'Progress',
  goesOn: 'This continues when you leave the page. The list of inquiries links back to it.',
  allDone: 'All were done.',
  stopped: {
    one: 'It was stopped: {count} inquiry was left as it is.',
    other: 'It was stopped: {count} inquiries were left as they are.',
  },
  awaitingSecond: {
    one: '{count} inquiry waits for a second person, who has to agree.',
    other: '{count} inquiries wait for a second person, who has to agree.',
  },
  retry: 'Try the refused again',
  refused: 'Refused',
  refusedHelp: 'By reason. Nothing was changed on these inquiries.',
  more: {
    one: 'and {count} more',
    other: 'and {count} more',
  },
  causes: {
    status: 'Its status does not allow this: {status}.',
    redacted: 'Its personal data was erased.',
    awaitsReport: 'A report that it needs has no result yet.',
  },
  reasons: {
    conflict: 'The inquiry has changed since, or is in the wrong state.',
    not_found: 'The inquiry is not there, or is not for your role.',
    second_read_required: 'You have already decided. A second person has to agree.',
    unprocessable: 'A rule of the inquiry or of the organization forbids this, such as the number of tags.',
    internal: 'The service failed at these. Try again; if it fails again, contact the operator.',
  },
} as const;

declare module '../../../texts/page-texts.ts' {
  interface EnglishPages {
    readonly bulkAction: typeof texts;
  }
}
