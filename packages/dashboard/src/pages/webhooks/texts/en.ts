/** Texts of the list of webhooks and the dialog that creates one. */
export const texts = {
  title: 'Webhooks',
  one: 'Webhook',
  text: 'Signed notifications to your server about every event.',
  make: 'Add a webhook',
  none: 'No webhook yet',
  noneText: 'Without a webhook, your server has to poll each inquiry. Add the URL of your webhook endpoint.',
  columns: {
    name: 'Name',
    status: 'Status',
    events: 'Events',
    created: 'Added',
  },
  allEvents: 'all events',
  events: {
    one: '{count} event',
    other: '{count} events',
  },
  states: {
    enabled: 'enabled',
    disabled: 'disabled',
    archived: 'archived',
  },
  failing: 'failing',
  stoppedByFailing: 'disabled after failures',
  name: 'Name',
  url: 'URL',
  urlHelp: 'https in production.',
  usual: 'Events',
  others: 'Other events',
  othersHelp: 'One per line; * for all.',
  filter: 'Payload filter',
  filterHelp: 'JSON that the payload must contain. Empty: all events are sent.',
  filterBroken: 'This is not a JSON object.',
  madeTitle: 'The webhook is enabled',
  onceText: 'Your server verifies signatures with this secret. Store it where your server can read it.',
  secret: 'Secret',
  signature: 'Check a signature',
  signatureHelp: 'Paste what your server received. It never leaves this page.',
  header: 'Service-Signature header',
  body: 'Body, as received',
  bodyHelp: 'The raw body, not parsed and serialized again.',
  check: 'Check signature',
  signatureVerdicts: {
    fits: 'The signature is valid.',
    'no-header': 'There is no header to check.',
    'wrong-format': 'The header does not have the form t=…,v1=….',
    'body-or-secret': 'The secret is a different one, or the body differs from the body that was sent.',
    'fits-trimmed': 'The signature is valid without the whitespace around the body: something added whitespace.',
    'too-old': 'The signature is valid but older than five minutes: receivers reject it as a possible replay.',
  },
} as const;

declare module '../../../texts/page-texts.ts' {
  interface EnglishPages {
    readonly webhooks: typeof texts;
  }
}
