/** Accounts that share a value with one. */
export const texts = {
  title: 'Linked accounts',
  help: 'Accounts that have something in common with this one. What few share stands first.',
  table: 'Links, a row each',
  none: 'No other account shares anything with this one.',
  noneButHubs: 'No other account shares anything with this one but what many share.',
  more: 'More accounts are linked than are shown.',
  showAll: { one: 'Show {count} account', other: 'Show all {count} accounts' },
  columns: {
    account: 'Account',
    shares: 'Both have the same',
    first: 'First seen',
    by: 'Told by',
    count: 'Accounts with it',
  },
  accounts: { one: '{count} account', other: '{count} accounts' },
  hub: '{kind}: shared by {accounts}',
  hubAtLeast: '{kind}: shared by {accounts} or more',
  hubText:
    'A value that more than 25 accounts share, such as the address of an office or of a mobile network, is counted and not followed: it says nothing of one of them.',
  kinds: {
    'name-birthdate': 'Name and birthdate',
    'email-address': 'E-mail address',
    'phone-number': 'Phone number',
    address: 'Address',
    'browser-fingerprint': 'Browser',
    'device-fingerprint': 'Device',
    'ip-address': 'IP address',
    'ip-network': 'IP network',
    'card-fingerprint': 'Payment card',
    'identification-number': 'Identification number',
    'social-security-number': 'Social security number',
    picture: 'Picture',
  },
  sources: {
    account: 'the account',
    inquiry: 'the inquiry',
    verification: 'the verification',
    'inquiry-session': 'the session',
  },
} as const;

declare module '../../texts/page-texts.ts' {
  interface EnglishPages {
    readonly linkedAccounts: typeof texts;
  }
}
