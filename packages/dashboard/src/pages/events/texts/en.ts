/** Events and one of them. */
export const texts = {
  title: 'Events',
  one: 'Event',
  text: 'What happened, with the object as it was then. Webhooks are sent the same.',
  live: 'Follow live',
  name: 'Event',
  anyName: 'All events',
  object: 'Id of the object',
  show: 'Show',
  none: 'No event yet',
  noneText: 'Make an inquiry: what happens to it appears here.',
  noneFound: 'No event is like this.',
  columns: {
    name: 'Event',
    object: 'Object',
    at: 'When',
  },
  id: 'Event id',
  version: 'Version of the API',
  compare: 'Compared with',
  compareNone: 'no other',
  payload: 'event',
  differences: 'From {from} to {to}',
  same: 'Both versions show the same.',
  redacted: 'What it held of a person was redacted.',
} as const;

declare module '../../../texts/page-texts.ts' {
  interface EnglishPages {
    readonly events: typeof texts;
  }
}
