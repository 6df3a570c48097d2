/** Texts of the events page. */
export const texts = {
  title: 'Events',
  one: 'Event',
  text: 'Everything that happened, with the object at that time. Webhooks receive the same events.',
  live: 'Follow live',
  name: 'Event',
  anyName: 'All events',
  object: 'Object id',
  show: 'Show',
  none: 'No event yet',
  noneText: 'Create an inquiry: its events appear here.',
  noneFound: 'No event matches.',
  columns: {
    name: 'Event',
    object: 'Object',
    at: 'When',
  },
  id: 'Event id',
  version: 'API version',
  compare: 'Compared with',
  compareNone: 'none',
  payload: 'event',
  differences: 'From {from} to {to}',
  same: 'Both versions show the same.',
  redacted: 'The personal data was redacted.',
} as const;

declare module '../../../texts/page-texts.ts' {
  interface EnglishPages {
    readonly events: typeof texts;
  }
}
