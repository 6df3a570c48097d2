/** Keys of the environment. */
export const texts = {
  title: 'Keys',
  text: 'With which your programs call the API.',
  all: 'All keys',
  none: 'No key yet',
  noneText: 'Make one for each program, with no more than it needs.',
  make: 'Make a key',
  madeTitle: 'The key is made',
  onceText: 'This value is shown this once. Keep it where you keep secrets.',
  value: 'Value of the key',
  id: 'Id of the key',
  name: 'Name',
  nameHelp: 'The program that will use it.',
  purpose: 'What it is for',
  purposes: {
    verify: {
      label: 'Verify people',
      help: 'Creates inquiries and their links, and reads how they went.',
    },
    results: {
      label: 'Read results',
      help: 'Reads inquiries, verifications, documents and events; changes nothing.',
    },
    people: {
      label: 'Keep accounts',
      help: 'Reads and changes accounts.',
    },
    webhooks: {
      label: 'Set up webhooks',
      help: 'Makes webhooks and reads events.',
    },
    everything: {
      label: 'Everything but keys',
      help: 'For trying things out. In production choose less.',
    },
  },
  permissions: 'Permissions',
  permissionCount: {
    one: '{count} permission',
    other: '{count} permissions',
  },
  addresses: 'Allowed addresses',
  addressesHelp: 'Addresses or ranges such as 192.0.2.0/24, one a line. Empty: from anywhere.',
  columns: {
    name: 'Key',
    permissions: 'May',
    used: 'Last used',
    state: 'State',
    action: 'Change',
  },
  states: {
    live: 'live',
    ending: 'ends soon',
    expired: 'ended',
  },
  never: 'never',
  edit: 'Look at it',
  replace: 'Replace',
  end: 'End',
  actionOf: '{action}: {name}',
  save: 'Save',
  saved: 'Saved. It holds everywhere within a second.',
  replaceText:
    'Makes another value with the same settings. The one before works on until your programs have changed over.',
  overlap: 'Both work for',
  overlaps: {
    '0': 'no time: the one before ends now',
    '3600': 'an hour',
    '86400': 'a day',
    '604800': 'a week',
  },
  endText: 'The key is refused everywhere within a second. A key that has ended cannot be brought back.',
  endedNow: 'The key has ended.',
  use: 'What it did in the last 30 days',
  unused: 'It was not used in the last 30 days: nothing would break.',
  breaks: {
    one: '{count} operation that it calls would be refused.',
    other: '{count} operations that it calls would be refused.',
  },
  breaksNothing: 'Everything that it calls would go on working.',
  useColumns: {
    operation: 'Operation',
    calls: 'Calls',
    last: 'Last',
    verdict: 'Then',
  },
  refused: 'refused',
  works: 'works',
} as const;

declare module '../../../texts/page-texts.ts' {
  interface EnglishPages {
    readonly keys: typeof texts;
  }
}
