/** Requests to the API. */
export const texts = {
  title: 'API logs',
  one: 'Request',
  text: 'What your servers asked in the last two weeks. Keys, pictures and what could tell of somebody are not kept.',
  find: 'Request-Id',
  findIt: 'Find',
  errors: 'What was refused',
  errorsHelp: { one: 'The latest request.', other: 'Among the latest {count} requests.' },
  times: {
    one: 'once',
    other: '{count} times',
  },
  allGroups: 'Show all {count}',
  newest: { one: 'The newest of them.', other: 'The newest {count} of them.' },
  none: 'No request yet',
  noneText: 'Each request that your server makes with a key appears here.',
  columns: {
    request: 'Request',
    status: 'Answer',
    version: 'Version',
    at: 'When',
  },
  missing: 'No request is kept under this id. Entries go after two weeks.',
  address: 'From',
  id: 'Request-Id',
  redacted: 'What it held of a person was redacted.',
  again: 'Send it again yourself',
  language: 'Language',
  keptHelp: 'Values that were not kept stand as [FILTERED].',
  replay: 'Replay in the sandbox',
  replayHelp: 'It is sent with your own rights, and what it changes is changed.',
  send: 'Send',
  notJson: 'The body is no JSON.',
  answered: 'Answered:',
  done: 'done',
  answer: 'answer',
  query: 'Parameters',
  body: 'Body',
  headers: 'Headers',
  answerHeaders: 'Headers of the answer',
} as const;

declare module '../../../texts/page-texts.ts' {
  interface EnglishPages {
    readonly apiLogs: typeof texts;
  }
}
