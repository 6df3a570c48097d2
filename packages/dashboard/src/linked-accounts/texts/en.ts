/** Texts of linked accounts. */
export const texts = {
  title: 'Linked accounts',
  help: 'Accounts that share a value with this one. Values that the fewest accounts share come first.',
  table: 'Links, one per row',
  none: 'No other account shares a value with this one.',
  noneButHubs: 'Other accounts share only common values with this one.',
  more: 'Not all linked accounts are shown.',
  showAll: { one: 'Show {count} account', other: 'Show all {count} accounts' },
  columns: {
    account: 'Account',
    shares: 'Shared value',
    first: 'First seen',
    by: 'Source',
    count: 'Accounts with this value',
  },
  accounts: { one: '{count} account', other: '{count} accounts' },
  hub: '{kind}: shared by {accounts}',
  hubAtLeast: '{kind}: shared by {accounts} or more',
  hubText:
    'A value that more than 25 accounts share, such as an office address or a mobile network, is counted but does not link accounts: it says nothing about any one of them.',
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
