/** Texts of the keys page. */
export const texts = {
  title: 'Keys',
  text: 'API keys that your programs use to call the API.',
  all: 'All keys',
  none: 'No key yet',
  noneText: 'Create one key per program, with only the permissions it needs.',
  make: 'Create a key',
  madeTitle: 'Key created',
  onceText: 'The value is shown only once. Store it with your other secrets.',
  value: 'Key value',
  id: 'Key id',
  name: 'Name',
  nameHelp: 'The program that will use it.',
  purpose: 'Purpose',
  purposes: {
    verify: {
      label: 'Verify people',
      help: 'Creates inquiries and their links, and reads their results.',
    },
    results: {
      label: 'Read results',
      help: 'Reads inquiries, verifications, documents and events; changes nothing.',
    },
    people: {
      label: 'Manage accounts',
      help: 'Reads and changes accounts.',
    },
    webhooks: {
      label: 'Set up webhooks',
      help: 'Creates webhooks and reads events.',
    },
    everything: {
      label: 'Everything but keys',
      help: 'For testing. Choose fewer permissions in production.',
    },
  },
  permissions: 'Permissions',
  permissionCount: {
    one: '{count} permission',
    other: '{count} permissions',
  },
  addresses: 'Allowed addresses',
  addressesHelp: 'IP addresses or ranges such as 192.0.2.0/24, one per line. Empty: from anywhere.',
  columns: {
    name: 'Key',
    permissions: 'Permissions',
    used: 'Last used',
    state: 'Status',
    action: 'Change',
  },
  states: {
    live: 'active',
    ending: 'expires soon',
    expired: 'expired',
  },
  never: 'never',
  edit: 'View',
  replace: 'Replace',
  end: 'Expire',
  actionOf: '{action}: {name}',
  save: 'Save',
  saved: 'Saved. The change takes effect everywhere within a second.',
  replaceText:
    'Creates a new value with the same settings. The old value keeps working for the time you choose, so you can update your programs.',
  overlap: 'Both values work for',
  overlaps: {
    '0': 'no time: the old value expires now',
    '3600': 'an hour',
    '86400': 'a day',
    '604800': 'a week',
  },
  endText: 'The API refuses the key within a second. You cannot restore an expired key.',
  endedNow: 'The key has expired.',
  use: 'Use in the last 30 days',
  unused: 'The key was not used in the last 30 days: nothing would break.',
  breaks: {
    one: '{count} operation that it used would be refused.',
    other: '{count} operations that it used would be refused.',
  },
  breaksNothing: 'Every operation that worked would keep working.',
  alwaysRefused: {
    one: '{count} operation was refused every time it was called.',
    other: '{count} operations were refused every time they were called.',
  },
  callsRefused: {
    one: '{count} refused',
    other: '{count} refused',
  },
  lacks: 'lacks {permission}',
  useColumns: {
    operation: 'Operation',
    calls: 'Calls',
    last: 'Last call',
    verdict: 'After saving',
  },
  verdicts: {
    works: 'works',
    breaks: 'would be refused',
    refused: 'was refused',
  },
} as const;

declare module '../../../texts/page-texts.ts' {
  interface EnglishPages {
    readonly keys: typeof texts;
  }
}
