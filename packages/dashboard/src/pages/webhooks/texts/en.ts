/** Webhooks and how they are made. */
export const texts = {
  title: 'Webhooks',
  one: 'Webhook',
  text: 'Where your server is told what happens, signed.',
  make: 'Add a webhook',
  none: 'No webhook yet',
  noneText: 'Without one your server has to ask for each inquiry. Add the address that is to be told.',
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
  stoppedByFailing: 'stopped after failures',
  name: 'Name',
  url: 'Address',
  urlHelp: 'https in production.',
  usual: 'Events',
  others: 'Other events',
  othersHelp: 'One a line; * for all.',
  filter: 'Payload filter',
  filterHelp: 'JSON that must be part of the payload. Empty sends everything.',
  filterBroken: 'This is no JSON object.',
  madeTitle: 'The webhook is enabled',
  onceText: 'Your server checks signatures with this secret. Keep it where your server finds it.',
  secret: 'Secret',
  signature: 'Why is a signature refused?',
  signatureHelp: 'Paste what your server got. Nothing of it leaves this page.',
  header: 'Service-Signature header',
  body: 'Body, as it came',
  bodyHelp: 'Raw, not parsed and written again.',
  check: 'Check',
  signatureVerdicts: {
    fits: 'The signature fits.',
    'no-header': 'There is no header to check.',
    'wrong-format': 'The header is not of the form t=…,v1=….',
    'body-or-secret': 'It was signed with another secret, or the body is not the one that was sent, byte for byte.',
    'fits-trimmed': 'It fits without the space around the body: something added it.',
    'too-old': 'The signature fits and is older than five minutes: receivers refuse it as sent again by somebody else.',
  },
} as const;

declare module '../../../texts/page-texts.ts' {
  interface EnglishPages {
    readonly webhooks: typeof texts;
  }
}
