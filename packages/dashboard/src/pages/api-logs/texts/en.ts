/** Texts of the API logs. */
export const texts = {
  title: 'API logs',
  one: 'Request',
  text: 'API requests of your servers in the last two weeks. Keys, pictures and personal data are not stored.',
  find: 'Request-Id',
  findIt: 'Find',
  errors: 'Refused requests',
  errorsHelp: { one: 'From the latest request.', other: 'From the latest {count} requests.' },
  times: {
    one: 'once',
    other: '{count} times',
  },
  allGroups: 'Show all {count}',
  newest: { one: 'Only the newest is shown.', other: 'Only the newest {count} are shown.' },
  none: 'No request yet',
  noneText: 'Requests that your server makes with an API key appear here.',
  columns: {
    request: 'Request',
    status: 'Response',
    version: 'Version',
    at: 'When',
  },
  missing: 'No request with this id is stored. Entries are deleted after two weeks.',
  address: 'IP address',
  id: 'Request-Id',
  redacted: 'The personal data was redacted.',
  again: 'Repeat the request',
  language: 'Language',
  keptHelp: 'Values that are not stored appear as [FILTERED].',
  replay: 'Replay in the sandbox',
  replayHelp: 'The request runs with your own permissions, and its changes are real.',
  send: 'Send',
  notJson: 'The body is not valid JSON.',
  answered: 'Response:',
  done: 'done',
  answer: 'response',
  query: 'Parameters',
  body: 'Body',
  headers: 'Headers',
  answerHeaders: 'Response headers',
} as const;

declare module '../../../texts/page-texts.ts' {
  interface EnglishPages {
    readonly apiLogs: typeof texts;
  }
}
