/** Texts of the webhook page. */
export const texts = {
  missing: 'Webhook not found.',
  failingTitle: 'Deliveries are failing',
  stoppedTitle: 'Disabled because deliveries failed for too long',
  failingText: 'Since',
  settings: 'Settings',
  version: 'API version',
  id: 'Id',
  deliveries: 'Deliveries',
  deliveriesHelp: 'Sent and pending deliveries, kept for 30 days.',
  status: 'Status',
  anyStatus: 'any',
  faults: {
    ECONNREFUSED: 'nothing listens at the address',
    ENOTFOUND: 'the name of the host is unknown',
    ETIMEDOUT: 'no answer in time',
    ECONNRESET: 'the connection was cut',
  },
  states: {
    pending: 'pending',
    completed: 'delivered',
    failed: 'failed',
    skipped: 'skipped',
  },
  columns: {
    event: 'Event',
    status: 'Status',
    answer: 'Response',
    attempts: 'Attempts',
    created: 'Created',
  },
  none: 'Nothing was sent yet.',
  again: 'Send again what failed or waits',
  againText:
    'Sends every delivery of this period that failed, and every one that waits for its next attempt after a failure. One whose attempt is in progress is not sent twice.',
  since: 'Since',
  until: 'Until',
  untilHelp: 'Empty: until now.',
  send: 'Send',
  sentMany: {
    one: '{count} delivery is sent again.',
    other: '{count} deliveries are sent again.',
  },
  sendEvent: 'Send an event',
  sendEventText: 'Sends a recent event of this name unchanged. Filters do not apply.',
  noEvents: 'No events yet. Create an inquiry first.',
  delivery: 'Delivery',
  attempts: '{made} made, {left} left',
  never: 'never',
  lastAttempt: 'Last attempt',
  nextAttempt: 'Next attempt',
  response: 'Response of the receiver',
  payload: 'Payload',
  sendOneAgain: 'Resend',
  sendOneHelp: 'Resend sends the event with a new signature. Filters do not apply.',
  sentAgain: 'Sending.',
  skippedTitle: 'Skipped: the filter does not match',
  skippedText: '{path} is {found}; the filter requires {wanted}.',
  filterMatchesNow: 'A filter or setting skipped this delivery; it has changed since.',
  nothing: 'nothing',
  actions: {
    edit: 'Edit',
    enable: 'Enable',
    disable: 'Disable',
    archive: 'Archive',
    rotate: 'New secret',
  },
  actionTexts: {
    enable: 'The webhook receives events from now on.',
    disable: 'Stops all deliveries. Pending deliveries are dropped.',
    archive: 'Ends the webhook permanently. Pending deliveries are dropped.',
  },
  rotateText: 'For 24 hours, both the current and the new secret sign deliveries.',
  saved: 'Saved.',
  save: 'Save',
} as const;

declare module '../../../texts/page-texts.ts' {
  interface EnglishPages {
    readonly webhook: typeof texts;
  }
}
